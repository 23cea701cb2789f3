import { bookings } from '#features/bookings/contract.ts';
import { payments } from '#features/payments/contract.ts';
import { ask, keyOf } from '#web/ask.ts';

export const savedCards = () => ask(payments.cards, {});
export const cardsKey = keyOf(payments.cards);
/** The booking that is being paid. */
export const bookingToPay = (search: URLSearchParams) =>
  ask(bookings.one, { params: { id: search.get('booking') ?? '' } });
