import { bookings } from '#features/bookings/contract.ts';
import type { Tab } from '#features/bookings/status.ts';
import { isUuid } from '#shared/uuid.ts';
import type { Place } from '#web/page-module.ts';
import { callQuery, callQueryOrNull, keyOf, unasked } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';

export const bookingKeys = [bookings.one, bookings.list, bookings.next].map(keyOf);

/** Queries about bookings are sent again as soon as the server says that one has changed. */
function live<Query>(query: Query): Query {
  for (const key of bookingKeys) refreshOn(['bookings'], key);
  return query;
}

export const bookingsIn = (
  tab: Tab,
  page: number,
  { personId, ...of }: { personId?: string | undefined; kind?: string; on?: string } = {},
) => live(callQuery(bookings.list, { query: { tab, page, ...(personId && { for: personId }), ...of } }));
export const bookingWith = (id: string) => live(callQuery(bookings.one, { params: { id } }));
/** Null when it is not among one's own. */
export const bookingOrNull = (id: string) => live(callQueryOrNull(bookings.one, { params: { id } }));
export const remindedKey = keyOf(bookings.reminded);
/** What the link of a reminder asks about; null when it is not among one's own. */
export function remindedOf({ params, search }: Place) {
  const id = params['id'];
  refreshOn(['bookings'], remindedKey);
  return id && isUuid(id)
    ? callQueryOrNull(bookings.reminded, { params: { id }, query: { key: search.get('key') ?? '' } })
    : unasked(bookings.reminded);
}
export const nextBooking = (personId?: string) =>
  live(callQuery(bookings.next, { query: personId ? { for: personId } : {} }));
