import { readNotifications } from '#features/notifications/server/notify.ts';
import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { keepsTime, offerAnswerBy, type OfferReason } from '../../offer.ts';
import { auditChange } from '../audit-change.ts';
import { acceptBooking, awaitChoice } from '../change-status.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { lockRequest, type Manager } from '../requests/lock-request.ts';
import { addEvent, type LockedBooking } from '../store.ts';
import { closeOffer, insertOffer, openOfferOf } from './offer-store.ts';

export type NewOffer = { why: OfferReason; reason: string };
type OfferRequest = { bookingId: string; manager: Manager; offer: NewOffer };

/**
 * A provider cannot keep a time: its family chooses another one, or its money. A time that is not kept meanwhile is free at once,
 * and the booking waits. Throws `not_found` for bookings of others and of kinds that have no other times, `already_answered` for
 * what has ended or is offered already, and `too_late`.
 */
export async function offerOtherTimes(
  context: BookingContext,
  { bookingId, manager, offer }: OfferRequest,
): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockRequest(db, { bookingId, manager });
    await makeOffer(inside, booking, { ...offer, manager });
    // Whoever offers them has nothing to be told of it.
    await readNotifications(db, { userId: manager.id, subjectId: bookingId, now: context.now });
  });
}

async function makeOffer(
  context: BookingContext,
  booking: LockedBooking & { answerBy: Date },
  { manager, why, reason }: NewOffer & { manager: Manager },
) {
  const { db, now } = context;
  const { id: bookingId, status, startsAt, providerId } = booking;
  if (!kindNamed(context.bookingKinds, booking.kind).otherTimes) throw new Failure('not_found');
  const isOver = status === 'cancelled' || (status === 'pending' && booking.answerBy <= now);
  if (isOver || (await openOfferOf(db, bookingId))) throw new Failure('already_answered');
  const until = offerAnswerBy({ why, startsAt }, now);
  if (!until) throw new Failure('too_late');
  await awaitChoice(context, booking, { keepsTime: keepsTime(why), until });
  await insertOffer(db, { bookingId, why, reason, userId: manager.id, answerBy: until, now });
  await addEvent(db, { bookingId, what: 'offered', now });
  await notePlaceEvent(db, { providerId, actorId: manager.id, what: 'offered', detail: booking.bookingId, now });
  await notifyParties(context, { bookingId, what: 'offered', about: { answerBy: until, reason } });
  await auditChange(context, booking, manager.id);
}

/**
 * The provider keeps the time after all that it wanted to change, which is a yes to a request. Throws `not_found`, and `already_answered` when the family was
 * first or the time is free already.
 */
export async function withdrawOffer(
  context: BookingContext,
  { bookingId, manager }: { bookingId: string; manager: Manager },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    if (!(await keepTime({ ...context, db }, { bookingId, manager }))) throw new Failure('already_answered');
  });
}

/** The same where the provider shows it by what it does; false where there is nothing to withdraw. In the caller's transaction. */
export async function keepTime(
  context: BookingContext,
  { bookingId, manager }: { bookingId: string; manager: Manager },
): Promise<boolean> {
  const { db, now } = context;
  const booking = await lockRequest(db, { bookingId, manager });
  const offer = await openOfferOf(db, bookingId);
  if (!offer || offer.answerBy <= now || !keepsTime(offer.why)) return false;
  await closeOffer(db, offer.id, { state: 'withdrawn', now });
  // The family is told that it has its time: no request waits on, for longer than it was promised.
  if (booking.status === 'pending') await acceptBooking(context, booking);
  await addEvent(db, { bookingId, what: 'offerWithdrawn', now });
  await notifyParties(context, { bookingId, what: 'offerWithdrawn' });
  await readNotifications(db, { userId: manager.id, subjectId: bookingId, now });
  await auditChange(context, booking, manager.id);
  return true;
}
