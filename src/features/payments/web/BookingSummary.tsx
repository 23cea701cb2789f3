import type { Booking } from '#features/bookings/booking.ts';
import { formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { SummaryAside } from '#web/ui/SummaryAside.tsx';
import styles from './BookingSummary.module.css';

/** What is being paid: where, when, for whom, now and later. */
export function BookingSummary({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { money } = booking;
  const amount = money.dueNowCents || money.paidCents;
  return (
    <SummaryAside
      label={t('payments.summary')}
      title={booking.providerName}
      line={`${formatDay(booking.firstDay)}, ${formatMoney(amount, locale)}`}
      data-testid="booking-summary"
    >
      <div className={styles.head}>
        <Arch size="small">
          <Art {...booking.picture} width={96} height={108} />
        </Arch>
        <div>
          <h2>{booking.providerName}</h2>
          <p className="small muted">
            {booking.what}, {booking.personName}
          </p>
        </div>
      </div>
      <dl className={styles.rows}>
        <div>
          <dt>{t('payments.summary.dates')}</dt>
          <dd>
            <DateText day={booking.firstDay} /> – <DateText day={booking.lastDay} />
          </dd>
        </div>
        {booking.facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {linesInOrder(booking).map(({ name, term, cents }, index) => (
          <div key={name} data-total={index === 0 || undefined}>
            <dt>{term}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {booking.cancelling && (
        <p className="small muted" data-testid="cancelling">
          {booking.cancelling}
        </p>
      )}
    </SummaryAside>
  );
}

const order = ['due', 'paid', 'refund', 'balance', 'total'] as const;

/** What is paid now stands first. */
const linesInOrder = ({ lines }: Booking) => order.flatMap((wanted) => lines.filter(({ name }) => name === wanted));
