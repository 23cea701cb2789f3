import { href } from '#web/paths.ts';

/** A question to our staff about this booking, already filled in. */
export const helpWithBooking = (booking: string): string =>
  href('/help-support', undefined, { step: 'new', category: 'bookings', booking });
