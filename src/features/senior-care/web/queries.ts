import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import type { Day } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { callQuery, callQueryOrNull, keyOf, senderOf } from '#web/queries.ts';
import { seniorCare } from '../contract.ts';
import type { CentreSearch } from '../search.ts';
import { searchQuery } from './list/search-address.ts';
import type { StayDraft } from './booking/stay-draft.ts';

export type Found = Reply<typeof seniorCare.search>;
/** Why there is no list: a place nobody knows, days out of reach, or a server that does not answer. */
export type Refused = Pick<Failure, 'code' | 'issues'>;
export const isRefused = (answer: Found | Refused): answer is Refused => 'code' in answer;

export const kindsOffered = () => callQuery(seniorCare.services, {});

export const topRatedNear = (place = '') => callQuery(seniorCare.topRated, { query: { place } });

/** A refusal is an answer too: the page keeps its filters and says what is missing. What the server cannot do itself is left to the browser. */
export function centresFor(search: CentreSearch) {
  const query = searchQuery(search);
  return queryOptions({
    queryKey: [...keyOf(seniorCare.search), query] as readonly unknown[],
    queryFn: async ({ client, signal }): Promise<Found | Refused> => {
      const search = () => senderOf(client)(seniorCare.search, { query }, { signal });
      try {
        return await (isBrowser ? twice(search) : search());
      } catch (error) {
        if (error instanceof Failure && (isBrowser || error.code === 'invalid_input'))
          return { code: error.code, issues: error.issues };
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data && isRefused(state.data) ? 0 : 60_000),
  });
}

const isBrowser = typeof window !== 'undefined';
const PAUSE_MS = 1000;

/** A server that is busy or away is asked once more, as it is for every other question. */
async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Failure) || error.status < 500) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return ask();
  }
}

/** A centre, or null when there is none of that id. */
export const centreWith = (id: string | null | undefined) =>
  callQueryOrNull(seniorCare.details, { params: { id: id || 'none' } });

/** Seats change by the minute, so they are asked whenever somebody begins to choose. */
export const seatsOf = (id: string, from: Day, to: Day) => {
  const key = callQuery(seniorCare.seats, { params: { id }, query: { from, to } });
  return { ...key, staleTime: 0, meta: { isQuiet: true } };
};

/** What the stay costs at this moment, and on which of its days the centre is full. */
export const quoteFor = (centerId: string, stay: StayDraft) =>
  queryOptions({
    queryKey: [...keyOf(seniorCare.quote), centerId, stay] as readonly unknown[],
    queryFn: ({ client, signal }) => senderOf(client)(seniorCare.quote, { body: { centerId, stay } }, { signal }),
    staleTime: 0,
  });
