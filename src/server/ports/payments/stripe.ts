import Stripe from 'stripe';
import type { Payouts } from '../payouts/payouts.ts';
import { stripePayouts } from '../payouts/stripe.ts';
import type { Payments } from './payments.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeCharges } from './stripe-charges.ts';
import { stripeRefunds } from './stripe-refunds.ts';

type Choices = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Of what is told of the accounts of places; the same where it is left out. */
  payoutsSecret?: string | undefined;
  timeoutMs?: number;
  /** Where Stripe is; its own address unless given. */
  address?: { host: string; port: number; protocol: 'http' | 'https' };
};

/**
 * Payments by Stripe's payment intents, and payouts by its connected accounts. What is unknown is settled by `find`, which lists the customer's
 * intents, because that list is never behind, unlike the search, and idempotency keys are forgotten after a day.
 */
export function openStripe({
  secretKey,
  publishableKey,
  webhookSecret,
  payoutsSecret = webhookSecret,
  timeoutMs = 12_000,
  address = { host: 'api.stripe.com', port: 443, protocol: 'https' },
}: Choices): { payments: Payments; payouts: Payouts } {
  const stripe = new Stripe(secretKey, {
    ...address,
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchFromStripe),
  });
  const payments: Payments = {
    checkout: { provider: 'stripe', publishableKey },
    ...stripeCards(stripe),
    ...stripeCharges(stripe, { patienceMs: timeoutMs }),
    ...stripeRefunds(stripe, { patienceMs: timeoutMs }),
    readEvent: (rawBody, signature, now) => readStripeEvent(stripe, rawBody, { signature, secret: webhookSecret, now }),
  };
  return { payments, payouts: stripePayouts(stripe, { patienceMs: timeoutMs, secret: payoutsSecret }) };
}

// A connection that was closed in between is opened again once, which keys make safe. The library takes any JSON without `error`
// for a success, also that of a proxy on the way, and would follow redirects.
const fetchFromStripe: typeof fetch = async (input, init) => {
  const ask = () => fetch(input, { ...init, redirect: 'manual' });
  const response = await ask().catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    return ask();
  });
  if (response.status < 500 && (response.status < 300 || response.status >= 400)) return response;
  await response.body?.cancel();
  throw new Error(`answered ${response.status}`);
};
