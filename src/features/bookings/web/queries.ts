import { bookings } from '#features/bookings/contract.ts';
import type { Tab } from '#features/bookings/status.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

const keys = [bookings.one, bookings.list, bookings.next].map(keyOf);

/** Questions about bookings are asked again as soon as the server says that one has changed. */
function live<Question>(question: Question): Question {
  for (const key of keys) refreshOn(['bookings'], key);
  return question;
}

export const bookingKeys = keys;
export const bookingsIn = (tab: Tab, page = 1) => live(callQuery(bookings.list, { query: { tab, page } }));
export const bookingWith = (id: string) => live(callQuery(bookings.one, { params: { id } }));
export const nextBooking = () => live(callQuery(bookings.next, {}));
