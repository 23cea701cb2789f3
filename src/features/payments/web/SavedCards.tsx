import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { cardDay, endsSoon, hasEnded } from '#features/payments/card.ts';
import { payments, type SavedCard } from '#features/payments/contract.ts';
import { callsOf } from '#web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Payment.module.css';
import { cardsKey } from './queries.ts';

type Props = { cards: readonly SavedCard[]; chosen: string; onChoose: (id: string) => void };

/** Chosen in the place of a saved card. */
export const NEW_CARD = 'new';

/** Saved cards as radio rows, another card at the end; the chosen one can be forgotten. */
export function SavedCards({ cards, chosen, onChoose }: Props) {
  const t = useWords();
  const client = useQueryClient();
  const today = cardDay(useOpenedAt());
  const [isRemoving, setRemoving] = useState(false);
  const remove = useMutation({
    mutationFn: () => callsOf(client, payments).removeCard({ body: { id: chosen } }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: cardsKey });
      setRemoving(false);
      onChoose(data[0]?._id ?? NEW_CARD);
    },
  });
  const nameOf = (card: SavedCard) =>
    t('payments.saved', { brand: t(`payments.brand.${card.brand}`), lastFour: card.lastFour });
  const current = cards.find(({ _id }) => _id === chosen);
  return (
    <div className={styles.saved}>
      <RadioCards
        name="card"
        label={t('payments.cards.label')}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        options={[
          ...cards.map((card) => ({
            value: card._id,
            label: nameOf(card),
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
          })),
          { value: NEW_CARD, label: t('payments.cards.other') },
        ]}
        data-testid="card"
      />
      {current && (
        <Button variant="quiet" onClick={() => setRemoving(true)} data-testid="remove-card">
          {t('payments.remove.card', {
            brand: t(`payments.brand.${current.brand}`),
            lastFour: current.lastFour,
          })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('payments.remove.title')}
        confirmLabel={t('payments.remove')}
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setRemoving(false)}
      >
        {current && nameOf(current)}
      </ConfirmDialog>
    </div>
  );
}
