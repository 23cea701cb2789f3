import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';

declare const proven: unique symbol;
/** A person for whom somebody was found to be allowed to act. */
export type PersonId = string & { readonly [proven]: 'person' };

type Asked = { userId: string; personId: string | null; scope: Scope };

/**
 * The person that this account may act for: itself when `personId` is null, somebody it looks after, or somebody who
 * has accepted it as family with that scope. Throws `not_found` for everybody else, also for those who do not exist.
 */
export async function ownPerson(db: Db, { userId, personId, scope }: Asked): Promise<PersonId> {
  const own = db.selectFrom('people').select('people.id').where('people.user_id', '=', userId);
  const found = await (personId === null ? own : peopleOf(db, userId, scope).where('people.id', '=', personId)).executeTakeFirst();
  if (!found) throw new Failure('not_found');
  return found.id as PersonId; // the query proved it
}

/** Everybody that this account may act for in that scope. */
export const peopleOf = (db: Db, userId: string, scope: Scope) =>
  db.selectFrom('people').select('people.id').where((is) => is.or([
    is('people.user_id', '=', userId),
    is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
    is.exists(is.selectFrom('family_links').select('family_links.id')
      .whereRef('family_links.person_id', '=', 'people.id').where('family_links.member_user_id', '=', userId)
      .where('family_links.status', '=', 'accepted').where(sql<boolean>`${scope} = any(family_links.scopes)`)),
  ]));
