import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { tickets } from '../contract.ts';

/** Closes a ticket or opens it again; what the page shows is asked again, also after a refusal. */
export function useChangeTicket(id: string, status: 'open' | 'closed', onDone: () => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => callsOf(client, tickets).changeStatus({ params: { id }, body: { status } }),
    onSuccess: onDone,
    onSettled: () => refreshTopics(client, ['threads']),
  });
  return { ...mutation, failure: useRefusalOf(mutation.error) };
}
