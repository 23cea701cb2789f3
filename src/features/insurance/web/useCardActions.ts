import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import type { InsuranceCard } from '../card.ts';
import { insurance } from '../contract.ts';
import { refreshCards } from './queries.ts';

type Deed = 'prefer' | 'remove' | 'restore';

/** Makes a card the primary one, or takes it away, with Undo. */
export function useCardActions({ _id: id, plan }: InsuranceCard) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (deed: Deed) => {
      await callsOf(client, insurance)[deed]({ params: { id } });
    },
    onSuccess: async (_, deed) => {
      await refreshCards(client);
      toast({
        text: t(`insurance.done.${deed}`, { plan }),
        ...(deed === 'remove' && { undo: () => mutate('restore') }),
      });
    },
  });
  return {
    prefer: () => mutate('prefer'),
    remove: () => mutate('remove'),
    isBusy: (deed: Deed) => isPending && variables === deed,
    failure: useRefusalOf(error),
  };
}
