import { CreditCard } from 'lucide-react';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { WizardLayout } from '#features/bookings/web/wizard/WizardLayout.tsx';
import { StepHead } from '#features/bookings/web/wizard/StepHead.tsx';
import type { Booking } from '#features/bookings/booking.ts';
import { formatMoney } from '#shared/money.ts';
import type { Translate } from '#shared/words.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import styles from './Payment.module.css';
import { bookingToPay } from './queries.ts';

export const loader = defineLoader(({ search }) => ({ booking: bookingToPay(search) }));

/** How to pay what is due today. */
export default function PaymentMethodPage() {
  const t = useWords();
  const locale = useLocale();
  const { booking } = useLoaderData(loader);
  const pages = usePagesOf(booking.data.kind);
  return (
    <WizardLayout summary={<BookingSummary booking={booking.data} />}>
      <div className={styles.form}>
        <StepHead step={4} title={t('payments.method.title')} />
        <HoldNotice booking={booking.data} />
        {booking.data.canPay && (
          <>
            <RadioCards
              name="method"
              label={t('payments.method.label')}
              value="card"
              onChange={() => undefined}
              options={[
                {
                  value: 'card',
                  label: t('payments.method.card'),
                  detail: nowAndLater(booking.data, { t, locale }),
                  picture: <CreditCard size={26} aria-hidden="true" />,
                },
              ]}
              data-testid="method"
            />
            <p>
              <ButtonLink size="large" href={pages.payByCard(booking.data._id)} data-testid="method-continue">
                {t('payments.continue')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    </WizardLayout>
  );
}

/** What a card is charged now, and what the provider is paid directly. */
function nowAndLater({ lines, money }: Booking, { t, locale }: { t: Translate; locale: string }): string {
  const now = t('payments.method.card.detail', { amount: formatMoney(money.dueNowCents, locale) });
  const later = lines.find(({ name }) => name === 'balance');
  return later ? `${now} ${later.term}: ${formatMoney(later.cents, locale)}` : now;
}
