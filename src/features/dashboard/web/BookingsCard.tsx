import type { BookingCard } from '#features/bookings/booking.ts';
import { useForWhom } from '#features/family/web/named-person.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './DashboardPage.module.css';
import { OtherBookings } from './OtherBookings.tsx';

type Props = {
  bookings: readonly BookingCard[];
  /** Some bookings stand elsewhere on the page. */
  areOthers: boolean;
};

/** What else was booked, or that nothing has been yet. */
export function BookingsCard({ bookings, areOthers }: Props) {
  const t = useWords();
  return (
    <Card className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{t(areOthers ? 'dashboard.others' : 'shell.bookings')}</h2>
        <a className="link" href={href('/dashboardbookings', undefined, { for: useForWhom() })}>
          {t('dashboard.seeAll')}
        </a>
      </div>
      {bookings.length === 0 ? (
        <EmptyState spot="calendar" title={t('dashboard.noBookings')}>
          {t('dashboard.noBookings.text')}
        </EmptyState>
      ) : (
        <OtherBookings bookings={bookings} />
      )}
    </Card>
  );
}
