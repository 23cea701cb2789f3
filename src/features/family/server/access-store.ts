import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Given } from '#server/db/statement.ts';
import type { Scope } from '#shared/call.ts';

export const selfOf = (db: Db, userId: string) =>
  db.selectFrom('people').select('people.id').where('people.user_id', '=', userId);

/** Everybody that this account may act for in that scope. Each way to somebody has an index; joined into an array, they are all used. */
export const peopleOf = (db: Db, userId: Given<string>, scope: Scope) =>
  db
    .selectFrom('people')
    .select('people.id')
    .where((is) =>
      is.or([
        is('people.user_id', '=', userId),
        is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
        sql<boolean>`people.id = any(array(${linkedPeople(db, userId, scope)}))`,
      ]),
    );

const linkedPeople = (db: Db, userId: Given<string>, scope: Scope) =>
  db
    .selectFrom('family_links')
    .select('family_links.person_id')
    .where('family_links.member_user_id', '=', userId)
    .where('family_links.status', '=', 'accepted')
    .where(sql<boolean>`${scope} = any(family_links.scopes)`);
