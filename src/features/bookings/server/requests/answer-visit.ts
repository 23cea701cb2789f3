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

/** What `visitCalls` asks of bookings of one kind. */
export const visitHandlers = (kind: string): Handlers<ReturnType<typeof visitCalls>> => ({
  details: async ({ body: { id } }, context) => ({ data: await readBooking(context, id, { kind }) }),

  list: ({ query }, context) => listBookings(context, { ...query, kind }),

  async cancel({ params: { id }, body }, context) {
    const { db, user, now } = context;
    const isOfFamily = await bookingOf(db, { id, userId: user.id, scopes: ['bookings'], now });
    if (!isOfFamily) {
      const manager = { id: user.id, providerIds: placesWith(user.places, 'answers') };
      await cancelRequest(context, { bookingId: id, kind, manager, ...body });
      return { data: await readBooking(context, id, { kind }) };
    }
    await mustBeOf(context, { id, kind });
    const change = { status: 'cancelled' as const, ...body };
    await changeBooking(context, { bookingId: id, userId: user.id, change });
    return { data: await shownBooking(context, id) };
  },
});

/** The booking of one’s circle, of that kind. Throws `not_found`. */
export async function mustBeOf(context: Context, { id, kind }: { id: string; kind: string }): Promise<Booking> {
  const booking = await shownBooking(context, id);
  if (booking.kind !== kind) throw new Failure('not_found');
  return booking;
}
