import type { Db } from '#server/db/db.ts';

/** How to write to an account. */
export const contactOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();

/** By it a relation seen from the other side is called a daughter or a son. */
export async function genderOf(db: Db, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('people')
    .select('people.gender')
    .where('people.id', '=', personId)
    .executeTakeFirst();
  return row?.gender ?? null;
}
