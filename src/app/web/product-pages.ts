import type { Row } from '#web/routes.ts';
import { loadedOnce } from '#web/lazy-part.tsx';

/** Where the pages of every kind of booking are, which visitors who only look never load. */
export const pagesOfBookings = loadedOnce(async () => (await import('./booking-pages.tsx')).bookingPages);
export const BOOKING_PAGES = 'src/app/web/booking-pages.tsx';

/** Whether a screen shows bookings, or leads into one; whatever belongs to an account may. */
export const hasBookings = ({ access, isForBooking }: Row): boolean => access === 'private' || isForBooking === true;
