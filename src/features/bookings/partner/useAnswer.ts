import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Reply } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { type Request, requests } from '../request-contract.ts';
import { requestWith } from './queries.ts';

/** What became of an answer; `late`: the family, the clock or another manager was first; `elsewhere`: before anything was answered here. */
export type Answer = 'accepted' | 'declined' | 'late' | 'elsewhere';

/** Sends an answer to a request, and notices when somebody else was first. Throws what is neither an answer nor one that came too late. */
export function useAnswer({ _id: id, status }: Request, onAnswered: (answer: Answer) => void) {
  const client = useQueryClient();
  const calls = callsOf(client, requests);
  const isPending = status === 'pending';
  const waited = useRef(isPending);
  // From the moment an answer is sent here: what changes after that is its doing.
  const isOurs = useRef(false);
  useEffect(() => {
    if (waited.current && !isPending && !isOurs.current) onAnswered('elsewhere');
    waited.current = isPending;
  });

  async function send(answer: Answer, asking: Promise<Reply<typeof requests.accept>>) {
    isOurs.current = true;
    try {
      client.setQueryData(requestWith(id).queryKey, await asking);
      onAnswered(answer);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'already_answered') {
        isOurs.current = false;
        throw error;
      }
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
