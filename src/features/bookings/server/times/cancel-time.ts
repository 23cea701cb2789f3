import { readNotifications } from '#features/notifications/server/notify.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { differenceOfTime } from '../../difference.ts';
import { centsOff } from '../../single-time.ts';
import { auditChange } from '../audit-change.ts';
import { letTimeGo } from '../changes/skip-time.ts';
import type { BookingContext, Time } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent } from '../store.ts';
import { isUnderWay } from '../sweep-store.ts';
import { keepBeginning } from './keep-beginning.ts';
import { type LockedTimes, lockTime, refuseLate, type TimeQuery } from './lock-time.ts';
import { moveOf, whereaboutsOf } from './move-store.ts';

type TimeCancelRequest = TimeQuery & { reason: string | null; expectedCents?: number | undefined };

/**
 * Cancels one time of a booking that stands, for good: its place is free, and its price goes down by the policy of the booking. A
 * repetition changes nothing. Throws `not_found`, `too_late`, `conflict` for what was moved meanwhile and while a card is being charged,
 * `price_changed`, and `invalid_input` for the only time that is left.
 */
export async function cancelTime(context: BookingContext, cancelling: TimeCancelRequest): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const { time, ...found } = await lockTime(inside, cancelling);
    if (time) return cancel(inside, { ...found, time }, cancelling);
    const gone = await whereaboutsOf(db, cancelling);
    if (!gone) throw new Failure('not_found');
    if (gone.movedTo) throw new Failure('conflict');
  });
}

async function cancel(context: BookingContext, found: LockedTimes & { time: Time }, cancelling: TimeCancelRequest) {
  const { db, now } = context;
  const { booking, single, time, times } = found;
  const { actor, reason, expectedCents } = cancelling;
  const { id: bookingId, snapshot } = booking;
  const { side: by, user } = actor;
  await refuseLate(context, found, { actor, what: 'cancel' });
  if (times.length === 1) throw Failure.of('startsAt', 'errors.timeLast');
  if (isUnderWay(booking.chargingUntil, now)) throw new Failure('conflict');
  const moved = await moveOf(db, { bookingId, startsAt: time.startsAt });
  const worth = { cents: single.worth(snapshot.details, time), startsAt: time.startsAt, moved };
  const cents = centsOff({ ...worth, policy: snapshot.refundPolicy }, { by, now });
  if (expectedCents !== undefined && expectedCents !== cents)
    throw new Failure('price_changed', { values: { refundCents: cents } });
  const bookedFor = moved?.bookedFor ?? time.startsAt;
  const priced = { ...booking, hasBegun: booking.startsAt <= now };
  await letTimeGo(context, booking, {
    time,
    cents,
    userId: user.id,
    price: { ...differenceOfTime(priced, { cents, bookedFor }), owedAt: now },
    cancelled: { by, reason, bookedFor },
  });
  await keepBeginning(context, found, by);
  await addEvent(db, { bookingId, what: 'timeCancelled', now });
  const about = { time, byId: by === 'family' ? user.id : null, by, cents, ...(reason && { reason }) };
  await notifyParties(context, { bookingId, what: 'timeCancelled', about });
  // Whoever did it has nothing to be told of it.
  if (by === 'provider') await readNotifications(db, { userId: user.id, subjectId: bookingId, now });
  await auditChange(context, booking, user.id);
}
