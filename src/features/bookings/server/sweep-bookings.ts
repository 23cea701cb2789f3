import { CHARGE_SECONDS } from '#features/payments/payment.ts';
import { audit, CLOCK } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { cancelBooking } from './change-status.ts';
import { notifyParties } from './notify-parties.ts';
import { endedHolds, type LockedBooking, lockBooking, unansweredBookings } from './store.ts';

type Sweeping = { db: Db; publicUrl: string; now: Date };

/** Cancels what was held and not paid in time. Two sweeps at once do it once. */
export async function sweepHolds({ db, publicUrl, now }: Sweeping): Promise<void> {
  const sinceCharging = new Date(now.getTime() - CHARGE_SECONDS * 1000);
  await cancelAll(
    await endedHolds(db, { now, sinceCharging }),
    { db, publicUrl, now },
    {
      isOver: (booking) => booking.payment === 'due' && booking.heldUntil !== null && booking.heldUntil <= now,
      code: 'unpaid',
    },
  );
}

/** Cancels requests that nobody answered in time; all that was paid is owed back. */
export async function sweepAnswers({ db, publicUrl, now }: Sweeping): Promise<void> {
  await cancelAll(
    await unansweredBookings(db, now),
    { db, publicUrl, now },
    {
      isOver: (booking) => booking.payment === 'paid' && booking.answerBy !== null && booking.answerBy <= now,
      code: 'expired',
    },
  );
}

type End = { isOver: (booking: LockedBooking) => boolean; code: 'unpaid' | 'expired' };

/** One that cannot be cancelled does not keep the others waiting. Throws what went wrong when all have had their turn. */
async function cancelAll(bookings: { id: string }[], sweeping: Sweeping, end: End) {
  const problems: unknown[] = [];
  for (const { id } of bookings) await cancelIf(sweeping, id, end).catch((error: unknown) => problems.push(error));
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} of ${bookings.length} bookings could not be cancelled.`);
}

const cancelIf = ({ db, publicUrl, now }: Sweeping, id: string, { isOver, code }: End) =>
  db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, id);
    if (!booking || booking.status !== 'pending' || !isOver(booking)) return;
    await cancelBooking(
      db,
      booking,
      { by: 'clock', code, reason: null, refundCents: code === 'expired' ? booking.depositCents : 0 },
      now,
    );
    await notifyParties(db, { bookingId: id, what: code, publicUrl, now });
    await audit(db, { at: now, actorId: CLOCK, personId: booking.personId, action: 'write', subject: `booking:${id}` });
  });
