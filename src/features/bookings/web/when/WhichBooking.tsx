import { useWords } from '#web/i18n/words.tsx';
import type { Booking } from '../../booking.ts';
import { forWhom } from '../for-whom.ts';
import { BookedTime } from './BookedTime.tsx';

/** Which booking a question is about: where, what, when, for whom, and its number. */
export function WhichBooking({ booking, 'data-testid': testId }: { booking: Booking; 'data-testid': string }) {
  const t = useWords();
  return (
    <p data-testid={testId}>
      <b>{booking.providerName}</b>
      <br />
      {booking.what}, <BookedTime booking={booking} />
      <br />
      {forWhom(booking, t)} · {booking.bookingId}
    </p>
  );
}
