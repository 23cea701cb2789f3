import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { decidedBy, peopleOf, selfOf } from './access-store.ts';

declare const proven: unique symbol;
/** A person for whom somebody was found to be allowed to act. */
export type PersonId = string & { readonly [proven]: 'person' };

/** Whether this account decides for that person: it is their own, or they have none and it looks after them. */
export async function decidesFor(db: Db, { userId, person }: { userId: string; person: PersonId }): Promise<boolean> {
  return (await decidedBy(db, userId).where('people.id', '=', person).executeTakeFirst()) !== undefined;
}

type AccessRequest = { userId: string; personId: string | null; scope: Scope; now: Date };

/**
 * The person that this account may act for: itself when `personId` is null, somebody it looks after, or somebody who
 * has accepted it as family with that scope, as long as that holds. Throws `not_found` for everybody else, also for those who do not
 * exist. In a transaction nobody takes a record over from then on until it ends, so whatever writes about a person asks there.
 */
export const ownPerson = (db: Db, { userId, personId, scope, now }: AccessRequest): Promise<PersonId> =>
  found(
    db,
    personId === null ? selfOf(db, userId) : peopleOf(db, { userId, scope, now }).where('people.id', '=', personId),
  );

/** The same of those this account decides for: itself when `personId` is null, or somebody it looks after. */
export const decidedPerson = (
  db: Db,
  { userId, personId }: Pick<AccessRequest, 'userId' | 'personId'>,
): Promise<PersonId> =>
  found(db, personId === null ? selfOf(db, userId) : decidedBy(db, userId).where('people.id', '=', personId));

type PersonQuery = ReturnType<typeof selfOf>;

async function found(db: Db, sought: PersonQuery): Promise<PersonId> {
  const person = await (db.isTransaction ? held(sought) : sought.executeTakeFirst());
  if (!person) throw new Failure('not_found');
  return person.id as PersonId; // the query proved it
}

async function held(sought: PersonQuery) {
  const locking = sought.forKeyShare('people');
  // Empty when a take-over ended while the first look waited for it: whom it looked for is another one from then on.
  return (await locking.executeTakeFirst()) ?? (await locking.executeTakeFirst());
}
