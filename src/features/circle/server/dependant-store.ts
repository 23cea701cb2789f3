import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import { type Basis, MOST_DEPENDANTS } from '../sharing.ts';
import { joinRecords, keepsApart, lockOwnPerson, noteFormer } from './takeover-store.ts';

export type NewDependant = {
  userId: string;
  firstName: string;
  lastName: string;
  /** Null where nobody has said it yet. */
  dob: string | null;
  gender: string | null;
  relationship: KnownRelationship;
  /** Null where nobody has said it yet. */
  basis: Basis | null;
  now: Date;
};

/** Somebody without an account, and by what right this one speaks for them. Answers the person's id. */
export async function insertDependant(db: Db, dependant: NewDependant): Promise<string> {
  const { userId, firstName, lastName, dob, gender, relationship, basis, now } = dependant;
  const { id } = await db
    .insertInto('people')
    .values({
      created_by: userId,
      first_name: firstName,
      last_name: lastName,
      date_of_birth: dob,
      gender,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('dependants').values({ person_id: id, relationship, basis, recorded_at: now }).execute();
  return id;
}

const lookedAfter = (db: Db, userId: string) =>
  db
    .selectFrom('people')
    .innerJoin('dependants', 'dependants.person_id', 'people.id')
    .select(['people.id', 'people.first_name', 'people.last_name', 'people.date_of_birth', 'people.gender'])
    .select('people.profile_image')
    .select(['people.updated_at', 'dependants.relationship', 'dependants.basis'])
    .$narrowType<{ relationship: KnownRelationship; basis: Basis | null }>()
    .where('people.created_by', '=', userId)
    .where('people.user_id', 'is', null);

export const dependantsOf = (db: Db, userId: string) =>
  lookedAfter(db, userId).orderBy('people.first_name').orderBy('people.id').limit(MOST_DEPENDANTS).execute();
export type DependantRow = Awaited<ReturnType<typeof dependantsOf>>[number];

/** Undefined for whoever this account does not look after. Locked, so that nobody takes over meanwhile. */
export const lockDependant = (db: Db, { userId, personId }: { userId: string; personId: string }) =>
  lookedAfter(db, userId).where('people.id', '=', personId).forUpdate('people').executeTakeFirst();

export async function writeDependant(
  db: Db,
  personId: string,
  change: Omit<NewDependant, 'userId' | 'gender' | 'basis' | 'dob'> & { dob: string } & { basis?: Basis | undefined },
): Promise<void> {
  const { firstName, lastName, dob, relationship, basis, now } = change;
  await db
    .updateTable('people')
    .set({ first_name: firstName, last_name: lastName, date_of_birth: dob, updated_at: now })
    .where('id', '=', personId)
    .execute();
  await db.updateTable('dependants').set({ relationship }).where('person_id', '=', personId).execute();
  if (basis)
    await db
      .updateTable('dependants')
      .set({ basis, recorded_at: now })
      .where('person_id', '=', personId)
      .where('basis', 'is', null)
      .execute();
}

/**
 * Makes a dependant the person of an account, in place of the one that signing up made; what that one has begun joins the record, and
 * its trail is read with it. False when it has bookings, health answers or relations of its own, or what the dependant has already.
 */
export async function handOver(db: Db, { personId, userId, now }: { personId: string; userId: string; now: Date }) {
  const own = await lockOwnPerson(db, userId);
  if (!own || (await keepsApart(db, own.id)) || !(await joinRecords(db, { from: own.id, into: personId, now })))
    return false;
  await noteFormer(db, { from: own.id, into: personId, now });
  await db.deleteFrom('people').where('people.id', '=', own.id).execute();
  await db
    .updateTable('people')
    .set({ user_id: userId, updated_at: now })
    .where('id', '=', personId)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  // An account that has a photograph is not touched: whatever it does meanwhile may have locked it, and wait for its person.
  await db
    .updateTable('users')
    .from('people')
    .set((is) => ({ profile_image: is.ref('people.profile_image') }))
    .whereRef('people.user_id', '=', 'users.id')
    .where('people.id', '=', personId)
    .where('people.profile_image', 'is not', null)
    .where('users.profile_image', 'is', null)
    .execute();
  await db.deleteFrom('dependants').where('person_id', '=', personId).execute();
  return true;
}
