import type Stripe from 'stripe';
import { Refused } from '../refused.ts';
import type { Payments, Refund, RefundRequest } from './payments.ts';
import { chargeOf, intentOf } from './stripe-charges.ts';
import { asking, awaitRival, isRivalry } from './stripe-failures.ts';

/** The part of the port that is about refunds; `patienceMs`: how long another request with the same key is waited for. */
export function stripeRefunds(stripe: Stripe, { patienceMs }: { patienceMs: number }): Pick<Payments, 'refund'> {
  return {
    async refund(request) {
      if (!Number.isSafeInteger(request.amountCents) || request.amountCents <= 0)
        throw new Refused('payments', 'amount');
      await expectRefundable(stripe, request.reference);
      return (await earlierRefund(stripe, request)) ?? newRefund(stripe, request, patienceMs);
    },
  };
}

async function expectRefundable(stripe: Stripe, reference: string) {
  const intent = await intentOf(stripe, reference);
  if (!intent) throw new Refused('payments', 'unknown_charge');
  if (chargeOf(intent).state !== 'succeeded') throw new Refused('payments', 'not_charged');
}

async function earlierRefund(
  stripe: Stripe,
  { key, reference, amountCents }: RefundRequest,
): Promise<Refund | undefined> {
  const refund = await asking(
    async () => {
      for await (const refund of stripe.refunds.list({ payment_intent: reference, limit: 100 }))
        if (refund.metadata?.key === key) return refund;
      return undefined;
    },
    () => 'unknown_charge',
  );
  if (refund && refund.amount !== amountCents) throw new Refused('payments', 'key_reused');
  return refund && refundOf(refund);
}

async function newRefund(stripe: Stripe, request: RefundRequest, patienceMs: number): Promise<Refund> {
  const { key, reference, amountCents } = request;
  try {
    return refundOf(
      await stripe.refunds.create(
        { payment_intent: reference, amount: amountCents, metadata: { key } },
        { idempotencyKey: `refund-${key}` },
      ),
    );
  } catch (error) {
    if (isRivalry(error)) return awaitRival(error, () => earlierRefund(stripe, request), patienceMs);
    return asking(
      () => Promise.reject(error),
      () => 'over_refund',
    );
  }
}

function refundOf({ id, amount, status }: Stripe.Refund): Refund {
  if (status === 'succeeded') return { state: 'succeeded', reference: id, amountCents: amount };
  const isOver = status === 'failed' || status === 'canceled';
  return { state: isOver ? 'failed' : 'pending', reference: id, amountCents: amount };
}
