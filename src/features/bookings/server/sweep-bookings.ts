import { CLOCK } from '#server/audit.ts';
import { auditChange } from './audit-change.ts';
import { cancelBooking } from './change-status.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { BookingContext } from './kind.ts';
import { notifyParties } from './notify-parties.ts';
import { openOfferOf } from './offers/offer-store.ts';
import { type LockedBooking, lockBooking } from './store.ts';
import { endedHolds, isUnderWay, unansweredBookings } from './sweep-store.ts';

/** Cancels what was held and not paid in time. Two sweeps at once do it once. */
export async function sweepHolds(context: BookingContext): Promise<void> {
  const { db, now } = context;
  const end: End = {
    isOver: ({ heldUntil, chargingUntil }) => heldUntil !== null && heldUntil <= now && !isUnderWay(chargingUntil, now),
    code: 'unpaid',
  };
  await eachInTurn(await endedHolds(db, now), ({ id }) => cancelIf(context, id, end));
}

/** Cancels requests that nobody answered in time; all that was paid is owed back. */
export async function sweepAnswers(context: BookingContext): Promise<void> {
  const { db, now } = context;
  const end: End = { isOver: ({ answerBy }) => answerBy !== null && answerBy <= now, code: 'expired' };
  await eachInTurn(await unansweredBookings(db, now), ({ id }) => cancelIf(context, id, end));
}

type End = { isOver: (booking: LockedBooking) => boolean; code: 'unpaid' | 'expired' };

const cancelIf = (context: BookingContext, id: string, { isOver, code }: End) =>
  inTransaction(context, async (inside) => {
    const { db } = inside;
    const booking = await lockBooking(db, id);
    if (!booking || booking.status !== 'pending' || !isOver(booking) || (await openOfferOf(db, id))) return;
    await cancelBooking(inside, booking, { by: 'clock', code, reason: null, refund: 'all' });
    await notifyParties(inside, { bookingId: id, what: code });
    await auditChange(inside, booking, CLOCK);
  });
