import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { payments, type SavedCard } from '../contract.ts';
import { cardsKey } from './queries.ts';

/** Has a saved card forgotten, once whoever looks has agreed; `onRemoved` gets its id and the cards that are left. */
export function useRemoveCard(onRemoved?: (id: string, left: readonly SavedCard[]) => void) {
  const t = useWords();
  const client = useQueryClient();
  const [removing, ask] = useState<SavedCard>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => callsOf(client, payments).removeCard({ body: { id } }),
    onSuccess: async ({ data }, id) => {
      await client.invalidateQueries({ queryKey: cardsKey });
      ask(undefined);
      onRemoved?.(id, data);
    },
  });
  const partsOf = ({ brand, lastFour }: SavedCard) => ({ brand: t(`payments.brand.${brand}`), lastFour });
  const dialog = (
    <ConfirmDialog
      isOpen={removing !== undefined}
      title={t('payments.remove.title')}
      confirmLabel={t('payments.remove')}
      isDestructive
      isBusy={isPending}
      onConfirm={() => removing && mutate(removing._id)}
      onClose={() => {
        reset();
        ask(undefined);
      }}
    >
      {removing && <p>{t('payments.saved', partsOf(removing))}</p>}
      <Refusal failure={error instanceof Failure ? error : undefined} />
    </ConfirmDialog>
  );
  return { ask, partsOf, dialog };
}
