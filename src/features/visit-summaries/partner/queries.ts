import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUuid } from '#shared/uuid.ts';
import { pageIn } from '#web/page-in.ts';
import type { Place } from '#web/page-module.ts';
import { callQueryOrNull, callsOf, keyOf, unasked } from '#web/queries.ts';
import { refreshOn, refreshTopics } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerSummaries, type WrittenVisit } from '../partner-contract.ts';

export const desks = ['visits', 'templates'] as const;
export type Desk = (typeof desks)[number];
export const deskIn = (search: URLSearchParams): Desk => (search.get('show') === 'templates' ? 'templates' : 'visits');

/** What the address shows of the desk; one visit, where it names one. */
export function visitList({ params, search }: Place) {
  refreshOn(['summaries', 'requests'], keyOf(partnerSummaries.list));
  return params['id'] !== undefined || deskIn(search) !== 'visits'
    ? unasked(partnerSummaries.list)
    : {
        ...callQueryOrNull(partnerSummaries.list, { query: { page: pageIn(search) } }, session.isPartner),
        staleTime: 0,
      };
}

/** One visit. It is not asked again while somebody writes: what the server knows came from this window, or the next keeping says so. */
export function visitIn({ params }: Place) {
  const id = params['id'];
  return id && isUuid(id) ? { ...visitWith(id), staleTime: 0 } : unasked(partnerSummaries.one);
}

export const visitWith = (id: string) => callQueryOrNull(partnerSummaries.one, { params: { id } }, session.isPartner);

export const templatesOfPlace = () => callQueryOrNull(partnerSummaries.templates, {}, session.isPartner);

export function useSummaryCalls() {
  const client = useQueryClient();
  return {
    ...callsOf(client, partnerSummaries),
    /** What the server has answered is what the page shows. */
    show: (id: string, data: WrittenVisit) =>
      client.setQueryData<{ data: WrittenVisit }>(visitWith(id).queryKey, { data }),
    /** What the server knows now. */
    ask: (id: string) => client.fetchQuery({ ...visitWith(id), staleTime: 0 }),
  };
}

/** One thing done with templates, after which they are asked for again. */
export function useTemplateCall<Input>(
  send: (calls: ReturnType<typeof useSummaryCalls>, input: Input) => Promise<unknown>,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const calls = useSummaryCalls();
  return useMutation({
    mutationFn: (input: Input) => send(calls, input),
    onSuccess: onDone,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keyOf(partnerSummaries.templates) });
      await refreshTopics(client, ['summaries']);
    },
  });
}
