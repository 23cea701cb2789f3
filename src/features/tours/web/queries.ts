import { useMutation, useQueryClient } from '@tanstack/react-query';
import { personIn } from '#features/family/web/named-person.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { tours } from '../contract.ts';
import type { TourChange } from '../tour.ts';

/** The visits of everybody one may book for, or of the person that the address names. */
export function visitsIn(search: URLSearchParams) {
  refreshOn(['tours'], keyOf(tours.mine));
  return callQuery(tours.mine, { query: { for: personIn(search) } });
}

/** The free times of a place; they change by the minute. */
export function timesOf(providerId: string) {
  refreshOn(['tours'], keyOf(tours.times));
  return { ...callQueryOrNull(tours.times, { params: { id: providerId } }), staleTime: 0 };
}

/** The same for the place that the address names (`?provider=`). */
export function timesIn(search: URLSearchParams) {
  const providerId = search.get('provider');
  return providerId ? timesOf(providerId) : unasked(tours.times);
}

/** One thing done with a visit; what shows visits is asked again afterwards, also when it was refused. */
export function useChangeVisit(id: string, onDone?: () => void, onRefused?: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it fails at once, so that nobody believes in what has not happened.
    mutationFn: (change: TourChange) => callsOf(client, tours).change({ params: { id }, body: change }),
    onSuccess: onDone,
    onError: onRefused,
    onSettled: () => refreshTopics(client, ['tours']),
  });
}
