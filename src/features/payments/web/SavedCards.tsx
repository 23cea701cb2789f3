import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cardDay, endsSoon, hasEnded } from '#features/payments/card.ts';
import { payments, type SavedCard } from '#features/payments/contract.ts';
import { callsOf } from '#web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { cardsKey } from './queries.ts';

type Props = { cards: readonly SavedCard[]; chosen: string; onChoose: (id: string) => void };

/** Chosen in the place of a saved card. */
export const NEW_CARD = 'new';

/** Saved cards as radio rows, each with its own way to be forgotten, and another card at the end. */
export function SavedCards({ cards, chosen, onChoose }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const today = cardDay(useOpenedAt());
  const [removing, setRemoving] = useState<SavedCard>();
  const remove = useMutation({
    mutationFn: (id: string) => callsOf(client, payments).removeCard({ body: { id } }),
    onSuccess: async ({ data }, id) => {
      await client.invalidateQueries({ queryKey: cardsKey });
      setRemoving(undefined);
      if (id === chosen) onChoose(data[0]?._id ?? NEW_CARD);
    },
  });
  // the button that was pressed goes with its card
  const known = useRef(cards.length);
  useEffect(() => {
    if (cards.length < known.current)
      document.querySelector<HTMLElement>('[name=card]:checked, [name=number]')?.focus();
    known.current = cards.length;
  }, [cards.length]);
  const partsOf = (card: SavedCard) => ({ brand: t(`payments.brand.${card.brand}`), lastFour: card.lastFour });
  return (
    <>
      {cards.length > 0 && (
        <RadioCards
          name="card"
          label={t('payments.cards.label')}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={[
            ...cards.map((card) => ({
              value: card._id,
              label: t('payments.saved', partsOf(card)),
              picture: <CreditCard size={26} aria-hidden="true" />,
              detail: t('payments.saved.expires', {
                month: String(card.expiryMonth).padStart(2, '0'),
                year: String(card.expiryYear).slice(2),
              }),
              extra: hasEnded(card, today) ? (
                <Tag tone="danger">{t('payments.saved.ended')}</Tag>
              ) : endsSoon(card, today) ? (
                <Tag tone="warning">{t('payments.saved.soon')}</Tag>
              ) : undefined,
              beside: (
                <Button
                  variant="quiet"
                  aria-label={t('payments.remove.card', partsOf(card))}
                  onClick={() => setRemoving(card)}
                  data-testid={`remove-card-${card.lastFour}`}
                >
                  {t('payments.remove')}
                </Button>
              ),
            })),
            { value: NEW_CARD, label: t('payments.cards.other') },
          ]}
          data-testid="card"
        />
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('payments.remove.title')}
        confirmLabel={t('payments.remove')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing._id)}
        onClose={() => setRemoving(undefined)}
      >
        {removing && t('payments.saved', partsOf(removing))}
      </ConfirmDialog>
    </>
  );
}
