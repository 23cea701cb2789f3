import type { Db } from '#server/db/db.ts';
import type { Bank, BankFailure } from '#server/ports/payouts/payouts.ts';

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

const accounts = (db: Db) =>
  db.selectFrom('payout_accounts').selectAll('payout_accounts').$narrowType<{ problem: BankFailure | null }>();

/** Undefined for a place that has never named an account. */
export const accountOf = (db: Db, providerId: string) =>
  accounts(db).where('payout_accounts.provider_id', '=', providerId).executeTakeFirst();

/** Payouts of one place, and changes of its account, wait for each other here. */
export const lockAccount = (db: Db, providerId: string) =>
  accounts(db).where('payout_accounts.provider_id', '=', providerId).forUpdate().executeTakeFirst();

const MOST_AT_ONCE = 100;

/** The places to which a payout may leave now, the one that has waited longest first. */
export async function placesToPay(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_accounts')
    .select('payout_accounts.provider_id')
    .where('payout_accounts.last_four', 'is not', null)
    .where('payout_accounts.problem', 'is', null)
    .where('payout_accounts.next_at', '<=', now)
    .where('payout_accounts.held_until', '<=', now)
    .orderBy('payout_accounts.next_at')
    .orderBy('payout_accounts.provider_id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map((row) => row.provider_id);
}

export const placeNamed = (db: Db, id: string) =>
  db
    .selectFrom('providers')
    .select(['providers.id', 'providers.name', 'providers.time_zone'])
    .where('providers.id', '=', id)
    .executeTakeFirstOrThrow();

type NewAccount = { providerId: string; payee: string; nextAt: Date; heldUntil: Date; now: Date };

/** The first one stays: whoever comes second has the same payee. */
export const insertAccount = (db: Db, { providerId, payee, nextAt, heldUntil, now }: NewAccount) =>
  db
    .insertInto('payout_accounts')
    .values({ provider_id: providerId, payee, next_at: nextAt, held_until: heldUntil, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Nothing is known of its account from now on, so that nothing leaves; payouts are held when there is one again. */
export const clearBank = (
  db: Db,
  providerId: string,
  { heldUntil, changingUntil }: { heldUntil: Date; changingUntil: Date },
) =>
  db
    .updateTable('payout_accounts')
    .set({ bank_name: null, last_four: null, held_until: heldUntil, changing_until: changingUntil })
    .where('provider_id', '=', providerId)
    .execute();

/** The processor has refused the new one: all is as it was. */
export const restoreBank = (db: Db, { provider_id: providerId, bank_name, last_four, held_until }: AccountRow) =>
  db
    .updateTable('payout_accounts')
    .set({ bank_name, last_four, held_until, changing_until: null })
    .where('provider_id', '=', providerId)
    .execute();

type BankChange = { bank: Bank; userId: string; now: Date };

/** Another account solves what was wrong with the one before. */
export const writeBank = (db: Db, providerId: string, { bank, userId, now }: BankChange) =>
  db
    .updateTable('payout_accounts')
    .set({
      bank_name: bank.bankName,
      last_four: bank.lastFour,
      changed_by: userId,
      changed_at: now,
      changing_until: null,
      problem: null,
    })
    .where('provider_id', '=', providerId)
    .execute();

export const writeNext = (db: Db, providerId: string, next: { at: Date }) =>
  db.updateTable('payout_accounts').set({ next_at: next.at }).where('provider_id', '=', providerId).execute();

/** Only while the account is still the one that the bank has refused: false where there is another one by now. */
export async function writeProblem(
  db: Db,
  { providerId, problem, since }: { providerId: string; problem: BankFailure; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payout_accounts')
    .set({ problem })
    .where('provider_id', '=', providerId)
    .where((is) => is.or([is('changed_at', 'is', null), is('changed_at', '<=', since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
