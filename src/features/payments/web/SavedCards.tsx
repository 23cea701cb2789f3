import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { endsSoon, hasEnded } from '#features/payments/card.ts';
import { cardDay } from '#shared/card-day.ts';
import type { SavedCard } from '#features/payments/contract.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useRemoveCard } from './useRemoveCard.tsx';

type Props = {
  cards: readonly SavedCard[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Whether another card can be typed there. */
  hasOther?: boolean;
};

/** Chosen in the place of a saved card. */
export const NEW_CARD = 'new';

/** Saved cards as radio rows, each with its own way to be forgotten, and another card at the end where there are fields for it. */
export function SavedCards({ cards, chosen, onChoose, hasOther = true }: Props) {
  const t = useWords();
  const today = cardDay(useOpenedAt());
  const { ask, partsOf, dialog } = useRemoveCard((id, left) => {
    if (id === chosen) onChoose(left[0]?._id ?? NEW_CARD);
  });
  // the button that was pressed goes with its card
  const known = useRef(cards.length);
  useEffect(() => {
    if (cards.length < known.current)
      document.querySelector<HTMLElement>('[name=card]:checked, [name=number]')?.focus();
    known.current = cards.length;
  }, [cards.length]);
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
                  onClick={() => ask(card)}
                  data-testid={`remove-card-${card.lastFour}`}
                >
                  {t('payments.remove')}
                </Button>
              ),
            })),
            ...(hasOther ? [{ value: NEW_CARD, label: t('payments.cards.other') }] : []),
          ]}
          data-testid="card"
        />
      )}
      {dialog}
    </>
  );
}
