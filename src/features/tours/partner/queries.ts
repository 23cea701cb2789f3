import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerTours } from '../partner-contract.ts';
import type { ReceivedTour, TourAnswer } from '../tour.ts';

export type TourView = 'open' | 'past' | 'hours';
export const shownIn = (search: URLSearchParams): TourView =>
  (['past', 'hours'] as const).find((one) => one === search.get('show')) ?? 'open';

/** The visits at one's places; null for whoever answers for none. */
export function receivedIn(search: URLSearchParams) {
  refreshOn(['tours'], keyOf(partnerTours.list));
  const show = shownIn(search) === 'past' ? 'past' : 'open';
  return callQueryOrNull(partnerTours.list, { query: { show, page: pageIn(search) } }, session.isPartner);
}

/** Those of a day. */
export function visitsOn(day: string) {
  refreshOn(['tours'], keyOf(partnerTours.list));
  return callQueryOrNull(partnerTours.list, { query: { day } }, session.isPartner);
}

/** When one's places show families around; asked where the address shows it. */
export function schedulesIn(search: URLSearchParams) {
  refreshOn(['tours'], keyOf(partnerTours.schedules));
  return shownIn(search) === 'hours'
    ? callQueryOrNull(partnerTours.schedules, {}, session.isPartner)
    : unasked(partnerTours.schedules);
}

/** One answer to a visit; what shows visits is asked again afterwards, also when it was refused. */
export function useAnswerVisit(
  id: string,
  onDone?: (visit: ReceivedTour) => void,
  onRefused?: (error: unknown) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: TourAnswer) => callsOf(client, partnerTours).answer({ params: { id }, body: answer }),
    onSuccess: ({ data }: Reply<typeof partnerTours.answer>) => onDone?.(data),
    onError: onRefused,
    onSettled: () => refreshTopics(client, ['tours']),
  });
}
