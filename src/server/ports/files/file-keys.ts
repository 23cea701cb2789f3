import type { Db } from '#server/db/db.ts';

/** Remembers that files are sealed under the key of this name. */
export async function noteFileKey(db: Db, name: string): Promise<void> {
  await db
    .insertInto('file_keys')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether files were sealed under another key than the one of this name. */
export async function filesSealedUnderOther(db: Db, name: string): Promise<boolean> {
  const found = await db.selectFrom('file_keys').select('name').where('name', '!=', name).limit(1).executeTakeFirst();
  return found !== undefined;
}
