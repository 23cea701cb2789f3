import type { ComponentProps } from 'react';
import { CancelTermsNote } from '#features/bookings/web/pay/CancelTermsNote.tsx';
import type { PaymentAtOnce } from './usePayAtOnce.ts';
import { useIsSelf, useNameOf } from '#features/bookings/web/wizard/useWho.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PaidFor } from '../PaidFor.tsx';
import { NEW_CARD, SavedCards } from '../SavedCards.tsx';
import { CardNote } from '../typed/CardNote.tsx';
import { NewCard } from '../typed/NewCard.tsx';

type Props = {
  paying: Omit<PaymentAtOnce, 'takeCard' | 'payFor'>;
  personId: string | null;
  /** Of whoever is added by the same press. */
  newName?: string | undefined;
  /** At whom, and what cancelling will cost. */
  terms: ComponentProps<typeof CancelTermsNote>['booking'];
  /** What is wrong with a typed card. */
  cardErrorOf: ComponentProps<typeof NewCard>['errorOf'];
};

/** The saved cards on the last step of a booking, or fields for the first one, and beside them for whom, how much, and until when it can be cancelled. */
export function PayAtOnce({ paying, personId, newName, terms, cardErrorOf }: Props) {
  const t = useWords();
  const locale = useLocale();
  const isSelf = useIsSelf(personId);
  const known = useNameOf(personId);
  const name = newName ?? known;
  const { cards, method = NEW_CARD, choose, cents, isChecking, typed, fields, isKept, keep } = paying;
  return (
    <Card as="section" className="stack" aria-labelledby="pay-at-once" data-testid="pay-at-once">
      <h2 id="pay-at-once">{t('payments.atOnce', { amount: formatMoney(cents, locale) })}</h2>
      {isChecking && (
        <Notice isLive title={t('payments.checking')} data-testid="checking">
          {t('payments.checking.text')}
        </Notice>
      )}
      {(newName !== undefined || !isSelf) && name !== undefined && <PaidFor booking={{ personId, personName: name }} />}
      <SavedCards cards={cards} chosen={method} onChoose={choose} hasOther={false} />
      {typed && (
        <>
          <NewCard checkout={typed} errorOf={cardErrorOf} isKept={isKept} onKeep={keep} ref={fields} />
          <CardNote provider={typed.provider} />
        </>
      )}
      <CancelTermsNote booking={terms} className="small" />
    </Card>
  );
}
