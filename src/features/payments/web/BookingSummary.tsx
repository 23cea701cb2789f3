import type { Booking } from '#features/bookings/booking.ts';
import { dayIn, formatDay } from '#shared/dates.ts';
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
  const { stay, money } = booking;
  const rows = [
    { term: t('payments.summary.dueToday'), cents: money.depositCents, isTotal: true },
    { term: t('payments.summary.atCheckIn'), cents: money.balanceCents },
    { term: t('payments.summary.total'), cents: money.totalCents },
  ];
  return (
    <SummaryAside
      label={t('payments.summary')}
      title={booking.providerName}
      line={`${formatDay(stay.checkIn)}, ${formatMoney(money.depositCents, locale)}`}
      data-testid="booking-summary"
    >
      <div className={styles.head}>
        <Arch size="small">
          <Art kind="place" traits={stay.art} width={96} height={108} />
        </Arch>
        <div>
          <h2>{booking.providerName}</h2>
          <p className="small muted">
            {t(`payments.kind.${stay.centreKind}`)}, {booking.personName}
          </p>
        </div>
      </div>
      <dl className={styles.rows}>
        <div>
          <dt>{t('payments.summary.dates')}</dt>
          <dd>
            <DateText day={stay.checkIn} /> – <DateText day={stay.checkOut} />
          </dd>
        </div>
        <div>
          <dt>{t('payments.summary.days')}</dt>
          <dd>{t('payments.summary.dayCount', { count: stay.days.length })}</dd>
        </div>
        {rows.map(({ term, cents, isTotal }) => (
          <div key={term} data-total={isTotal}>
            <dt>{term}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {t('payments.summary.free')}{' '}
        <DateText day={dayIn(booking.timeZone, new Date(booking.freeCancelUntil))} look="words" />
      </p>
    </SummaryAside>
  );
}
