import { CLOCK } from '#server/audit.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { type Due, nextDue } from '../../dues.ts';
import { refundsOfAhead } from '../../refund-policy.ts';
import { auditChange } from '../audit-change.ts';
import { cancelBooking } from '../change-status.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { notifyParties } from '../notify-parties.ts';
import { markReminded } from '../reminders/reminder-store.ts';
import { addEvent, type LockedBooking, lockBooking } from '../store.ts';
import { isUnderWay } from '../sweep-store.ts';
import { timesThatCount } from '../times/times-that-count.ts';
import { leftUnpaid, unpaidBookings, writeUnpaidUntil } from './unpaid-store.ts';

/**
 * Nothing charges a part whose day has come: somebody has to pay it, until its kind ends the booking. Said to both sides, once. In the
 * transaction that has locked the booking.
 */
export async function leaveUnpaid(
  context: BookingContext,
  booking: LockedBooking,
  { id, number, amountCents }: Pick<Due, 'id' | 'number' | 'amountCents'>,
): Promise<void> {
  const { db, now } = context;
  if (!(await markReminded(db, { bookingId: booking.id, name: leftUnpaid(number), now }))) return;
  const { unpaidDueHours: hours } = kindNamed(context.bookingKinds, booking.kind);
  if (hours !== undefined) await writeUnpaidUntil(db, id, new Date(now.getTime() + hours * HOUR_MS));
  await addEvent(db, { bookingId: booking.id, what: 'dueUnpaid', now });
  await notifyParties(context, { bookingId: booking.id, what: 'dueUnpaid', about: { cents: amountCents } });
  await auditChange(context, booking, CLOCK);
}

/** Ends bookings with a part that nobody has paid in time: what was paid for what is over stays paid. Two sweeps at once do it once. */
export async function sweepUnpaidDues(context: BookingContext): Promise<void> {
  await eachInTurn(await unpaidBookings(context.db, context.now), ({ id }) =>
    inTransaction(context, (inside) => endUnpaid(inside, id)),
  );
}

async function endUnpaid(context: BookingContext, bookingId: string) {
  const booking = await lockBooking(context.db, bookingId);
  const due = booking && nextDue(booking.dues);
  if (!booking || !due || !isOver(booking, due, context.now)) return;
  const times = await timesThatCount(context, booking);
  const refund = times ? refundsOfAhead({ dues: booking.dues, times }, context.now) : 'nothing';
  await cancelBooking(context, booking, { by: 'clock', code: 'uncharged', reason: null, refund });
  await notifyParties(context, { bookingId, what: 'uncharged', about: { cents: due.amountCents } });
  await auditChange(context, booking, CLOCK);
}

/** Whoever paid, cancelled or began to pay meanwhile was first. */
const isOver = ({ status, chargingUntil }: LockedBooking, { unpaidUntil }: Due, now: Date) =>
  (status === 'accepted' || status === 'scheduled') &&
  !isUnderWay(chargingUntil, now) &&
  unpaidUntil !== null &&
  unpaidUntil <= now;
