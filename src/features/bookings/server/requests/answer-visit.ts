import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { placesWith } from '#shared/place-roles.ts';
import type { Booking } from '../../booking.ts';
import type { visitCalls } from '../../contract.ts';
import { changeBooking } from '../change-booking.ts';
import { bookingOf } from '../opened/opened-store.ts';
import { listBookings, readBooking } from '../read-bookings.ts';
import { cancelRequest } from './answer-request.ts';
import { shownBooking } from '../show-booking.ts';

/** What `visitCalls` asks of bookings of these kinds. */
export const visitHandlers = (kinds: readonly string[]): Handlers<ReturnType<typeof visitCalls>> => ({
  details: async ({ body: { id } }, context) => ({ data: await readBooking(context, id, { kinds }) }),

  list: ({ query }, context) => listBookings(context, { ...query, kinds }),

  async cancel({ params: { id }, body }, context) {
    const { db, user, now } = context;
    const isOfFamily = await bookingOf(db, { id, userId: user.id, scopes: ['bookings'], now });
    if (!isOfFamily) {
      const manager = { id: user.id, providerIds: placesWith(user.places, 'answers') };
      await cancelRequest(context, { bookingId: id, kinds, manager, ...body });
      return { data: await readBooking(context, id, { kinds }) };
    }
    await mustBeOf(context, { id, kinds });
    const change = { status: 'cancelled' as const, ...body };
    await changeBooking(context, { bookingId: id, userId: user.id, change });
    return { data: await shownBooking(context, id) };
  },
});

type OfKinds = { id: string; kinds: readonly string[] };

/** The booking of one’s circle, of one of those kinds. Throws `not_found`. */
export async function mustBeOf(context: Context, { id, kinds }: OfKinds): Promise<Booking> {
  const booking = await shownBooking(context, id);
  if (!kinds.includes(booking.kind)) throw new Failure('not_found');
  return booking;
}
