import type { BookingCard } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { BookingStatus } from '#features/bookings/web/BookingStatus.tsx';
import { forWhom } from '#features/bookings/web/for-whom.ts';
import { BookedTime } from '#features/bookings/web/when/BookedTime.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { Arch } from '#web/ui/Arch.tsx';
import { PlaceImage } from '#features/providers/web/PlaceImage.tsx';
import styles from './OtherBookings.module.css';

export function OtherBookings({ bookings }: { bookings: readonly BookingCard[] }) {
  const t = useWords();
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking._id} className={styles.row}>
          <Arch size="small">
            <PlaceImage picture={booking.picture} sizes="96px" width={96} height={108} />
          </Arch>
          <div>
            <h3>
              <Opener booking={booking} />
            </h3>
            <p className="small muted">
              {booking.what}, <BookedTime booking={booking} />
            </p>
            <p className="small">{forWhom(booking, t)}</p>
          </div>
          <BookingStatus booking={booking} data-testid="other-status" />
        </li>
      ))}
    </ul>
  );
}

const Opener = ({ booking }: { booking: BookingCard }) => (
  <a href={usePagesOf(booking.kind).list(booking)}>{booking.providerName}</a>
);
