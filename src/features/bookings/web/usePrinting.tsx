import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '../booking.ts';
import { usePagesOf } from './booking-pages.tsx';

/** Prints the page with a code that leads to an address of ours; `code` is to stand on the paper. */
export function usePrintedCode(address: () => string, label: string) {
  const [code, setCode] = useState<ReactNode>();
  const print = async () => {
    // without a line the paper goes without its code
    const { QrCode } = await import('#web/ui/QrCode.tsx').catch(() => ({ QrCode: undefined }));
    const { href: whole } = new URL(address(), location.origin);
    // drawn before the paper is
    if (QrCode) flushSync(() => setCode(<QrCode text={whole} size={120} label={label} />));
    window.print();
  };
  return { code, print: () => void print() };
}

/** The same for a booking. */
export function usePrinting(booking: Booking) {
  const { list } = usePagesOf(booking.kind);
  return usePrintedCode(() => list(booking), booking.bookingId);
}
