import Stripe from 'stripe';
import { Refused } from '../refused.ts';
import { Unreachable } from '../unreachable.ts';
import {
  smallestCharge,
  type Charge,
  type ChargeRequest,
  type ChargeState,
  type DeclineCode,
  type Payments,
} from './payments.ts';
import { cardOf } from './stripe-cards.ts';
import { asking, awaitRival, isMissing, isRivalry } from './stripe-failures.ts';

const details = { expand: ['payment_method', 'latest_charge'] };

// An intent that was made and never confirmed: nobody else has its secret, so nothing will ever come of it.
const inertAfterMs = 120_000;

/** The part of the port that is about charges; `patienceMs`: how long another request with the same key is waited for. */
export function stripeCharges(
  stripe: Stripe,
  { patienceMs }: { patienceMs: number },
): Pick<Payments, 'charge' | 'find'> {
  return {
    async charge(request) {
      if (!Number.isSafeInteger(request.amountCents) || request.amountCents < smallestCharge)
        throw new Refused('payments', 'amount');
      return (await earlierCharge(stripe, request)) ?? newCharge(stripe, request, patienceMs);
    },
    async find(which) {
      const intent = await ('key' in which ? intentOfKey(stripe, which) : intentOf(stripe, which.reference));
      return intent && chargeOf(intent);
    },
  };
}

/** Undefined when Stripe knows no such intent. */
export const intentOf = (stripe: Stripe, reference: string): Promise<Stripe.PaymentIntent | undefined> =>
  asking(
    async () => {
      try {
        return whole(await stripe.paymentIntents.retrieve(reference, details));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    () => 'unknown_charge',
  );

/** A payment intent in the words of the port. */
export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const state = stateOf(intent);
  const card = cardOf(intent.last_payment_error?.payment_method ?? intent.payment_method);
  return {
    state,
    reference: intent.id,
    key: intent.metadata.key ?? '',
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    refundedCents: typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
    ...(card && { card }),
    ...(state === 'requires_action' && intent.client_secret !== null && { clientSecret: intent.client_secret }),
    ...(state === 'declined' && { declineCode: declineCodeOf(intent.last_payment_error) }),
  };
}

async function earlierCharge(stripe: Stripe, request: ChargeRequest): Promise<Charge | undefined> {
  const intent = await intentOfKey(stripe, request);
  if (!intent) return undefined;
  const charge = chargeOf(intent);
  if (charge.amountCents !== request.amountCents || charge.currency !== request.currency)
    throw new Refused('payments', 'key_reused');
  return charge;
}

async function intentOfKey(
  stripe: Stripe,
  { key, customer }: { key: string; customer: string },
): Promise<Stripe.PaymentIntent | undefined> {
  const found = await asking(
    async () => {
      for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 }))
        if (intent.metadata.key === key) return intent.id;
      return undefined;
    },
    () => 'request',
  );
  return found === undefined ? undefined : intentOf(stripe, found);
}

async function newCharge(stripe: Stripe, request: ChargeRequest, patienceMs: number): Promise<Charge> {
  try {
    return chargeOf(whole(await confirmedIntent(stripe, request)));
  } catch (error) {
    if (isRivalry(error)) return awaitRival(error, () => settledCharge(stripe, request), patienceMs);
    const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
    const intent = declined && (await intentOf(stripe, declined.id));
    if (intent) return chargeOf(intent);
    return asking(() => Promise.reject(error), reasonOf);
  }
}

const confirmedIntent = (
  stripe: Stripe,
  { key, amountCents, currency, method, customer, saveCard, offSession, description }: ChargeRequest,
) =>
  stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method,
      description,
      metadata: { key },
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      ...(saveCard && { setup_future_usage: usageOf(offSession) }),
      ...(offSession === 'now' && { off_session: true }),
      ...details,
    },
    { idempotencyKey: `charge-${key}` },
  );

const usageOf = (offSession: ChargeRequest['offSession']) => (offSession === 'agreed' ? 'off_session' : 'on_session');

async function settledCharge(stripe: Stripe, request: ChargeRequest) {
  const charge = await earlierCharge(stripe, request);
  return charge?.state === 'processing' ? undefined : charge;
}

function reasonOf({ code, param }: Stripe.errors.StripeInvalidRequestError) {
  if (code === 'amount_too_small' || code === 'amount_too_large') return 'amount';
  // Stripe names no parameter for a card that was used up before.
  return param === undefined || param === 'payment_method' ? 'unusable_card' : 'request';
}

function whole(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  if (intent.object !== 'payment_intent') throw new Unreachable('payments', 'no answer that can be read');
  return intent;
}

const ownStates = ['succeeded', 'requires_action', 'processing'] as const;

function stateOf({ status, last_payment_error: problem, created }: Stripe.PaymentIntent): ChargeState {
  const state = ownStates.find((known) => known === status);
  if (state) return state;
  const isOver = status === 'canceled' || Boolean(problem) || created * 1000 + inertAfterMs < Date.now();
  return isOver ? 'declined' : 'processing';
}

const namedDeclines = ['insufficient_funds', 'expired_card', 'incorrect_cvc', 'authentication_required'] as const;

function declineCodeOf(problem: Stripe.PaymentIntent.LastPaymentError | null): DeclineCode {
  return namedDeclines.find((code) => code === problem?.decline_code || code === problem?.code) ?? 'card_declined';
}
