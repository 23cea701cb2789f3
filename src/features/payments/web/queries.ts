import { bookings } from '#features/bookings/contract.ts';
import { payments } from '#features/payments/contract.ts';
import { callQuery, keyOf } from '#web/queries.ts';

export const savedCards = () => callQuery(payments.cards, {});
export const cardsKey = keyOf(payments.cards);
/** The booking that is being paid. */
export const bookingToPay = (search: URLSearchParams) =>
  callQuery(bookings.one, { params: { id: search.get('booking') || 'none' } });
