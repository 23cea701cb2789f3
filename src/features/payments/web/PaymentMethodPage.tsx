import { CreditCard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import styles from './Payment.module.css';
import { PaymentHead } from './PaymentHead.tsx';
import { bookingToPay } from './queries.ts';

export const loader = defineLoader(({ search }) => ({ booking: bookingToPay(search) }));

/** How to pay what is due today. */
export default function PaymentMethodPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { booking } = useLoaderData(loader);
  const id = search.get('booking') ?? '';
  const isOpen = booking.data.payment === 'due' && booking.data.status !== 'cancelled';
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.form}>
        <PaymentHead title={t('payments.method.title')} />
        <HoldNotice booking={booking.data} />
        {isOpen && (
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
                  detail: t('payments.method.card.detail'),
                  picture: <CreditCard size={26} aria-hidden="true" />,
                },
              ]}
              data-testid="method"
            />
            <p>
              <ButtonLink
                size="large"
                href={href('/care/paymentsCardList', undefined, { booking: id })}
                data-testid="method-continue"
              >
                {t('payments.continue')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
      <BookingSummary booking={booking.data} />
    </div>
  );
}
