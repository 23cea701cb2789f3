import { Lock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { CardIssue } from '#features/payments/card.ts';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { CardFields } from './CardFields.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import styles from './Payment.module.css';
import { PaymentHead } from './PaymentHead.tsx';
import type { CardSource } from './processor.ts';
import { bookingToPay, savedCards } from './queries.ts';
import { SavedCards } from './SavedCards.tsx';
import { usePayment } from './usePayment.ts';

export const loader = defineLoader(({ search }) => ({ booking: bookingToPay(search), cards: savedCards() }));

const NEW_CARD = 'new';

/** Choose a saved card or use another one, and pay what is due today. */
export default function CardListPage() {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const {
    booking: { data: booking },
    cards,
  } = useLoaderData(loader);
  const [chosen, setChosen] = useState(cards.data[0]?._id ?? NEW_CARD);
  const [savesCard, setSavesCard] = useState(false);
  const [issues, setIssues] = useState<readonly CardIssue[]>([]);
  const [attempt, setAttempt] = useState(0);
  const fields = useRef<CardSource>(null);

  const { pay, isChecking } = usePayment({
    bookingId: booking._id,
    confirm: async (clientSecret) => fields.current?.confirm(clientSecret),
    onPaid: () => void navigate(href('/confirmedBooking', undefined, { booking: booking._id }), { replace: true }),
  });
  const [isAsking, setAsking] = useState(false);
  const isBusy = pay.isPending || isAsking;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setAsking(true);
    setAttempt((count) => count + 1);
    pay.reset();
    try {
      const token = chosen === NEW_CARD ? await fields.current?.token() : { method: chosen };
      setIssues(token && 'issues' in token ? token.issues : []);
      if (token && 'method' in token) pay.mutate({ method: token.method, saveCard: chosen === NEW_CARD && savesCard });
    } catch {
      setIssues([{ field: 'number', key: 'errors.unreachable' }]);
    } finally {
      setAsking(false);
    }
  };

  const declined = pay.data?.state === 'declined' ? (pay.data.declineCode ?? 'card_declined') : undefined;
  const failure = pay.error instanceof Failure ? pay.error : undefined;
  const hasProblem = issues.length > 0 || declined !== undefined || failure !== undefined;
  const amount = formatMoney(booking.money.depositCents, locale);
  const isOpen = booking.payment === 'due' && booking.status !== 'cancelled';
  return (
    <div className={`wrap ${styles.page}`}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate data-needs-client="">
        <BackLink href={href('/care/paymentmethod', undefined, { booking: booking._id })}>
          {t('payments.back')}
        </BackLink>
        <ErrorSummary attempt={attempt} problems={issues.map(({ field, key }) => ({ field, message: t(key) }))} />
        {declined && (
          <Notice tone="danger" isLive title={t(`payments.declined.${declined}`)} data-testid="declined">
            {t('payments.declined.next')}
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" isLive title={t(`errors.${failure.code}`, failure.values)} data-testid="payment-failed">
            {t('payments.failed.next')}
          </Notice>
        )}
        <PaymentHead title={t('payments.cards.title')} hasProblem={hasProblem} />
        <HoldNotice booking={booking} />
        {isOpen && (
          <>
            {isChecking && (
              <Notice isLive title={t('payments.checking')} data-testid="checking">
                {t('payments.checking.text')}
              </Notice>
            )}
            {cards.data.length > 0 && <SavedCards cards={cards.data} chosen={chosen} onChoose={setChosen} />}
            <div hidden={chosen !== NEW_CARD} className={styles.newCard}>
              <CardFields checkout={cards.checkout} issues={issues} ref={fields} />
              <CheckboxField
                name="saveCard"
                label={t('payments.card.save')}
                checked={savesCard}
                onChange={({ target }) => setSavesCard(target.checked)}
                data-testid="save-card"
              />
            </div>
            {cards.checkout.provider === 'stripe' && (
              <p className={styles.lock}>
                <Lock size={20} aria-hidden="true" />
                {t('payments.card.direct')}
              </p>
            )}
            {cards.checkout.provider === 'simulated' && <p className="small muted">{t('payments.card.test')}</p>}
            <div className={styles.go}>
              <Button
                type="submit"
                size="large"
                isBusy={isBusy}
                busyLabel={t('payments.paying')}
                icon={<Lock size={20} aria-hidden="true" />}
                data-testid="pay"
              >
                {t('payments.pay', { amount })}
              </Button>
            </div>
          </>
        )}
      </form>
      <BookingSummary booking={booking} />
    </div>
  );
}
