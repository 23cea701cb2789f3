import { Failure } from '#shared/failure.ts';
import { nextDue } from '../../dues.ts';
import { answerBy } from '../../status.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { addEvent, type LockedBooking, lockBooking } from '../store.ts';
import { applyChange, type ChangeContent } from './apply-change.ts';
import type { BookingKey } from './booking-key.ts';
import { firstOf, insertChange, openChangeOf, type WorthTime } from './change-store.ts';

/**
 * The booking whose days this account may change now, locked. Throws `not_found`, `too_late` for one that is over, cancelled or not
 * paid, and `due_open` while a part of its price is to be paid.
 */
export async function lockChangeable(
  context: BookingContext,
  { bookingId, userId }: BookingKey,
): Promise<LockedBooking> {
  const { db, now } = context;
  const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now });
  if (!booking) throw new Failure('not_found');
  const block = changeBlock({ ...booking, hasDue: nextDue(booking.dues) !== undefined }, now);
  if (block) throw new Failure(block);
  return booking;
}

type ChangeTarget = Pick<LockedBooking, 'status' | 'answerBy' | 'endsAt'> & { hasDue: boolean };

/** Why the days of a booking cannot be changed now, as a code; null when they can. */
export function changeBlock(
  { status, answerBy, endsAt, hasDue }: ChangeTarget,
  now: Date,
): 'too_late' | 'due_open' | null {
  const isSent = status !== 'pending' || (answerBy !== null && answerBy > now);
  if (status === 'cancelled' || !isSent || endsAt <= now) return 'too_late';
  return hasDue ? 'due_open' : null;
}

type ChangeRequest = ChangeContent & { userId: string };

/**
 * Asks the provider for other times, the former ones staying until it answers; a request that waits itself changes at once. What the
 * new ones take has been taken, in the same transaction. A repetition changes nothing, as the caller has seen to it. Throws
 * `change_open` while others wait.
 */
export async function askChange(context: BookingContext, booking: LockedBooking, asking: ChangeRequest): Promise<void> {
  const { db, now } = context;
  const { added, dropped, details, userId } = asking;
  const bookingId = booking.id;
  if (booking.status === 'pending') {
    await applyChange(context, booking, asking);
    await notifyParties(context, { bookingId, what: 'moved', about: { byId: userId } });
  } else {
    const until = answerBy(now, { first: firstOf([...added, ...dropped]), last: booking.endsAt });
    await insertChange(db, { bookingId, added, dropped, details, answerBy: until, userId, now });
    await addEvent(db, { bookingId, what: 'changeAsked', now });
    await notifyParties(context, { bookingId, what: 'changeAsked', about: { answerBy: until } });
  }
  await auditChange(context, booking, userId);
}

/** Whether just these times wait already. Throws `change_open` while others do. */
export async function isAskedAlready(
  context: BookingContext,
  { id }: LockedBooking,
  { added, dropped }: ChangeContent,
) {
  const open = await openChangeOf(context.db, id);
  if (!open) return false;
  const daysOf = (times: readonly WorthTime[]) => times.map(({ startsAt }) => startsAt).join();
  if (daysOf(open.added) !== daysOf(added) || daysOf(open.dropped) !== daysOf(dropped))
    throw new Failure('change_open');
  return true;
}
