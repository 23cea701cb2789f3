import { bookings } from '#features/bookings/contract.ts';
import type { Tab } from '#features/bookings/status.ts';
import { callQuery, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

export const bookingKeys = [bookings.one, bookings.list, bookings.next].map(keyOf);

/** Queries about bookings are sent again as soon as the server says that one has changed. */
function live<Query>(query: Query): Query {
  for (const key of bookingKeys) refreshOn(['bookings'], key);
  return query;
}

export const bookingsIn = (tab: Tab, page: number, personId?: string) =>
  live(callQuery(bookings.list, { query: { tab, page, ...(personId && { for: personId }) } }));
export const bookingWith = (id: string) => live(callQuery(bookings.one, { params: { id } }));
export const nextBooking = (personId?: string) =>
  live(callQuery(bookings.next, { query: personId ? { for: personId } : {} }));
