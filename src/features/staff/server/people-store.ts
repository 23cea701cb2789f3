import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

const MOST_CHANGES = 50;

/** What changed of who is staff, with the names that both have now. */
const changes = (db: Db) =>
  db
    .selectFrom('staff_changes')
    .innerJoin('users', 'users.id', 'staff_changes.user_id')
    .leftJoin('users as actor', 'actor.id', 'staff_changes.actor_id')
    .select(['staff_changes.id', 'staff_changes.user_id', 'staff_changes.change', 'staff_changes.is_by_setting'])
    .select(['staff_changes.at', 'users.first_name', 'users.last_name'])
    .select(['actor.first_name as actor_first_name', 'actor.last_name as actor_last_name'])
    .$narrowType<{ change: 'given' | 'taken' }>();
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

export const lastChanges = (db: Db) => changes(db).orderBy('staff_changes.id', 'desc').limit(MOST_CHANGES).execute();

/** How each of these accounts became staff last. */
export const givenTo = (db: Db, userIds: readonly string[]) =>
  changes(db)
    .where(sql<boolean>`staff_changes.user_id = any(${[...userIds]}::uuid[])`)
    .where('staff_changes.change', '=', 'given')
    .distinctOn('staff_changes.user_id')
    .orderBy('staff_changes.user_id')
    .orderBy('staff_changes.id', 'desc')
    .limit(userIds.length)
    .execute();
