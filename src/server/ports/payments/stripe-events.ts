import type Stripe from 'stripe';
import * as z from 'zod';
import { Refused } from '../refused.ts';
import type { PayoutEvent } from '../payouts/payouts.ts';
import type { PaymentEvent } from './payments.ts';

const toleranceSeconds = 300;

const Named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const About = z.object({ object: z.string(), id: z.string().optional(), payment_intent: Named.nullish() });

type Proof = { signature: string; secret: string; now: Date };

/** Throws Refused (forged_event). Events of other things than payments have no reference. */
export function readStripeEvent(stripe: Stripe, rawBody: string, proof: Proof): PaymentEvent {
  const { id, data } = provenEvent(stripe, rawBody, proof);
  const about = About.safeParse(data.object).data;
  const reference = about?.object === 'payment_intent' ? about.id : about?.payment_intent;
  return { id, reference: reference ?? undefined };
}

const OfPayout = z.object({ object: z.literal('payout'), metadata: z.object({ key: z.string().optional() }) });

/** The same of a place's account. Events of other things than our payouts have no key. */
export function readStripePayoutEvent(stripe: Stripe, rawBody: string, proof: Proof): PayoutEvent {
  const { id, data } = provenEvent(stripe, rawBody, proof);
  return { id, key: OfPayout.safeParse(data.object).data?.metadata.key };
}

function provenEvent(stripe: Stripe, rawBody: string, { signature, secret, now }: Proof) {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    // The library's error holds the whole body.
    throw new Refused('payments', 'forged_event');
  }
}
