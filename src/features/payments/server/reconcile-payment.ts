import type { BookingContext } from '#features/bookings/server/kind.ts';
import type { Ports } from '#server/ports/ports.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { CHARGE_SECONDS, CONFIRM_SECONDS } from '../payment.ts';
import { giveUp, settle } from './settle-payment.ts';
import { forgetEvents, knownCustomer, type PaymentRow, paymentOf, touchPayment, unsettledPayments } from './store.ts';

export type PaymentContext = BookingContext & { ports: Pick<Ports, 'payments' | 'errors'> };

/**
 * Asks the processor what became of a payment and writes it down; never charges. A charge the processor does not know after
 * `CHARGE_SECONDS`, and a confirmation nobody gave for a day, are given up. Throws Unreachable.
 */
export async function reconcile(parts: PaymentContext, payment: PaymentRow): Promise<void> {
  const charge = await findCharge(parts, payment);
  if (charge) await settle(parts, charge);
  const age = parts.now.getTime() - payment.created_at.getTime();
  const isForgotten = charge
    ? charge.state === 'requires_action' && age > CONFIRM_SECONDS * 1000
    : age > CHARGE_SECONDS * 1000;
  if (isForgotten) await giveUp(parts, payment, null);
}

async function findCharge({ db, ports }: PaymentContext, { id, reference, user_id: userId }: PaymentRow) {
  if (reference !== null) return ports.payments.find({ reference });
  const customer = await knownCustomer(db, userId);
  return customer === undefined ? undefined : ports.payments.find({ key: id, customer });
}

const SETTLED_WITHIN_SECONDS = 30;
const EVENTS_KEPT_SECONDS = 2_592_000;

/** Reconciles every payment that has not been heard of for a while, and forgets old events. */
export async function sweepPayments(parts: PaymentContext): Promise<void> {
  await forgetEvents(parts.db, secondsBefore(parts.now, EVENTS_KEPT_SECONDS));
  for (const { id } of await unsettledPayments(parts.db, secondsBefore(parts.now, SETTLED_WITHIN_SECONDS))) {
    await touchPayment(parts.db, id, parts.now);
    const payment = await paymentOf(parts.db, id);
    if (payment) await reconcile(parts, payment).catch((error: unknown) => leaveForLater(parts, error));
  }
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** One that cannot be asked about now does not keep the others waiting. */
export function leaveForLater({ ports }: { ports: Pick<Ports, 'errors'> }, error: unknown) {
  if (!(error instanceof Unreachable)) ports.errors.report(error);
}
