import { usePrintedCode } from '#web/usePrintedCode.tsx';
import type { Booking } from '../booking.ts';
import { usePagesOf } from './booking-pages.tsx';

/** Prints the page with a code that leads to a booking. */
export function usePrinting(booking: Booking) {
  const { list } = usePagesOf(booking.kind);
  return usePrintedCode(() => list(booking), booking.bookingId);
}
