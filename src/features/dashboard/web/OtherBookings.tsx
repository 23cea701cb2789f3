import type { BookingCard } from '#features/bookings/booking.ts';
import { BookingStatus } from '#features/bookings/web/BookingStatus.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import styles from './OtherBookings.module.css';

export function OtherBookings({ bookings }: { bookings: readonly BookingCard[] }) {
  const t = useWords();
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking._id} className={styles.row}>
          <Arch size="small">
            <Art {...booking.picture} width={96} height={108} />
          </Arch>
          <div>
            <h3>
              <a href={href('/dashboardbookings', undefined, { tab: booking.tab, id: booking._id })}>
                {booking.providerName}
              </a>
            </h3>
            <p className="small muted">
              {booking.what}, <DateText day={booking.firstDay} /> {t('bookings.to')} <DateText day={booking.lastDay} />
            </p>
            <p className="small">{forWhom(booking, t)}</p>
          </div>
          <BookingStatus booking={booking} />
        </li>
      ))}
    </ul>
  );
}
