import { CLOCK } from '#server/audit.ts';
import { auditChange } from './audit-change.ts';
import { cancelBooking } from './change-status.ts';
import type { BookingContext } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { type LockedBooking, lockBooking } from './store.ts';
import { endedHolds, unansweredBookings } from './sweep-store.ts';

/** Cancels what was held and not paid in time. Two sweeps at once do it once. */
export async function sweepHolds(context: BookingContext): Promise<void> {
  const { db, now } = context;
  await cancelAll(context, await endedHolds(db, now), {
    isOver: ({ heldUntil, chargingUntil }) =>
      heldUntil !== null && heldUntil <= now && (chargingUntil === null || chargingUntil <= now),
    code: 'unpaid',
  });
}

/** Cancels requests that nobody answered in time; all that was paid is owed back. */
export async function sweepAnswers(context: BookingContext): Promise<void> {
  const { db, now } = context;
  await cancelAll(context, await unansweredBookings(db, now), {
    isOver: ({ answerBy }) => answerBy !== null && answerBy <= now,
    code: 'expired',
  });
}

type End = { isOver: (booking: LockedBooking) => boolean; code: 'unpaid' | 'expired' };

/** One that cannot be cancelled does not keep the others waiting. Throws what went wrong when all have had their turn. */
async function cancelAll(context: BookingContext, bookings: { id: string }[], end: End) {
  const problems: unknown[] = [];
  for (const { id } of bookings) await cancelIf(context, id, end).catch((error: unknown) => problems.push(error));
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} of ${bookings.length} bookings could not be cancelled.`);
}

const cancelIf = (context: BookingContext, id: string, { isOver, code }: End) =>
  context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const booking = await lockBooking(db, id);
    if (!booking || booking.status !== 'pending' || !isOver(booking)) return;
    await cancelBooking(inside, booking, { by: 'clock', code, reason: null, refundPercent: 100 });
    await notifyParties(inside, { bookingId: id, what: code });
    await auditChange(inside, booking, CLOCK);
  });
