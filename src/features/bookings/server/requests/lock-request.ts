import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import { openOfferOf } from '../offers/offer-store.ts';
import { lockBooking, type LockedBooking } from '../store.ts';

/** Whoever answers for providers. */
export type Manager = { id: string; providerIds: readonly string[] };

/** A booking that was sent to a provider of this manager, locked. Throws `not_found` for those of others and those that are not paid. */
export async function lockRequest(
  db: Db,
  { bookingId, manager }: { bookingId: string; manager: Manager },
): Promise<LockedBooking & { answerBy: Date }> {
  const booking = await lockBooking(db, bookingId);
  if (!booking || !manager.providerIds.includes(booking.providerId) || booking.answerBy === null)
    throw new Failure('not_found');
  return { ...booking, answerBy: booking.answerBy };
}

/** The same of one that still waits for an answer. Throws `already_answered` besides. */
export async function lockWaitingRequest(
  db: Db,
  asking: { bookingId: string; manager: Manager; now: Date },
): Promise<LockedBooking> {
  const booking = await lockRequest(db, asking);
  const hasEnded = booking.status !== 'pending' || booking.answerBy <= asking.now;
  if (hasEnded || (await openOfferOf(db, booking.id))) throw new Failure('already_answered');
  return booking;
}
