import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import { kindNamed, speechIn, takenOf } from './kind.ts';
import { bookingOf, type ShownBooking } from './list-store.ts';
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
  return openedBooking(context, row);
}

/** A booking as it is opened, with the times that are free at this moment where its provider offers others. */
export async function openedBooking(context: Context, row: ShownBooking): Promise<Booking> {
  const { db, user, bookingKinds, now } = context;
  const { otherTimes } = kindNamed(bookingKinds, row.kind);
  const taken = takenOf({ ...row, providerId: row.provider_id }, row.times);
  const times = row.packed_offer && otherTimes ? await otherTimes.near(db, taken, { userId: user.id, now }) : [];
  return presentBooking(row, { ...presentingFor(context), times });
}
