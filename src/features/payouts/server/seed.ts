import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { nextPayoutAt } from '../payout.ts';
import { insertAccount, placeNamed, writeBank } from './account-store.ts';

/** Numbers of the simulated processor's test accounts by what becomes of money that is sent there. */
const accounts = {
  good: '000123456789',
  closed: '000111111113',
  unknown: '000111111116',
  refusing: '000333333335',
  returning: '000777777771',
} as const;
export type TestAccount = keyof typeof accounts;

/** What the browser gets from the simulated processor for a test account. */
export async function aBankToken(
  { simulatedPayouts }: Pick<Ports, 'simulatedPayouts'>,
  conduct: TestAccount = 'good',
): Promise<string> {
  const answer = await simulatedPayouts?.tokeniseBank({
    holder: 'Jacaranda Day Center',
    routing: '110000000',
    account: accounts[conduct],
  });
  if (!answer || 'issues' in answer) throw new Error('The simulated processor takes no test accounts here.');
  return answer.token;
}

type World = { db: Db; ports: Pick<Ports, 'payouts' | 'simulatedPayouts'>; clock: { now: () => Date } };

/** A place that has been paid to this account for so long that nothing is held. */
export async function aPaidPlace(
  { db, ports, clock }: World,
  { providerId, userId, conduct }: { providerId: string; userId: string; conduct?: TestAccount },
): Promise<void> {
  const now = clock.now();
  const payee = await ports.payouts.payeeFor(providerId);
  const bank = await ports.payouts.setBank(payee, await aBankToken(ports, conduct));
  const { time_zone: timeZone } = await placeNamed(db, providerId);
  await insertAccount(db, { providerId, payee, nextAt: nextPayoutAt(now, timeZone), heldUntil: now, now });
  await writeBank(db, providerId, { bank, userId, now });
}

/** Every payout of a place with its bookings, the first one first. */
export const payoutsOf = (db: Db, providerId: string) =>
  db
    .selectFrom('payouts')
    .select(['payouts.id', 'payouts.state', 'payouts.failure', 'payouts.amount_cents as cents'])
    .where('payouts.provider_id', '=', providerId)
    .orderBy('payouts.number')
    .execute();

/** What the simulated processor has sent to a place, in cents, whatever became of it. */
export async function sentTo(db: Db, providerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from simulated_payouts
    where payee = ${`sim_acct_${providerId}`}`.execute(db);
  return rows[0]?.cents ?? 0;
}
