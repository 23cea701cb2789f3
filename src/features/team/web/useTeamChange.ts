import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { rowRefusal } from '#web/ui/Held.tsx';
import { team } from '../contract.ts';

/** One change of a team; what the pages show is asked again, also after a refusal. What was not proven is no failure to show. */
export function useTeamChange<Given>(
  act: (calls: Client<typeof team>, given: Given) => Promise<unknown>,
  onDone?: () => void,
  onRefused?: (error: unknown) => void,
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (given: Given) => act(callsOf(client, team), given),
    onSettled: () => refreshTopics(client, ['partners', 'notifications']),
    ...(onDone && { onSuccess: onDone }),
    ...(onRefused && { onError: onRefused }),
  });
  const { error } = mutation;
  return {
    ...mutation,
    failure: error instanceof Failure && error.code !== 'confirm_needed' ? error : undefined,
    rowFailure: rowRefusal(error),
  };
}
