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

/** The account whose question to come back this step is; once, and not after it has expired. */
export async function spendReturn(db: Db, hash: string, now: Date): Promise<string | undefined> {
  const spent = await db
    .updateTable('log_in_steps')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', 'return')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return spent?.user_id;
}

/** Whatever password was right before is worth nothing any more. */
export async function voidSteps(db: Db, userId: string) {
  await db.deleteFrom('log_in_steps').where('user_id', '=', userId).execute();
}
