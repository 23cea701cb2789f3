import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { useToast } from '#web/ui/Toasts.tsx';
import { type Favourite, favourites } from '../contract.ts';
import { favouritesKey } from './queries.ts';

/** Puts a favourite away, or takes it out again; with Undo. */
export function useArchiving({ _id: id, name, isArchived }: Favourite) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isPutAway: boolean) =>
      callsOf(client, favourites).change({ params: { id }, body: { isArchived: isPutAway } }),
    onSuccess: async (_, isPutAway) => {
      await client.invalidateQueries({ queryKey: favouritesKey });
      toast({
        text: t(isPutAway ? 'favourites.archived' : 'favourites.takenOut', { name }),
        undo: () => mutate(!isPutAway),
      });
    },
  });
  return {
    archive: () => mutate(!isArchived),
    isArchiving: isPending,
    failure: useRefusalOf(error),
  };
}
