import { receivePayment } from '#features/bookings/server/change-status.ts';
import { leaveUnpaid } from '#features/bookings/server/paying/leave-unpaid.ts';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { notifyParties, refreshPages } from '#features/bookings/server/notify-parties.ts';
import { wasLeftUnpaid } from '#features/bookings/server/paying/unpaid-store.ts';
import { type LockedBooking, lockBooking, markCharging } from '#features/bookings/server/store.ts';
import { auditChange } from '#features/bookings/server/audit-change.ts';
import type { Db } from '#server/db/db.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import { CHARGE_SECONDS } from '../payment.ts';
import { alivePayment, type Decline, giveUpPayment, type PaymentRow, paymentOf, writeCharge } from './store.ts';
import { isUuid } from '#shared/uuid.ts';

/**
 * Writes down what the processor says of a charge, once: the request that paid, the webhook and the sweep may all bring the same
 * news, at once and in any order. Charges that are not ours are ignored.
 */
export async function settle(context: BookingContext, charge: Charge): Promise<void> {
  const known = isUuid(charge.key) ? await paymentOf(context.db, charge.key) : undefined;
  if (!known) return;
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, known.booking_id);
    const payment = await paymentOf(db, known.id);
    if (!booking || !payment || !isNews(payment, charge)) return;
    if (charge.state === 'succeeded') return receive({ ...context, db }, { booking, payment, charge });
    await writeCharge(db, payment.id, { charge, state: charge.state, now: context.now });
    await markCharging(db, booking.id, charge.state === 'processing' ? chargingUntil(payment.created_at) : null);
    if (charge.state === 'declined') await leaveDeclined({ ...context, db }, booking, payment);
  });
}

/** A charge of which nothing will come: the next try may begin, and the hold waits for this one no longer. */
export async function giveUp(context: BookingContext, payment: PaymentRow, declineCode: Decline | null): Promise<void> {
  const { id, booking_id: bookingId } = payment;
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId);
    // Whoever comes second must not end the waiting for a try that has begun since.
    if (!(await giveUpPayment(db, id, { declineCode, now: context.now }))) return;
    await markCharging(db, bookingId, null);
    if (booking && declineCode !== null) await leaveDeclined({ ...context, db }, booking, payment);
  });
}

/** A part that was charged while nobody was there is tried once: then somebody has to pay it. */
async function leaveDeclined(context: BookingContext, booking: LockedBooking, payment: PaymentRow) {
  const due = booking.dues.find(({ id, state }) => id === payment.due_id && state === 'due');
  if (payment.is_off_session && due) await leaveUnpaid(context, booking, due);
}

/** So long a charge that began then may be under way. */
export const chargingUntil = (begun: Date): Date => new Date(begun.getTime() + CHARGE_SECONDS * 1000);

function isNews({ state, reference }: PaymentRow, charge: Charge): boolean {
  if (state === 'succeeded' || state === 'stray') return false;
  if (state === 'declined') return charge.state === 'succeeded';
  return state !== charge.state || reference !== charge.reference;
}

const noticeOf = { sent: 'paid', booked: 'booked', instead: 'planReplaced', owed: 'late' } as const;

/** Of a later part: who was told that it is not paid hears that it is. */
async function paidAs(db: Db, { booking, payment }: Pick<ReceivedCharge, 'booking' | 'payment'>) {
  if (payment.is_off_session) return 'dueCharged';
  const due = booking.dues.find(({ id }) => id === payment.due_id);
  return due && (await wasLeftUnpaid(db, booking.id, due)) ? 'duePaidLate' : 'duePaid';
}

type ReceivedCharge = { booking: LockedBooking; payment: PaymentRow; charge: Charge };

/** An attempt that was given up may succeed late, when another or a plan has taken its place, the price is another one, or nobody is asked for it any more: then its money goes back. */
async function receive(context: BookingContext, { booking, payment, charge }: ReceivedCharge) {
  const { db, now } = context;
  const rival = await alivePayment(db, payment.due_id);
  const isInsured = booking.dues.some(({ id, state }) => id === payment.due_id && state === 'insured');
  const isLapsed = booking.dues.some(({ id, state }) => id === payment.due_id && state === 'lapsed');
  // The booking has become another one since this charge was given up.
  const isAnother = booking.dues.some(
    ({ id, state, amountCents }) => id === payment.due_id && state === 'due' && amountCents !== payment.amount_cents,
  );
  const isStray = isInsured || isLapsed || isAnother || (rival !== undefined && rival.id !== payment.id);
  await writeCharge(db, payment.id, { charge, state: isStray ? 'stray' : 'succeeded', now });
  if (isLapsed)
    await notifyParties(context, { bookingId: booking.id, what: 'dueLate', about: { cents: payment.amount_cents } });
  if (isStray) return;
  const outcome = await receivePayment(context, booking, payment.due_id);
  const about = { byId: payment.user_id, cents: payment.amount_cents };
  const what = outcome === 'paid' ? await paidAs(db, { booking, payment }) : noticeOf[outcome];
  await notifyParties(context, { bookingId: booking.id, what, about });
  if (outcome === 'paid') await refreshPages({ ...context, db }, { ...booking, isSent: true });
  await auditChange(context, booking, payment.user_id);
}
