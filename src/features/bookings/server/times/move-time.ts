import { refusedSlots } from '#features/availability/refusal.ts';
import { readNotifications } from '#features/notifications/server/notify.ts';
import { Failure } from '#shared/failure.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { freeCancelUntil } from '../../refund-policy.ts';
import type { MovedTime } from '../../single-time.ts';
import { auditChange } from '../audit-change.ts';
import { changeTimes } from '../changes/times-store.ts';
import { type BookingContext, takenOf, type Time } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent } from '../store.ts';
import { keepBeginning } from './keep-beginning.ts';
import { type LockedTimes, lockTime, refuseLate, type TimeQuery } from './lock-time.ts';
import { insertMove, moveOf, whereaboutsOf } from './move-store.ts';

type TimeMove = TimeQuery & { to: Date };

/**
 * Puts one time of a booking that stands at another one, at its price. A repetition changes nothing. Throws `not_found`, `too_late`,
 * `conflict` for what was cancelled or moved elsewhere meanwhile, `slot_taken` and `invalid_input`.
 */
export async function moveTime(context: BookingContext, moving: TimeMove): Promise<void> {
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const { time, ...found } = await lockTime(inside, moving);
    if (time) return move(inside, { ...found, time }, moving);
    const gone = await whereaboutsOf(db, moving);
    if (!gone) throw new Failure('not_found');
    if (gone.movedTo?.getTime() !== moving.to.getTime()) throw new Failure('conflict');
  });
}

async function move(context: BookingContext, found: LockedTimes & { time: Time }, { actor, to }: TimeMove) {
  const { db, now } = context;
  const { booking, single, time, times } = found;
  const { id: bookingId, timeZone } = booking;
  const { side: by, user } = actor;
  if (to.getTime() === time.startsAt.getTime()) return;
  await refuseLate(context, found, { actor, what: 'move' });
  const former = await moveOf(db, { bookingId, startsAt: time.startsAt });
  const next = await single.move(db, takenOf(booking, [time]), { to, timeZone, now });
  const others = times.filter((one) => one !== time);
  if (others.some((one) => one.startsAt < next.endsAt && next.startsAt < one.endsAt))
    throw refusedSlots([{ startsAt: to, why: 'taken' }], 'to');
  await changeTimes(context, booking, { dropped: [time], added: [next] });
  await insertMove(db, {
    bookingId,
    startsAt: next.startsAt,
    movedFrom: time.startsAt,
    bookedFor: former?.bookedFor ?? time.startsAt,
    movedBy: by,
    termsFrom: by === 'provider' ? null : termsOf(context, found, { former, next }),
    userId: user.id,
    now,
  });
  await keepBeginning(context, found, by);
  await addEvent(db, { bookingId, what: 'timeMoved', now });
  const about = { time, movedTo: next, byId: by === 'family' ? user.id : null, by };
  await notifyParties(context, { bookingId, what: 'timeMoved', about });
  // Whoever did it has nothing to be told of it.
  if (by === 'provider') await readNotifications(db, { userId: user.id, subjectId: bookingId, now });
  await auditChange(context, booking, user.id);
}

type MoveTerms = { former: MovedTime | undefined; next: Time };

/** What was moved later when cancelling it was no longer free gets that right not back; what its provider moved begins anew. */
function termsOf(
  { now }: BookingContext,
  { booking, time }: LockedTimes & { time: Time },
  { former, next }: MoveTerms,
) {
  const from = former?.termsFrom ?? time.startsAt;
  const free = freeCancelUntil({ startsAt: from, policy: booking.snapshot.refundPolicy });
  const wasFree = former?.movedBy === 'provider' || (free !== null && free >= now);
  return wasFree || next.startsAt <= from ? null : from;
}
