import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import { speechIn } from './kind.ts';
import { bookingOf } from './list-store.ts';
import { presentBooking, type Presenting } from './present.ts';

export const presentingFor = ({ bookingKinds, language, now }: Context): Presenting => ({
  bookingKinds,
  speech: speechIn(language),
  now,
});

/** What was just written, as its writer sees it. */
export async function shownBooking(context: Context, id: string): Promise<Booking> {
  const { db, user, now } = context;
  const row = await bookingOf(db, { id, userId: user.id, scope: 'bookings', now });
  if (!row) throw new Failure('not_found');
  return presentBooking(row, presentingFor(context));
}
