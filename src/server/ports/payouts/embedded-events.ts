import * as z from 'zod';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { isSigned, signEvent } from '../payments/event-signature.ts';
import { Refused } from '../refused.ts';
import type { BankConduct } from './bank-entry.ts';
import type { Payout, PayoutEvent } from './payouts.ts';

export type PayoutRow = { reference: string; payee: string; amount_cents: number; conduct: string; created_at: Date };

const ARRIVES_AFTER_MS = DAY_MS;
const SENT_BACK_AFTER_MS = 4 * DAY_MS;

/** What has become of one by then: banks have it a day later, and some send it back three days after that. */
export function payoutOf(
  { reference, amount_cents: amountCents, conduct, created_at: begun }: PayoutRow,
  now: Date,
): Payout {
  const known = conduct as BankConduct; // written by tokeniseBank only
  const age = now.getTime() - begun.getTime();
  if (age < ARRIVES_AFTER_MS) return { state: 'pending', reference, amountCents };
  if (known === 'succeeds' || (known === 'sent_back_later' && age < SENT_BACK_AFTER_MS))
    return { state: 'paid', reference, amountCents };
  return { state: 'failed', reference, amountCents, failure: known === 'sent_back_later' ? 'account_closed' : known };
}

const MOST_AT_ONCE = 50;

type EventOptions = { secret: string; now: Date; tell: (rawBody: string, signature: string) => Promise<void> };

/** Hands over what became of payouts and was not told yet. `left`: of so many something is still to be told, now or later. */
export async function tellPayouts(db: Db, { secret, now, tell }: EventOptions): Promise<{ left: number }> {
  const waiting = await db
    .selectFrom('simulated_payouts')
    .selectAll()
    .where('told', 'is distinct from', 'failed')
    .where((is) => is.or([is('told', 'is', null), is('conduct', '!=', 'succeeds')]))
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  let left = 0;
  for (const row of waiting) {
    const { state } = payoutOf(row, now);
    if (state !== 'pending' && state !== row.told) {
      const body = JSON.stringify({ id: `${row.reference}_${state}`, kind: `payout.${state}`, payout: row.key });
      await tell(body, signEvent(body, secret, now));
      await db.updateTable('simulated_payouts').set({ told: state }).where('reference', '=', row.reference).execute();
    }
    if (state === 'pending' || (state === 'paid' && row.conduct !== 'succeeds')) left += 1;
  }
  return { left };
}

const EventBody = z.object({ id: z.string(), payout: z.string() });

export function readPayoutEvent(rawBody: string, proof: { signature: string; secret: string; now: Date }): PayoutEvent {
  if (!isSigned(rawBody, proof)) throw new Refused('payments', 'forged_event');
  const { id, payout } = EventBody.parse(JSON.parse(rawBody));
  return { id, key: payout };
}
