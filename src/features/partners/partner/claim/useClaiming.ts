import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#shared/call.ts';
import { callsOf } from '#web/queries.ts';
import { claiming } from '../../claim-contract.ts';
import { claimAt } from '../queries.ts';

/** The calls of claiming a place, whose answers its page shows at once. */
export function useClaiming(providerId: string) {
  const client = useQueryClient();
  const { queryKey } = claimAt(new URLSearchParams({ place: providerId }));
  return {
    calls: callsOf(client, claiming),
    keep: (answer: Reply<typeof claiming.one>) => void client.setQueryData(queryKey, answer),
  };
}
