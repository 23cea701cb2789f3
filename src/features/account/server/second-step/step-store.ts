import type { Db } from '#server/db/db.ts';
import { STEP_TRIES } from '../../second-step.ts';

export async function insertStep(
  db: Db,
  { hash, userId, expiresAt, purpose }: { hash: string; userId: string; expiresAt: Date; purpose: 'code' | 'return' },
) {
  await db.insertInto('log_in_steps').values({ hash, user_id: userId, expires_at: expiresAt, purpose }).execute();
}

/** Counts a try of a step that is alive, in one statement: of sixty at once, five get one. */
export function countStepTry(db: Db, hash: string, now: Date) {
  return db
    .updateTable('log_in_steps')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('purpose', '=', 'code')
    .where('tries', '<', STEP_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'tries'])
    .executeTakeFirst();
}

/** True for the first of several concurrent uses. */
export async function spendStep(db: Db, hash: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('log_in_steps')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The account whose question to come back this step is. */
export async function returningBy(db: Db, hash: string): Promise<string | undefined> {
  const step = await db
    .selectFrom('log_in_steps')
    .select('user_id')
    .where('hash', '=', hash)
    .where('purpose', '=', 'return')
    .executeTakeFirst();
  return step?.user_id;
}

/** Uses up a step to come back: true once, and not after it has expired. Under the lock of its account, which whoever erases it takes first. */
export async function spendReturn(db: Db, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('log_in_steps')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'return')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whatever password was right before is worth nothing any more. */
export async function voidSteps(db: Db, userId: string) {
  await db.deleteFrom('log_in_steps').where('user_id', '=', userId).execute();
}
