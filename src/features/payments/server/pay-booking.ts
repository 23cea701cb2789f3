import { dueNow, insuredDue, isTooLate, nextDue } from '#features/bookings/dues.ts';
import { type LockedBooking, lockBooking, markCharging } from '#features/bookings/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { answerOnce } from '#server/idempotency.ts';
import { Refused } from '#server/ports/refused.ts';
import type { ChargeRequest } from '#server/ports/payments/payments.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { Failure } from '#shared/failure.ts';
import { type PaymentContext, reconcile } from './reconcile-payment.ts';
import { chargingUntil, giveUp, settle } from './settle-payment.ts';
import {
  alivePayment,
  insertPayment,
  keepCustomer,
  knownCustomer,
  payableNumber,
  type PaymentRow,
  paymentOf,
} from './store.ts';

type PaymentRequest = {
  bookingId: string;
  method: string;
  saveCard: boolean;
  chargeLater: boolean;
  expectedCents?: number;
};
type PayerContext = PaymentContext & { userId: string; idempotencyKey: string | undefined };

/**
 * Pays what is due today for a booking. However often and from wherever it is asked, one payment of a booking is alive, and it is
 * charged under its own key with its own card. Answers the payment's id. Throws `not_found`, `hold_ended`, `too_late` for a difference
 * that has lapsed, `price_changed`, `already_insured`, and `payment_unknown` when the processor did not answer: the sweep will find out.
 */
export async function payBooking(parts: PayerContext, request: PaymentRequest): Promise<string> {
  const { db, userId, idempotencyKey: key, now } = parts;
  const begun = await answerOnce(db, { userId, route: 'pay', key, body: request, now }, async (db) => ({
    id: await beginPayment(db, { userId, request, now }),
  }));
  const earlier = await paymentOf(db, begun.id);
  const payment =
    earlier && !isGivenUp(earlier)
      ? earlier
      : await paymentOf(db, await db.transaction().execute((db) => beginPayment(db, { userId, request, now })));
  if (!payment) throw new Failure('not_found');
  await advance(parts, payment).catch((error: unknown) => {
    throw error instanceof Unreachable ? new Failure('payment_unknown', { cause: error }) : error;
  });
  return payment.id;
}

/** It never reached the processor, so a repetition of it is a first try. */
export const isGivenUp = ({ state, decline_code: declineCode }: PaymentRow) =>
  state === 'declined' && declineCode === null;

type PaymentAttempt = { userId: string; request: PaymentRequest; now: Date };

/** The living payment of the part that is to be paid, or a new one. */
async function beginPayment(db: Db, { userId, request, now }: PaymentAttempt): Promise<string> {
  const booking = await lockBooking(db, request.bookingId, { userId, scope: 'payments', now });
  if (!booking) throw new Failure('not_found');
  const due = dueNow(booking.dues, now);
  const open = nextDue(booking.dues);
  const alive = open && (await alivePayment(db, open.id));
  if (alive) return alive.id;
  if (!due || (await payableNumber(db, due.id, now)) === undefined) return paidAlready(db, booking, now);
  if (due.amountCents !== (request.expectedCents ?? due.amountCents))
    throw new Failure('price_changed', { values: { totalCents: due.amountCents } });
  // Nothing ends it meanwhile, neither its hold, nor a plan that does not pay, nor the time for a difference.
  await markCharging(db, booking.id, chargingUntil(now));
  return insertPayment(db, {
    dueId: due.id,
    bookingId: booking.id,
    userId,
    amountCents: due.amountCents,
    method: request.method,
    savesCard: request.saveCard || request.chargeLater,
    agreedAt: request.chargeLater ? now : null,
    now,
  });
}

/** A repetition without a key, after the payment: it is of the part that was paid last, never of one that cannot be paid yet. */
async function paidAlready(db: Db, { dues }: LockedBooking, now: Date): Promise<string> {
  const last = dues.at(-1);
  if (last && isTooLate(last, now)) throw new Failure('too_late');
  const paid = dues.findLast(({ state }) => state !== 'due');
  if (insuredDue(dues)) throw new Failure('already_insured');
  const payment = paid && (await alivePayment(db, paid.id));
  if (!payment) throw new Failure('hold_ended');
  return payment.id;
}

/** A payment that has not reached the processor is charged while its booking waits for it; of others it is asked how they stand. */
export async function advance(parts: PaymentContext, payment: PaymentRow) {
  if (payment.state === 'succeeded' || payment.state === 'declined' || payment.state === 'stray') return;
  const number = payment.state === 'started' ? await payableNumber(parts.db, payment.due_id, parts.now) : undefined;
  if (number !== undefined) await charge(parts, payment, number);
  else await reconcile(parts, payment);
}

/** Duplicates all come here: the processor charges once for the payment's id. */
async function charge(parts: PaymentContext, payment: PaymentRow, number: string) {
  const { ports } = parts;
  try {
    await settle(
      parts,
      await ports.payments.charge({
        key: payment.id,
        amountCents: payment.amount_cents,
        currency: 'USD',
        method: payment.method,
        customer: await customerOf(parts, payment.user_id),
        saveCard: payment.saves_card,
        ...offSessionOf(payment),
        description: `Booking ${number}`,
      }),
    );
  } catch (error) {
    // Nothing happened, and with this card nothing will: all duplicates bring the same one.
    if (!(error instanceof Refused && error.reason === 'unusable_card')) throw error;
    await giveUp(parts, payment, 'card_declined');
  }
}

function offSessionOf({
  is_off_session: isOffSession,
  agreed_at: agreedAt,
}: PaymentRow): Pick<ChargeRequest, 'offSession'> {
  if (isOffSession) return { offSession: 'now' };
  return agreedAt === null ? {} : { offSession: 'agreed' };
}

async function customerOf({ db, ports }: PaymentContext, userId: string): Promise<string> {
  return (
    (await knownCustomer(db, userId)) ??
    keepCustomer(db, { userId, reference: await ports.payments.customerFor(userId) })
  );
}
