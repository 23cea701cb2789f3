import { dueNow } from '#features/bookings/dues.ts';
import { leaveUnpaid } from '#features/bookings/server/paying/leave-unpaid.ts';
import { comingDues, isStillOpen } from '#features/bookings/server/paying/unpaid-store.ts';
import { lockBooking, markCharging } from '#features/bookings/server/store.ts';
import { isUnderWay } from '#features/bookings/server/sweep-store.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { agreementOf } from './agreement-store.ts';
import { advance } from './pay-booking.ts';
import { leaveForLater, type PaymentContext } from './reconcile-payment.ts';
import { chargingUntil } from './settle-payment.ts';
import { alivePayment, insertPayment, paymentOf } from './store.ts';

/**
 * Charges the parts of confirmed bookings whose day has come to the cards that were agreed on, each once; where nobody has agreed,
 * both sides hear that one is to be paid. Two sweeps at once do it once, and what one leaves half done `sweepPayments` ends.
 */
export async function sweepDues(parts: PaymentContext): Promise<void> {
  await eachInTurn(await comingDues(parts.db, parts.now), async ({ id }) => {
    const begun = await inTransaction(parts, (inside) => beginCharge(inside, id));
    const payment = begun === undefined ? undefined : await paymentOf(parts.db, begun);
    if (payment) await advance(parts, payment).catch((error: unknown) => leaveForLater(parts, error));
  });
}

/** The payment of a booking's next part, to be charged by the caller; undefined where nothing is to be charged now. */
async function beginCharge(parts: PaymentContext, bookingId: string): Promise<string | undefined> {
  const { db, now } = parts;
  const booking = await lockBooking(db, bookingId);
  const due = booking && !isUnderWay(booking.chargingUntil, now) ? dueNow(booking.dues, now) : undefined;
  if (!booking || !due || !(await isStillOpen(db, due.id)) || (await alivePayment(db, due.id))) return undefined;
  const agreed = await agreementOf(db, bookingId, now);
  if (!agreed) {
    await leaveUnpaid(parts, booking, due);
    return undefined;
  }
  await markCharging(db, bookingId, chargingUntil(now));
  const { userId, method } = agreed;
  const charged = { dueId: due.id, bookingId, userId, amountCents: due.amountCents, method, savesCard: false };
  return insertPayment(db, { ...charged, isOffSession: true, now });
}
