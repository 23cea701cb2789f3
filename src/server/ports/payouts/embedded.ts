import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { courier } from '../payments/event-courier.ts';
import { Refused } from '../refused.ts';
import { type BankEntry, type BankIssue, checkBank } from './bank-entry.ts';
import { payoutOf, type PayoutRow, readPayoutEvent, tellPayouts } from './embedded-events.ts';
import type { Bank, PayoutRequest, Payouts } from './payouts.ts';

type Listener = (rawBody: string, signature: string) => Promise<void>;

/** The processor's own side, which at the real one stands on servers that are not ours. */
export interface SimulatedPayouts extends Payouts {
  /** Keeps what may be kept of an account and gives the token that `setBank` takes, or says what is wrong. */
  tokeniseBank(entry: BankEntry): Promise<(Bank & { token: string }) | { issues: BankIssue[] }>;

  /** From now on `listener` hears what becomes of payouts, again and again until it takes it without throwing. */
  tell(listener: Listener): void;

  stop(): Promise<void>;
}

type Choices = { db: Db; now?: () => Date; delayMs?: number; retryMs?: number; secret?: string };

const ownClock = () => new Date();
const ownSecret = () => randomBytes(32).toString('hex');

/** Payouts inside our own database: each is a day on its way, and then there, or back for the reason of its test account, if not days later. */
export function openSimulatedPayouts({
  db,
  now = ownClock,
  delayMs = 100,
  retryMs = MINUTE_MS,
  secret = ownSecret(),
}: Choices): SimulatedPayouts {
  let listener: Listener | undefined;
  const events = courier(
    async () => (listener ? tellPayouts(db, { secret, now: now(), tell: listener }) : { left: 0 }),
    { delayMs, retryMs },
  );
  const shown = (row: PayoutRow) => payoutOf(row, now());

  async function afterDelay<Result>(work: () => Promise<Result>) {
    await delay(delayMs);
    const result = await work();
    events.wake();
    return result;
  }

  return {
    payeeFor: (placeId) => afterDelay(() => makePayee(db, `sim_acct_${placeId}`, now())),
    setBank: (payee, token) => afterDelay(() => useBank(db, { payee, token })),
    pay: (request) => afterDelay(async () => shown(await makePayout(db, request, now()))),
    async find({ key, payee }) {
      const row = await payoutNamed(db, key);
      return row?.payee === payee ? shown(row) : undefined;
    },
    async tokeniseBank(entry) {
      const checked = checkBank(entry);
      if ('issues' in checked) return checked;
      const { conduct, bankName, lastFour } = checked.bank;
      const token = `sim_btok_${randomBytes(16).toString('hex')}`;
      await db
        .insertInto('simulated_bank_tokens')
        .values({ token, conduct, bank_name: bankName, last_four: lastFour, created_at: now() })
        .execute();
      return { token, bankName, lastFour };
    },
    readEvent: (rawBody, signature, now) => readPayoutEvent(rawBody, { signature, secret, now }),
    tell(given) {
      listener = given;
      events.wake();
    },
    stop: () => events.stop(),
  };
}

async function makePayee(db: Db, payee: string, now: Date): Promise<string> {
  await db
    .insertInto('simulated_payees')
    .values({ payee, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return payee;
}

const useBank = (db: Db, { payee, token }: { payee: string; token: string }): Promise<Bank> =>
  db.transaction().execute(async (db) => {
    const bank = await db
      .updateTable('simulated_bank_tokens')
      .set({ is_spent: true })
      .where('token', '=', token)
      .where('is_spent', '=', false)
      .returning(['conduct', 'bank_name', 'last_four'])
      .executeTakeFirst();
    if (!bank) throw new Refused('payments', 'unusable_bank');
    const { numUpdatedRows } = await db
      .updateTable('simulated_payees')
      .set({ conduct: bank.conduct })
      .where('payee', '=', payee)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused('payments', 'unknown_payee');
    return { bankName: bank.bank_name, lastFour: bank.last_four };
  });

async function makePayout(db: Db, { key, payee, amountCents }: PayoutRequest, now: Date): Promise<PayoutRow> {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new Refused('payments', 'amount');
  const account = await db
    .selectFrom('simulated_payees')
    .select('conduct')
    .where('payee', '=', payee)
    .executeTakeFirst();
  if (!account?.conduct) throw new Refused('payments', account ? 'unusable_bank' : 'unknown_payee');
  const reference = `sim_po_${randomBytes(16).toString('hex')}`;
  await db
    .insertInto('simulated_payouts')
    .values({ reference, key, payee, amount_cents: amountCents, conduct: account.conduct, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await payoutNamed(db, key);
  if (row?.payee !== payee || row.amount_cents !== amountCents) throw new Refused('payments', 'key_reused');
  return row;
}

const payoutNamed = (db: Db, key: string): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('simulated_payouts')
    .select(['reference', 'payee', 'amount_cents', 'conduct', 'created_at'])
    .where('key', '=', key)
    .executeTakeFirst();
