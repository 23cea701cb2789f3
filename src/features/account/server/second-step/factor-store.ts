import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** The authenticator app of an account, also while it has yet to show its first code. */
export const factorOf = (db: Db, userId: string) =>
  db
    .selectFrom('second_factors')
    .select(['user_id', 'secret', 'confirmed_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Keeps a new secret that has yet to be confirmed, in place of another one of that kind; false when the account has a confirmed one. */
export async function beginFactor(db: Db, { userId, secret, now }: { userId: string; secret: string; now: Date }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True for the first of several concurrent confirmations. */
export async function confirmFactor(db: Db, { userId, step, now }: { userId: string; step: number; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses a time step up, in one statement: of the same code twice at once, one is taken; an older one is never taken again. */
export async function spendTimeStep(db: Db, userId: string, step: number) {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes the app and its recovery codes away. */
export async function deleteFactor(db: Db, userId: string) {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

/** These recovery codes and no others from now on. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** Uses a recovery code up, in one statement: of the same one twice at once, one is taken. */
export async function spendRecoveryCode(db: Db, { userId, hash, now }: { userId: string; hash: string; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** Whether a secret was sealed under another key than the one of this name. */
export async function sealedUnderOther(db: Db, keyName: string): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .select('user_id')
    .where('secret', 'not like', `${keyName}.%`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
