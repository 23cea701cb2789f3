import { queryOptions, useQuery } from '@tanstack/react-query';
import { hasPlace } from '#features/search/search-limits.ts';
import { searchQuery } from '#features/search/search-rules.ts';
import type { Day } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { callQuery, callQueryOrNull, keyOf, senderOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { useIsLoggedIn } from '#web/useSession.tsx';
import type { ChangeForm } from '../change-contract.ts';
import { seniorCare } from '../contract.ts';
import type { RoomType } from '../rooms.ts';
import { waiting, type WaitingPlace } from '../waiting-contract.ts';
import { centreSearch } from '../filters.ts';
import type { CentreSearch } from '../search.ts';
import type { StayDraft } from './booking/stay-draft.ts';

export const kindsOffered = () => callQuery(seniorCare.services, {});

type KindCounts = { byKind?: Record<string, number> | undefined };

/** How many centres of each kind a search would find; without a place, or near one that nobody knows, there is nothing to count. */
export const kindsCounted = (search: CentreSearch) =>
  queryOptions({
    queryKey: [
      ...keyOf(seniorCare.counts),
      'kinds',
      search.place,
      search.latitude,
      search.longitude,
    ] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<KindCounts> => {
      if (!hasPlace(search)) return {};
      try {
        const { place, latitude, longitude } = search;
        const query = searchQuery(centreSearch, { ...centreSearch.empty, place, latitude, longitude });
        const { counts } = await senderOf(client)(seniorCare.counts, { query }, { signal });
        return { byKind: counts['kind'] ?? {} };
      } catch (error) {
        if (error instanceof Failure && error.code === 'invalid_input') return {};
        throw error;
      }
    },
    staleTime: 60_000,
  });

export const topRatedNear = (place = '') => callQuery(seniorCare.topRated, { query: { place } });

/** Centres side by side. */
export const comparedCentres = (ids: readonly string[]) => callQuery(seniorCare.compare, { query: { ids: [...ids] } });

/** A centre, or null when there is none of that id. */
export const centreWith = (id: string | null | undefined) =>
  callQueryOrNull(seniorCare.details, { params: { id: id || 'none' } });

/** Seats change by the minute, so they are asked whenever somebody begins to choose. */
export const seatsOf = (id: string, { from, to, room }: { from: Day; to: Day; room: RoomType | null }) => {
  const key = callQuery(seniorCare.seats, { params: { id }, query: { from, to, ...(room && { room }) } });
  return { ...key, staleTime: 0, meta: { isQuiet: true } };
};

/** The days for which one waits, what is offered first. */
export function myWaiting() {
  refreshOn(['bookings'], keyOf(waiting.mine));
  return callQuery(waiting.mine, {});
}

const nothing: readonly WaitingPlace[] = [];

/** The same at one centre, for whoever is logged in; asked once the page stands. */
export function useWaitingAt(centreId: string): readonly WaitingPlace[] {
  const { data } = useQuery({ ...myWaiting(), enabled: useIsLoggedIn(), meta: { isQuiet: true } });
  return data?.data.filter((one) => one.centerId === centreId) ?? nothing;
}

/** The coming days of a stay and what letting one go means; null when it is not among one's own. */
export function stayDaysOf(id: string) {
  refreshOn(['bookings'], keyOf(seniorCare.stayDays));
  return callQueryOrNull(seniorCare.stayDays, { params: { id } });
}

/** What other days of a stay would mean at this moment. */
export const changeQuoteFor = (id: string, wanted: ChangeForm) =>
  queryOptions({
    queryKey: [...keyOf(seniorCare.quoteChange), id, wanted] as readonly unknown[],
    queryFn: ({ client, signal }) =>
      senderOf(client)(seniorCare.quoteChange, { params: { id }, body: wanted }, { signal }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

/** What the stay costs at this moment, and on which of its days the centre is full. */
export const quoteFor = (centerId: string, stay: StayDraft, held?: string) =>
  queryOptions({
    queryKey: [...keyOf(seniorCare.quote), centerId, stay, held] as readonly unknown[],
    queryFn: ({ client, signal }) =>
      senderOf(client)(
        seniorCare.quote,
        { body: { centerId, stay, familyMemberId: stay.familyMemberId, ...(held && { held }) } },
        { signal },
      ),
    staleTime: 0,
  });
