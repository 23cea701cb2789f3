import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { cardDay } from '#shared/card-day.ts';
import { useRefusalOf } from '#web/connection.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';
import { callsOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { endsSoon, hasEnded } from '../../card.ts';
import { payments, type SavedCard } from '../../contract.ts';
import { cardsKey } from '../queries.ts';
import { useRemoveCard } from '../useRemoveCard.tsx';
import styles from './PaymentsPage.module.css';

/** The cards that are kept at the processor: which one is offered first, and how to have one forgotten. */
export function OwnCards({ cards }: { cards: readonly SavedCard[] }) {
  const t = useWords();
  const client = useQueryClient();
  const today = cardDay(useOpenedAt());
  const { ask, partsOf, dialog } = useRemoveCard();
  const prefer = useMutation({
    mutationFn: (id: string) => callsOf(client, payments).preferCard({ body: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
  const failure = useRefusalOf(prefer.error);
  return (
    <Card aria-labelledby="own-cards" data-testid="own-cards">
      <h2 id="own-cards">{t('payments.cards.own')}</h2>
      {failure && (
        <Notice tone="danger" isLive>
          {t(`errors.${failure.code}`, failure.values)}
        </Notice>
      )}
      {cards.length === 0 && <p className="muted">{t('payments.cards.none')}</p>}
      <ul className={styles.rows}>
        {cards.map((card, index) => (
          <li key={card._id} data-testid={`card-${card.lastFour}`}>
            <div>
              <p className="row">
                <CreditCard size={26} aria-hidden="true" />
                <b>{t('payments.saved', partsOf(card))}</b>
                {index === 0 && cards.length > 1 && <Tag tone="brand">{t('payments.cards.first')}</Tag>}
                {hasEnded(card, today) ? (
                  <Tag tone="danger">{t('payments.saved.ended')}</Tag>
                ) : (
                  endsSoon(card, today) && <Tag tone="warning">{t('payments.saved.soon')}</Tag>
                )}
              </p>
              <p className="small muted">
                {t('payments.saved.expires', {
                  month: String(card.expiryMonth).padStart(2, '0'),
                  year: String(card.expiryYear).slice(2),
                })}
              </p>
            </div>
            <div className={styles.actions}>
              {index > 0 && (
                <Button
                  variant="secondary"
                  isBusy={prefer.isPending && prefer.variables === card._id}
                  aria-label={t('payments.cards.prefer.card', partsOf(card))}
                  onClick={() => prefer.mutate(card._id)}
                  data-testid={`prefer-card-${card.lastFour}`}
                >
                  {t('payments.cards.prefer')}
                </Button>
              )}
              <Button
                variant="quiet"
                aria-label={t('payments.remove.card', partsOf(card))}
                onClick={() => ask(card)}
                data-testid={`remove-card-${card.lastFour}`}
              >
                {t('payments.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  );
}
