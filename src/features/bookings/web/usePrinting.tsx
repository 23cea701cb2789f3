import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { href } from '#web/paths.ts';
import type { Booking } from '../booking.ts';

/** Prints the page with a code that leads to the booking; `code` is to stand on the paper. */
export function usePrinting({ _id: id, tab, bookingId }: Booking) {
  const [code, setCode] = useState<ReactNode>();
  const print = async () => {
    // without a line the paper goes without its code
    const { BookingQr } = await import('./BookingQr.tsx').catch(() => ({ BookingQr: undefined }));
    const address = new URL(href('/dashboardbookings', undefined, { tab, id }), location.origin);
    // drawn before the paper is
    if (BookingQr) flushSync(() => setCode(<BookingQr address={address.href} label={bookingId} />));
    window.print();
  };
  return { code, print: () => void print() };
}
