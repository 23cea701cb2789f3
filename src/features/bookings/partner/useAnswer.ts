import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { requests } from '../request-contract.ts';
import { requestWith } from './queries.ts';

/** What became of an answer; `late`: the family, the clock or another manager was first. */
export type Answer = 'accepted' | 'declined' | 'late';

/** Sends an answer to a request. Throws what is neither an answer nor one that came too late. */
export function useAnswer(id: string, onAnswered: (answer: Answer) => void) {
  const client = useQueryClient();
  const calls = callsOf(client, requests);

  async function send(answer: Answer, asking: Promise<Reply<typeof requests.accept>>) {
    try {
      client.setQueryData(requestWith(id).queryKey, await asking);
      onAnswered(answer);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'already_answered') throw error;
      await client.fetchQuery({ ...requestWith(id), staleTime: 0 });
      onAnswered('late');
    }
    await refreshTopics(client, ['requests']);
  }

  return {
    accept: () => send('accepted', calls.accept({ params: { id } })),
    decline: (reason: string) => send('declined', calls.decline({ params: { id }, body: { reason } })),
  };
}
