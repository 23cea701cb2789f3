import type { Booking } from '#features/bookings/booking.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { Art } from '#web/ui/Art.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from './LatestBookings.module.css';

export function LatestBookings({ bookings }: { bookings: readonly Booking[] }) {
  const t = useWords();
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking._id} className={styles.row}>
          <Arch size="small">
            <Art kind="place" traits={booking.stay.art} width={96} height={108} />
          </Arch>
          <div>
            <h3>
              <a href={href('/dashboardbookings', undefined, { tab: booking.tab, id: booking._id })}>
                {booking.providerName}
              </a>
            </h3>
            <p className="small muted">
              {t(`bookings.kind.${booking.stay.centreKind}`)}, <DateText day={booking.stay.checkIn} />{' '}
              {t('bookings.to')} <DateText day={booking.stay.checkOut} />
            </p>
          </div>
          <StatusTag status={booking.tab === 'completed' ? 'completed' : booking.status} />
        </li>
      ))}
    </ul>
  );
}
