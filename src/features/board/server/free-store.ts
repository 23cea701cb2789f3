import type { Db } from '#server/db/db.ts';

/** Tasks that this account has taken and not done are anybody's again. */
export async function freeTasks(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('board_tasks')
    .set({ taken_by: null, taken_at: null })
    .where('taken_by', '=', userId)
    .where('done_at', 'is', null)
    .execute();
}
