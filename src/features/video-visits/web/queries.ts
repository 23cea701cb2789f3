import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { isUuid } from '#shared/uuid.ts';
import type { Place } from '#web/page-module.ts';
import { callQuery, callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { type VideoVisit, videoVisits } from '../contract.ts';
import { partnerVideoVisits } from '../partner-contract.ts';

/** The visit that the address names by its last part; what stands before is a label. */
export function visitIn({ params, search }: Place) {
  refreshOn(['videoVisits', 'bookings'], keyOf(videoVisits.one));
  const id = params['rn'];
  return id && isUuid(id)
    ? {
        ...callQueryOrNull(videoVisits.one, { params: { id }, query: { key: search.get('key') ?? undefined } }),
        meta: { isQuiet: true }, // asked again while people talk
      }
    : unasked(videoVisits.one);
}

/** The visits that come; asked by the page of a visit only where its address names none. */
export function visitsIn({ params }: Place) {
  const id = params['rn'];
  return id && isUuid(id) ? unasked(videoVisits.mine) : myVisits();
}

/** The visits that come, of everybody or of one person. */
export function myVisits(personId?: string) {
  refreshOn(['videoVisits', 'bookings'], keyOf(videoVisits.mine));
  return callQuery(videoVisits.mine, { query: { for: personId } });
}

/** The visits by video of a day at one's places; null for whoever answers for none. */
export function visitsOfDay() {
  refreshOn(['videoVisits', 'requests'], keyOf(partnerVideoVisits.today));
  return { ...callQueryOrNull(partnerVideoVisits.today, {}, session.isPartner), staleTime: 0 };
}

/** What was written in the room. */
export function visitWords(id: string) {
  refreshOn(['visitWords', 'videoVisits'], keyOf(videoVisits.words));
  return callQuery(videoVisits.words, { params: { id } });
}

/** One thing done with a visit; what shows visits is asked again afterwards, also when it was refused. */
export function useVisitCall<Input>(
  send: (calls: ReturnType<typeof visitCalls>, input: Input) => Promise<unknown>,
  { isQuiet = false, onDone }: { isQuiet?: boolean; onDone?: () => void } = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => send(visitCalls(client), input),
    onSuccess: onDone,
    onSettled: () => refreshTopics(client, ['videoVisits']),
    meta: { isQuiet },
  });
}

/** What a call has answered of a visit is what pages show of it. */
export function showVisit(client: QueryClient, visit: VideoVisit) {
  client.setQueriesData<Reply<typeof videoVisits.one> | null>({ queryKey: keyOf(videoVisits.one) }, (known) =>
    known?.data._id === visit._id ? { ...known, data: visit } : known,
  );
  client.setQueriesData<Reply<typeof videoVisits.mine>>(
    { queryKey: keyOf(videoVisits.mine) },
    (known) => known && { ...known, data: known.data.map((one) => (one._id === visit._id ? visit : one)) },
  );
}

export const visitCalls = (client: Parameters<typeof callsOf>[0]) => ({
  ...callsOf(client, videoVisits),
  ...callsOf(client, partnerVideoVisits),
});
