import { auditChange } from '#features/bookings/server/audit-change.ts';
import { noteRefund } from '#features/bookings/server/change-status.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import { lockBooking } from '#features/bookings/server/store.ts';
import { CLOCK } from '#server/audit.ts';
import { Refused } from '#server/ports/refused.ts';
import { leaveForLater, type PaymentContext } from './reconcile-payment.ts';
import { addRefunded } from './returns-store.ts';
import { countFailedRefund, noteRefunded, type OwedRefund, owedRefunds, paymentOf, touchPayment } from './store.ts';

/** Gives back what is owed, each once: under a key of its own, until the processor says that it is done. */
export async function sweepRefunds(parts: PaymentContext): Promise<void> {
  for (const owed of await owedRefunds(parts.db)) {
    await touchPayment(parts.db, owed.id, parts.now);
    await refund(parts, owed).catch((error: unknown) => leaveForLater(parts, error));
  }
}

async function refund(parts: PaymentContext, owed: OwedRefund) {
  const payment = await paymentOf(parts.db, owed.id);
  const state = await refundState(parts, owed, payment?.refunded_cents);
  if (state === 'succeeded') await noteDone(parts, owed);
  if (state === 'failed') await countFailedRefund(parts.db, owed.id, owed.refund_tries);
}

type RefundAttempt = Pick<OwedRefund, 'id' | 'reference' | 'amount_cents' | 'refund_tries'>;

/** What has become of it at the processor, under its own key; made there when it is not known yet. Throws Unreachable and Refused. */
export async function refundState(
  { ports }: Pick<PaymentContext, 'ports'>,
  { id, reference, amount_cents: amountCents, refund_tries: tries }: RefundAttempt,
  before = 0,
) {
  if (reference === null) throw new Error(`Payment ${id} has succeeded without a name at the processor.`);
  try {
    return (
      await ports.payments.refund({
        key: tries === 0 ? `refund-${id}` : `refund-${id}-${tries}`,
        reference,
        amountCents,
      })
    ).state;
  } catch (error) {
    // Somebody gave it back at the processor's own desk.
    if (
      error instanceof Refused &&
      error.reason === 'over_refund' &&
      ((await ports.payments.find({ reference }))?.refundedCents ?? 0) >= before + amountCents
    )
      return 'succeeded';
    throw error;
  }
}

const noteDone = (parts: PaymentContext, { id, amount_cents: refundCents }: OwedRefund) =>
  parts.db.transaction().execute(async (db) => {
    const context = { ...parts, db };
    const { now } = context;
    const payment = await paymentOf(db, id);
    const booking = payment && (await lockBooking(db, payment.booking_id));
    if (!booking) return;
    if (payment.state === 'stray') {
      await noteRefunded(db, id, { amountCents: refundCents, now });
      return;
    }
    const due = booking.dues.find((one) => one.id === payment.due_id);
    if (due?.state !== 'refund_due') return;
    await addRefunded(db, id, { amountCents: refundCents, now });
    const isAll = await noteRefund(context, booking, { dueId: payment.due_id, refundCents });
    // The message names the whole sum, so it leaves once.
    if (isAll) await notifyParties(context, { bookingId: booking.id, what: 'refunded' });
    await auditChange(context, booking, CLOCK);
  });
