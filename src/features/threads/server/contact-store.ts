import { provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';

/** How to write to each of these accounts. */
export async function contactsOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .select(provenPhone.as('phone'))
    .where('users.id', 'in', userIds)
    .orderBy('users.id')
    .execute();
}
