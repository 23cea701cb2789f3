import Stripe from 'stripe';
import { readStripePayoutEvent } from '../payments/stripe-events.ts';
import { asking, awaitRival, isRivalry } from '../payments/stripe-failures.ts';
import { Refused, type Refusal } from '../refused.ts';
import type { BankFailure, Payout, PayoutRequest, Payouts } from './payouts.ts';

type Patience = { patienceMs: number };
type Choices = Patience & { secret: string };

/**
 * Payouts by Stripe's connected accounts: our balance is transferred to a place's, and that one is paid to its bank, each under the
 * payout's key. What came back from a bank is transferred back before it is called failed, so that it can be paid again.
 */
export function stripePayouts(stripe: Stripe, { patienceMs, secret }: Choices): Payouts {
  return {
    payeeFor: (placeId) =>
      asking(
        async () => {
          const account = await stripe.accounts.create(
            {
              type: 'custom',
              country: 'US',
              capabilities: { transfers: { requested: true } },
              settings: { payouts: { schedule: { interval: 'manual' } } },
              metadata: { place: placeId },
            },
            { idempotencyKey: `payee-${placeId}` },
          );
          return account.id;
        },
        () => 'request',
      ),
    setBank: (payee, token) =>
      asking(
        async () => {
          const bank = await stripe.accounts.createExternalAccount(payee, {
            external_account: token,
            default_for_currency: true,
          });
          if (bank.object !== 'bank_account') throw new Refused('payments', 'unusable_bank');
          return { bankName: bank.bank_name ?? '', lastFour: bank.last4 };
        },
        ({ param }) => (param === 'account' ? 'unknown_payee' : 'unusable_bank'),
      ),
    async pay(request) {
      const { amountCents } = request;
      if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new Refused('payments', 'amount');
      const transfer = await transferFor(stripe, request);
      const earlier = transfer && (await payoutOfKey(stripe, request));
      // Taken back, and no payout made of it: the place's balance now holds what belongs to others.
      if (!earlier && transfer?.reversed) throw new Refused('payments', 'no_funds');
      return earlier ?? newPayout(stripe, request, { patienceMs, isFunded: transfer !== undefined });
    },
    find: (which) => payoutOfKey(stripe, which),
    readEvent: (rawBody, signature, now) => readStripePayoutEvent(stripe, rawBody, { signature, secret, now }),
  };
}

type PayoutKey = Pick<PayoutRequest, 'key' | 'payee'>;

/** What was transferred under this key before, because keys are forgotten after a day. */
async function transferFor(stripe: Stripe, { key, payee, amountCents }: PayoutRequest) {
  const transfer = await transferOfKey(stripe, key);
  if (transfer && (transfer.amount !== amountCents || nameOf(transfer.destination) !== payee))
    throw new Refused('payments', 'key_reused');
  return transfer;
}

async function payoutOfKey(stripe: Stripe, { key, payee }: PayoutKey): Promise<Payout | undefined> {
  const payout = await asking(
    async () => {
      for await (const one of stripe.payouts.list({ limit: 100 }, { stripeAccount: payee }))
        if (one.metadata?.key === key) return one;
      return undefined;
    },
    () => 'unknown_payee',
  );
  return payout && settled(stripe, payout, key);
}

async function newPayout(
  stripe: Stripe,
  request: PayoutRequest,
  { patienceMs, isFunded }: Patience & { isFunded: boolean },
) {
  const { key, payee: stripeAccount, amountCents: amount, description } = request;
  try {
    if (!isFunded) await transfer(stripe, request);
    const payout = await stripe.payouts.create(
      { amount, currency: 'usd', description, metadata: { key } },
      { stripeAccount, idempotencyKey: `payout-${key}` },
    );
    return await settled(stripe, payout, key);
  } catch (error) {
    if (isRivalry(error)) return awaitRival(error, () => payoutOfKey(stripe, request), patienceMs);
    // Not paid: what was transferred for it comes back.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) await takeBack(stripe, key);
    return asking(() => Promise.reject(error), reasonOf);
  }
}

const transfer = (stripe: Stripe, { key, payee: destination, amountCents: amount }: PayoutRequest) =>
  stripe.transfers.create(
    { amount, currency: 'usd', destination, transfer_group: key, metadata: { key } },
    { idempotencyKey: `transfer-${key}` },
  );

function reasonOf({ code, param }: Stripe.errors.StripeInvalidRequestError): Refusal {
  if (code === 'balance_insufficient') return 'no_funds';
  if (code === 'resource_missing' || param === 'destination') return 'unknown_payee';
  return code === 'no_account' || code === 'account_closed' ? 'unusable_bank' : 'request';
}

async function settled(stripe: Stripe, { id, amount, status, failure_code: code }: Stripe.Payout, key: string) {
  const known = { reference: id, amountCents: amount };
  if (status === 'paid') return { ...known, state: 'paid' as const };
  if (status !== 'failed' && status !== 'canceled') return { ...known, state: 'pending' as const };
  await takeBack(stripe, key);
  return { ...known, state: 'failed' as const, failure: failureOf(code) };
}

async function takeBack(stripe: Stripe, key: string) {
  const transfer = await transferOfKey(stripe, key);
  if (!transfer || transfer.reversed) return;
  await asking(
    () => stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `reverse-${key}` }),
    () => 'request',
  );
}

const transferOfKey = (stripe: Stripe, key: string) =>
  asking(
    async () => (await stripe.transfers.list({ transfer_group: key, limit: 1 })).data[0],
    () => 'request',
  );

const nameOf = (destination: Stripe.Transfer['destination']) =>
  typeof destination === 'string' ? destination : destination?.id;

const failureOf = (code: string | null): BankFailure =>
  code === 'account_closed' || code === 'no_account' ? code : 'bank_refused';
