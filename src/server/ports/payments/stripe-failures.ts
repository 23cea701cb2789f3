import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { Refused, type Refusal } from '../refused.ts';
import { Unreachable } from '../unreachable.ts';

const longestWaitMs = 5000;

/** Runs a question to Stripe. `no` says what it means when Stripe finds the question wrong. */
export async function asking<Answer>(
  work: () => Promise<Answer>,
  no: (error: Stripe.errors.StripeInvalidRequestError) => Refusal,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw translate(error, no);
  }
}

/** Whether somebody else used the same key, a moment ago or with other words, so that Stripe did nothing for us. */
export const isRivalry = (error: unknown) =>
  hasOtherWords(error) || (error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use');

const hasOtherWords = (error: unknown) => error instanceof Stripe.errors.StripeIdempotencyError;

/** What the rival achieved: looks again and again until it is there. */
export async function awaitRival<Result>(
  rivalry: unknown,
  look: () => Promise<Result | undefined>,
  patienceMs: number,
): Promise<Result> {
  const end = Date.now() + Math.min(patienceMs, longestWaitMs);
  for (let pauseMs = 50; Date.now() < end; pauseMs *= 2) {
    await delay(pauseMs);
    const found = await look();
    if (found) return found;
  }
  if (hasOtherWords(rivalry)) throw new Refused('payments', 'key_reused');
  throw new Unreachable('payments', 'another request with the same key has not ended');
}

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

// Stripe's own words may quote what was sent: only its codes and the number of the request go on.
function translate(error: unknown, no: (error: Stripe.errors.StripeInvalidRequestError) => Refusal) {
  if (error instanceof Refused || error instanceof Unreachable) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return new Unreachable('payments', 'no answer that can be read');
  const trace = [error.code, error.param, error.requestId].filter((part) => part).join(', ');
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new Refused('payments', no(error), trace);
  if (error instanceof Stripe.errors.StripeCardError) return new Refused('payments', 'unusable_card', trace);
  return new Unreachable('payments', `${error.type} ${trace}`.trim());
}
