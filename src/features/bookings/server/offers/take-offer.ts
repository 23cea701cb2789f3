import { CLOCK } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { Failure } from '#shared/failure.ts';
import { keepsTime } from '../../offer.ts';
import { auditChange } from '../audit-change.ts';
import { acceptBooking, cancelBooking } from '../change-status.ts';
import { type BookingContext, kindNamed, type OtherTimes, takenOf } from '../kind.ts';
import { placeBooking } from '../move-booking.ts';
import { notifyParties } from '../notify-parties.ts';
import { type LockedBooking, lockBooking, timesOf, writeBooking } from '../store.ts';
import { closeOffer, lastOfferState, type OpenOffer, openOfferOf, unchosenOffers } from './offer-store.ts';

type OfferChoice = { bookingId: string; userId: string; startsAt: Date };

/**
 * The family takes another time: one that is free at this instant, in one transaction with all that follows. Of all that may end an
 * offer at the same moment the first wins. The same time once more changes nothing. Throws `not_found`, `already_answered`,
 * `too_late` after the deadline, `slot_taken` with the nearest free times in `values.nearest`, and `invalid_input`.
 */
export async function takeOfferedTime(context: BookingContext, choosing: OfferChoice): Promise<void> {
  const { bookingId, userId, startsAt } = choosing;
  try {
    await context.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now: context.now });
      if (!booking) throw new Failure('not_found');
      const offer = await openOfferOf(db, bookingId);
      if (!offer && (await isTaken(db, booking, startsAt))) return;
      if (!offer) throw new Failure('already_answered');
      await chooseTime({ ...context, db }, booking, { offer, userId, startsAt });
    });
  } catch (error) {
    throw error instanceof Failure && error.code === 'slot_taken' ? await withNearest(context, error, choosing) : error;
  }
}

async function isTaken(db: Db, { id, status, startsAt }: LockedBooking, wanted: Date) {
  const isThere = status !== 'cancelled' && startsAt.getTime() === wanted.getTime();
  return isThere && (await lastOfferState(db, id)) === 'taken';
}

/** What somebody hears who came too late, with the times that are free now. */
async function withNearest(context: BookingContext, failure: Failure, { bookingId, userId }: OfferChoice) {
  const { db, now } = context;
  const booking = await lockBooking(db, bookingId);
  if (!booking) return failure;
  const taken = takenOf(booking, await timesOf(db, bookingId));
  const nearest = (await otherTimesOf(context, booking)?.near(db, taken, { userId, now })) ?? [];
  const times = nearest.map((time) => time.toISOString()).join(',');
  return new Failure('slot_taken', { values: { ...failure.values, nearest: times } });
}

const otherTimesOf = ({ bookingKinds }: BookingContext, { kind }: LockedBooking): OtherTimes | undefined =>
  kindNamed(bookingKinds, kind).otherTimes;

type ChosenTime = { offer: OpenOffer; userId: string; startsAt: Date; key?: string };

/** The same of an offer that is known, about a booking that is locked. In the caller's transaction. */
export async function chooseTime(context: BookingContext, booking: LockedBooking, chosen: ChosenTime): Promise<void> {
  const { db, now } = context;
  const { offer, ...choice } = chosen;
  const { userId, startsAt } = choice;
  const { id: bookingId, status } = booking;
  if (offer.answerBy <= now) throw new Failure('too_late');
  if (startsAt.getTime() === booking.startsAt.getTime()) throw Failure.of('startsAt', 'errors.slotNotOffered');
  const otherTimes = otherTimesOf(context, booking);
  if (!otherTimes) throw new Failure('not_found');
  const taken = takenOf(booking, await timesOf(db, bookingId));
  const isHeld = keepsTime(offer.why);
  const { time, details } = await otherTimes.take(db, taken, { ...choice, isHeld, now });
  await closeOffer(db, offer.id, { state: 'taken', now });
  // Who offers a time has said yes to it.
  if (status === 'pending') await acceptBooking(context, booking);
  await placeBooking(context, booking, { times: [time], details });
  // It was not the family that moved it: cancelling is counted from the new time.
  await writeBooking(db, bookingId, { terms_from: null });
  await notifyParties(context, { bookingId, what: 'replanned', about: { byId: userId } });
  await auditChange(context, booking, userId);
}

/** The family would rather have its money: all of it. A repetition changes nothing. Throws `not_found` and `already_answered`. */
export async function takeMoneyBack(
  context: BookingContext,
  { bookingId, userId }: { bookingId: string; userId: string },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now: context.now });
    if (!booking) throw new Failure('not_found');
    const offer = await openOfferOf(db, bookingId);
    if (!offer && (await lastOfferState(db, bookingId)) === 'returned') return;
    if (!offer) throw new Failure('already_answered');
    await endOffer({ ...context, db }, booking, { offer, as: 'returned', actorId: userId });
  });
}

/** Gives the money back of what nobody chose in time. Two sweeps at once do it once. */
export async function sweepOfferedTimes(context: BookingContext): Promise<void> {
  await eachInTurn(await unchosenOffers(context.db, context.now), ({ id }) =>
    context.db.transaction().execute(async (db) => {
      const booking = await lockBooking(db, id);
      const offer = booking && (await openOfferOf(db, id));
      if (!booking || !offer || offer.answerBy > context.now) return;
      await endOffer({ ...context, db }, booking, { offer, as: 'expired', actorId: CLOCK });
    }),
  );
}

type Ending = { offer: OpenOffer; as: 'returned' | 'expired'; actorId: string };
const notices = { returned: 'offerReturned', expired: 'offerExpired' } as const;

async function endOffer(context: BookingContext, booking: LockedBooking, { offer, as, actorId }: Ending) {
  const { reason } = offer;
  await cancelBooking(context, booking, { by: 'provider', code: 'declined', reason, refund: 'all', offer: as });
  await notifyParties(context, { bookingId: booking.id, what: notices[as] });
  await auditChange(context, booking, actorId);
}
