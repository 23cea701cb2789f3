import { CancelTermsNote } from '#features/bookings/web/pay/CancelTermsNote.tsx';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { type PagesOfKind, usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { StepContinue } from '#features/bookings/web/wizard/StepContinue.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { StepForm } from '#features/bookings/web/wizard/StepForm.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import { Failure } from '#shared/failure.ts';
import { formatMoney } from '#shared/money.ts';
import { useIsOnline } from '#web/connection.ts';
import { useCheckedForm } from '#web/forms/useCheckedForm.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { problemNamed } from './at-once/problem-named.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { ChargeLater } from './ChargeLater.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { PayWays } from './insurance/PayWays.tsx';
import styles from './Payment.module.css';
import { PaidByOthers } from './PaidByOthers.tsx';
import { PaidFor } from './PaidFor.tsx';
import { PaymentProblem } from './PaymentProblem.tsx';
import type { CardSource } from './processor.ts';
import { bookingToPay, savedCards } from './queries.ts';
import { NEW_CARD, SavedCards } from './SavedCards.tsx';
import { CardNote } from './typed/CardNote.tsx';
import { NewCard } from './typed/NewCard.tsx';
import { tokenOfTyped, TypedCardForm, typedCardFields } from './typed/typed-card.ts';
import { usePayment } from './usePayment.ts';

export const loader = defineLoader(({ search }) => ({ booking: bookingToPay(search), cards: savedCards() }));

/** Whose care it is, is confirmed where it is not one's own. */
const confirmed = z.literal(true, 'errors.forWhomUnconfirmed');

/** Choose a saved card or use another one, and pay what is due today. Insurance is another way, where the provider takes any. */
export default function CardListPage() {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [params] = useSearchParams();
  const {
    booking: { data: booking },
    cards,
  } = useLoaderData(loader);
  const [chosen, setChosen] = useState(cards.data[0]?._id ?? NEW_CARD);
  const [savesCard, setSavesCard] = useState(false);
  const [chargesLater, setChargesLater] = useState(false);
  const pages = usePagesOf(booking.kind);
  const fields = useRef<CardSource>(null);

  const { pay, isChecking } = usePayment({
    confirm: async (clientSecret) => fields.current?.confirm(clientSecret),
    onDeclined: () => fields.current?.forgetCode(),
    onPaid: () => void navigate(pages.confirmed(booking._id), { replace: true }),
  });
  const form = useCheckedForm({
    schema: z.extend(TypedCardForm, { forWhom: booking.isForSelf ? z.optional(confirmed) : confirmed }),
    fields: ['forWhom', ...typedCardFields],
    send: async () => {
      pay.reset();
      const method = chosen === NEW_CARD ? await tokenOfTyped(fields.current) : chosen;
      const { dueNowCents: expectedCents } = booking.money;
      pay.mutate({
        bookingId: booking._id,
        method,
        saveCard: chosen === NEW_CARD && savesCard,
        chargeLater: chargesLater,
        expectedCents,
      });
    },
  });
  const isBusy = pay.isPending || form.isSending;

  const before = problemNamed(params);
  const isFirst = booking.canPay && pay.isIdle;
  const declined =
    pay.data?.state === 'declined' ? (pay.data.declineCode ?? 'card_declined') : isFirst ? before.declined : undefined;
  const failure = pay.error instanceof Failure ? pay.error : isFirst ? before.failure : undefined;
  const amount = formatMoney(booking.money.dueNowCents, locale);
  if (booking.canPay && !booking.mayPay) return <PaidByOthers booking={booking} />;
  return (
    <WizardLayout kind={booking.kind} summary={<BookingSummary booking={booking} />}>
      <StepForm onSubmit={booking.canPay ? form.submit : undefined}>
        <StepHead
          step="pay"
          title={t(cards.data.length > 0 ? 'payments.cards.title' : 'payments.cards.enter')}
          backTo={wayBack(booking, pages)}
          problems={form.problems}
          attempt={form.attempt}
          hasProblem={form.hasProblems || declined !== undefined || failure !== undefined}
          notice={<PaymentProblem declined={declined} failure={failure} />}
        />
        <HoldNotice booking={booking} />
        <PayWays booking={booking} way="card" />
        {booking.canPay && (
          <>
            {isChecking && (
              <Notice isLive title={t('payments.checking')} data-testid="checking">
                {t('payments.checking.text')}
              </Notice>
            )}
            {!booking.isForSelf && <PaidFor booking={booking} control={form.field('forWhom')} />}
            <SavedCards cards={cards.data} chosen={chosen} onChoose={setChosen} />
            <NewCard
              isHidden={chosen !== NEW_CARD}
              checkout={cards.checkout}
              errorOf={(name) => form.field(name).error}
              isKept={savesCard}
              onKeep={setSavesCard}
              ref={fields}
            />
            <ChargeLater cents={booking.money.laterCents} isAgreed={chargesLater} onChange={setChargesLater} />
            <CardNote provider={cards.checkout.provider} />
            <CancelTermsNote
              booking={booking}
              className={`small ${styles.cancelling}`}
              data-testid="cancelling-narrow"
            />
            <StepContinue
              who={booking.personName}
              isBusy={isBusy}
              busyLabel={t(isOnline && !pay.isPaused ? 'payments.paying' : 'shell.offline.sending')}
              icon={<Lock size={20} aria-hidden="true" />}
              data-testid="pay"
            >
              {t('payments.pay', { amount })}
            </StepContinue>
          </>
        )}
      </StepForm>
    </WizardLayout>
  );
}

/** To what can be chosen anew, as long as it can and by whom; or to what is booked. */
function wayBack(booking: Booking, { held, list }: PagesOfKind) {
  if (!booking.mayBook) return href('/dashboard', undefined, { for: booking.personId });
  return booking.heldUntil && held ? held(booking) : list(booking);
}
