import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { auditChange } from './audit-change.ts';
import { Failure } from '#shared/failure.ts';
import { sum } from '#shared/sum.ts';
import { refundsWhenCancelled } from '../refund-policy.ts';
import { canCancel, extendedHold } from '../status.ts';
import { cancelBooking } from './change-status.ts';
import { refuseLongHoarding } from './fair-holds.ts';
import type { BookingContext } from './kind.ts';
import { notifyParties, refreshPages } from './notify-parties.ts';
import { openOfferOf } from './offers/offer-store.ts';
import { forgetReminder } from './reminders/reminder-store.ts';
import { addEvent, type LockedBooking, lockBooking, writeBooking } from './store.ts';
import { timesThatCount } from './times/times-that-count.ts';

type Change = {
  status?: 'cancelled' | undefined;
  expectedRefundCents?: number | undefined;
  reason?: string | undefined;
  note?: string | undefined;
};
type ChangeOfBooking = { bookingId: string; userId: string; change: Change };

/**
 * The family changes its note, or cancels by the refund policy that was frozen with the booking. When the sum that the page
 * promised is sent along, another one answers `price_changed` and cancels nothing. A repetition changes nothing. Throws
 * `not_found`, and `too_late` once the booking has ended.
 */
export async function changeBooking(
  context: BookingContext,
  { bookingId, userId, change }: ChangeOfBooking,
): Promise<void> {
  await joinTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now: context.now });
    if (!booking) throw new Failure('not_found');
    const isRepeated = change.status === 'cancelled' && booking.cancelCode === 'cancelled';
    if (!isRepeated && !canCancel(booking, context.now)) throw new Failure('too_late');
    if (change.note !== undefined && !isRepeated) await writeBooking(db, bookingId, { note: change.note || null });
    if (change.status === 'cancelled' && !isRepeated) await cancel(inside, booking, { ...change, byId: userId });
    else await refreshPages(inside, { ...booking, isSent: booking.answerBy !== null });
    await auditChange(inside, booking, userId);
  });
}

type CancelRequest = Change & { byId: string };

async function cancel(
  context: BookingContext,
  booking: LockedBooking,
  { expectedRefundCents, reason, byId }: CancelRequest,
) {
  // Whoever has lost a time to its provider ends the rest for free.
  const status = (await openOfferOf(context.db, booking.id)) ? 'pending' : booking.status;
  const booked = { ...booking, status, startsAt: booking.termsFrom, policy: booking.snapshot.refundPolicy };
  const refund = refundsWhenCancelled({ ...booked, times: await timesThatCount(context, booking) }, context.now);
  const refundCents = sum(refund);
  if (expectedRefundCents !== undefined && expectedRefundCents !== refundCents)
    throw new Failure('price_changed', { values: { refundCents } });
  await cancelBooking(context, booking, {
    by: 'family',
    code: 'cancelled',
    reason: reason || null,
    refund,
  });
  await notifyParties(context, { bookingId: booking.id, what: 'cancelled', about: { byId } });
}

type HoldExtension = { bookingId: string; userId: string; limits: Context['limits'] };

/**
 * Keeps an unpaid booking for another HOLD_SECONDS, once; it is spoken of again before they end. A repetition changes nothing.
 * Throws `not_found`, `hold_ended` for what is not held, and `hold_extended`.
 */
export async function extendHold(context: BookingContext, { bookingId, userId, limits }: HoldExtension): Promise<void> {
  const { now } = context;
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now: context.now });
    if (!booking) throw new Failure('not_found');
    const until = extendedHold(booking, now);
    if (!until && booking.heldUntil !== null && booking.heldUntil > now) return;
    if (!until) throw new Failure('hold_ended');
    await refuseLongHoarding(db, { userId: booking.userId, limits });
    await writeBooking(db, bookingId, { held_until: until, hold_extended_at: now, updated_at: now });
    await addEvent(db, { bookingId, what: 'extended', now });
    await forgetReminder(db, { bookingId, name: 'held' });
    await refreshPages({ db, now }, { ...booking, isSent: false });
    await auditChange({ ...context, db }, booking, userId);
  });
}
