import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import type { Day } from '#shared/dates.ts';
import { callQuery, callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { centrePartner, type requestTabs } from '../partner-contract.ts';

export type RequestTab = (typeof requestTabs)[number];
export type RequestList = Reply<typeof centrePartner.requests>;

/** Whoever manages no center is answered null. */
export function requestsIn(tab: RequestTab, page: number) {
  refreshOn(['requests'], keyOf(centrePartner.requests));
  return callQueryOrNull(centrePartner.requests, { query: { tab, page } });
}

/** One request, wherever it stands; null when it is not one of my centers. Asking is in the audit trail. */
export function requestWith(id: string) {
  refreshOn(['requests'], keyOf(centrePartner.request));
  return callQueryOrNull(centrePartner.request, { params: { id } });
}

export function daysOf(centreId: string, { from, to }: { from: Day; to: Day }) {
  refreshOn(['requests', 'seats'], keyOf(centrePartner.calendar));
  return callQuery(centrePartner.calendar, { params: { centreId }, query: { from, to } });
}

/** Whoever manages no center is answered null. */
export const myCentres = () => callQueryOrNull(centrePartner.profiles, {});

/** What an answer to a request, or a change of seats, makes old. */
export const refreshRequests = (client: QueryClient) =>
  Promise.all(
    [centrePartner.requests, centrePartner.request, centrePartner.calendar].map((call) =>
      client.invalidateQueries({ queryKey: keyOf(call) }),
    ),
  );
