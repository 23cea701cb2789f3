import { auditChange } from '#features/bookings/server/audit-change.ts';
import { refreshPages } from '#features/bookings/server/notify-parties.ts';
import { addEvent, lockBooking } from '#features/bookings/server/store.ts';
import { CLOCK } from '#server/audit.ts';
import { leaveForLater, type PaymentContext } from './reconcile-payment.ts';
import { refundState } from './refund-payments.ts';
import { noteReturned, type OwedReturn, owedReturns, touchReturn } from './returns-store.ts';
import { paymentOf } from './store.ts';

/** Gives back what goes back while bookings stand, each once: under a key of its own, until the processor says that it is done. */
export async function sweepReturns(parts: PaymentContext): Promise<void> {
  for (const owed of await owedReturns(parts.db, parts.now)) {
    await touchReturn(parts.db, owed.id, { now: parts.now, isFailed: false });
    await giveBack(parts, owed).catch((error: unknown) => leaveForLater(parts, error));
  }
}

async function giveBack(parts: PaymentContext, owed: OwedReturn) {
  const payment = await paymentOf(parts.db, owed.payment_id);
  const state = await refundState(parts, owed, payment?.refunded_cents);
  if (state === 'succeeded') await noteDone(parts, owed);
  if (state === 'failed') await touchReturn(parts.db, owed.id, { now: parts.now, isFailed: true });
}

const noteDone = ({ now, ...parts }: PaymentContext, owed: OwedReturn) =>
  parts.db.transaction().execute(async (db) => {
    const payment = await paymentOf(db, owed.payment_id);
    const booking = payment && (await lockBooking(db, payment.booking_id));
    if (!booking || !(await noteReturned(db, owed, now))) return;
    await addEvent(db, { bookingId: booking.id, what: 'refunded', now });
    await refreshPages({ db, now }, { ...booking, isSent: true });
    await auditChange({ db, now }, booking, CLOCK);
  });
