import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Ports } from '#server/ports/ports.ts';
import { Refused, type Refusal } from '#server/ports/refused.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { leaveForLater } from '#features/payments/server/reconcile-payment.ts';
import { brand } from '#shared/brand.ts';
import { earningOf } from '../earnings.ts';
import { nextPayoutAt, type PayoutFailure } from '../payout.ts';
import { lockAccount, placeNamed, placesToPay, writeNext, writeProblem } from './account-store.ts';
import { openEarnings } from './earning-store.ts';
import { paidBooking } from './present-earnings.ts';
import {
  arrivedPayouts,
  hasStarted,
  insertPayout,
  openPayouts,
  type PayoutRow,
  touchPayout,
  writeOutcome,
} from './payout-store.ts';
import { tellPayout } from './tell-payout.ts';

export type PayoutContext = { db: Db; ports: Pick<Ports, 'payouts' | 'errors'>; publicUrl: string; now: Date };

// How long one that is on its way to the bank is left alone.
const ASKED_AGAIN_MS = HOUR_MS;
// Banks send back within days what they had; the processor tells of it, and is asked where that was lost.
const SENT_BACK_WITHIN_MS = 14 * DAY_MS;

/**
 * Begins the payouts that are due, and carries on those that are under way. However many processes do this, and wherever one ends:
 * a payout is written first, paid outside of any transaction under its own key, and settled in one that only one can win.
 */
export async function sweepPayouts(parts: PayoutContext): Promise<void> {
  for (const providerId of await placesToPay(parts.db, parts.now))
    await begin(parts, providerId).catch((error: unknown) => leaveForLater(parts, error));
  for (const payout of await unsettled(parts)) {
    await touchPayout(parts.db, payout.id, parts.now);
    await carryOn(parts, payout).catch((error: unknown) => leaveForLater(parts, error));
  }
}

async function unsettled({ db, now }: Pick<PayoutContext, 'db' | 'now'>): Promise<PayoutRow[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return [
    ...(await openPayouts(db, ago(ASKED_AGAIN_MS))),
    ...(await arrivedPayouts(db, { settledSince: ago(SENT_BACK_WITHIN_MS), untouchedSince: ago(DAY_MS) })),
  ];
}

/** Writes down what is to be paid. Whoever comes second finds that the next payout is a week ahead. */
export const begin = ({ db, now }: Pick<PayoutContext, 'db' | 'now'>, providerId: string): Promise<void> =>
  joinTransaction(db, async (db) => {
    const account = await lockAccount(db, providerId);
    if (!account || account.problem || account.next_at > now || account.held_until > now) return;
    const { bank_name, last_four } = account;
    // One whose outcome nobody knows yet comes first.
    if (bank_name === null || last_four === null || (await hasStarted(db, providerId))) return;
    const { time_zone: timeZone } = await placeNamed(db, providerId);
    const items = (await openEarnings(db, providerId))
      .map((row) => ({ bookingId: row.id, cents: earningOf(paidBooking(row), now).dueCents }))
      .filter(({ cents }) => cents !== 0);
    // What a place owes waits until it has earned more.
    if (items.reduce((sum, { cents }) => sum + cents, 0) > 0)
      await insertPayout(db, { account: { ...account, bank_name, last_four }, items, now });
    await writeNext(db, providerId, { at: nextPayoutAt(now, timeZone) });
  });

// After these nothing was paid. Any other no says nothing about the money: what it was asked for stays as it is.
const unpaid: readonly Refusal[] = ['unusable_bank', 'no_funds', 'unknown_payee', 'amount'];

/** Pays one that has begun, or asks what has become of one that was sent. Throws Unreachable, and Refused where nothing is known. */
export async function carryOn(parts: PayoutContext, payout: PayoutRow): Promise<void> {
  const { id: key, payee, amount_cents: amountCents, number } = payout;
  try {
    const paid =
      payout.state === 'started'
        ? await parts.ports.payouts.pay({ key, payee, amountCents, description: `${brand.name} ${number}` })
        : await parts.ports.payouts.find({ key, payee });
    if (paid?.state === 'pending') await settle(parts, payout, { state: 'sent', reference: paid.reference });
    if (paid?.state === 'paid') await settle(parts, payout, { state: 'paid', reference: paid.reference });
    if (paid?.state === 'failed')
      await settle(parts, payout, {
        state: 'failed',
        reference: paid.reference,
        failure: paid.failure ?? 'bank_refused',
      });
  } catch (error) {
    if (!(error instanceof Refused) || payout.state !== 'started' || !unpaid.includes(error.reason)) throw error;
    const failure = error.reason === 'unusable_bank' ? 'no_account' : 'no_funds';
    if (error.reason === 'unknown_payee' || error.reason === 'amount') parts.ports.errors.report(error);
    await settle(parts, payout, { state: 'failed', reference: null, failure });
  }
}

type Ending =
  { state: 'sent' | 'paid'; reference: string } | { state: 'failed'; reference: string | null; failure: PayoutFailure };

const settle = ({ db, ...parts }: PayoutContext, payout: PayoutRow, ending: Ending): Promise<void> =>
  db.transaction().execute(async (db) => {
    const { now } = parts;
    const { provider_id: providerId } = payout;
    // Before the payout, as whoever begins one does.
    await lockAccount(db, providerId);
    const failure = ending.state === 'failed' ? ending.failure : null;
    if (!(await writeOutcome(db, payout, { ...ending, failure, now }))) return;
    const wantsAccount = failure !== null && (await dueAgain(db, payout, { failure, now }));
    await tellPayout({ ...parts, db }, payout, { state: ending.state, failure, wantsAccount });
  });

type PayoutFault = { failure: PayoutFailure; now: Date };

/**
 * What a failed one was of is due again: the next day where it was ours to have the money, else at once, with another account where
 * the bank refused this one. Answers whether somebody has to name one first.
 */
async function dueAgain(db: Db, payout: PayoutRow, { failure, now }: PayoutFault): Promise<boolean> {
  const { provider_id: providerId } = payout;
  const isOurs = failure === 'no_funds';
  await writeNext(db, providerId, { at: new Date(now.getTime() + (isOurs ? DAY_MS : 0)) });
  return !isOurs && writeProblem(db, { providerId, problem: failure, since: payout.created_at });
}
