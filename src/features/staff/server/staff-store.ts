import type { Db } from '#server/db/db.ts';

const MOST_STAFF = 100;

/** Everybody of the staff, and how to write to them. */
export const staffAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .where('users.is_staff', '=', true)
    .orderBy('users.id')
    .limit(MOST_STAFF)
    .execute();

export const staffIds = async (db: Db): Promise<string[]> => (await staffAccounts(db)).map(({ id }) => id);
