import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';

export const selfOf = (db: Db, userId: string) => db.selectFrom('people').select('people.id').where('people.user_id', '=', userId);

/** Everybody that this account may act for in that scope. */
export const peopleOf = (db: Db, userId: string, scope: Scope) =>
  db.selectFrom('people').select('people.id').where((is) => is.or([
    is('people.user_id', '=', userId),
    is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
    is.exists(is.selectFrom('family_links').select('family_links.id')
      .whereRef('family_links.person_id', '=', 'people.id').where('family_links.member_user_id', '=', userId)
      .where('family_links.status', '=', 'accepted').where(sql<boolean>`${scope} = any(family_links.scopes)`)),
  ]));
