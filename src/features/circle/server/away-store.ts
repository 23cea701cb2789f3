import { sql } from 'kysely';
import { stands } from '#features/family/server/access-store.ts';
import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import type { Leaver } from '#server/keeping.ts';

export type AwayLink = { id: string; person_id: string; other_id: string; first_name: string; last_name: string };

const concerning = ({ userId, people }: Leaver) =>
  sql`(family_links.member_user_id = ${userId} or family_links.person_id = any(${people}::uuid[]))`;
/** The account at the other end of a relation. */
const otherOf = ({ userId }: Leaver) =>
  sql`case when family_links.member_user_id = ${userId} then coalesce(people.user_id, people.created_by) else family_links.member_user_id end`;

/** Pauses every relation of an account that nobody has paused; answers those with the account at the other end. */
export async function pauseAway(db: Db, leaver: Leaver, now: Date): Promise<AwayLink[]> {
  const { rows } = await sql<AwayLink>`
    update family_links set paused_at = ${now}, away_paused_at = ${now}, updated_at = ${now}
    from people
    where people.id = family_links.person_id and ${concerning(leaver)} and family_links.status = 'accepted'
      and family_links.paused_at is null
    returning family_links.id, family_links.person_id, ${otherOf(leaver)} as other_id, people.first_name, people.last_name`.execute(
    db,
  );
  return rows;
}

/** Resumes those that were paused by being away, as nobody has paused them since and the other end is there. */
export async function resumeAway(db: Db, leaver: Leaver, now: Date): Promise<AwayLink[]> {
  const { rows } = await sql<AwayLink>`
    update family_links set paused_at = null, away_paused_at = null, updated_at = ${now}
    from people
    where people.id = family_links.person_id and ${concerning(leaver)} and family_links.status = 'accepted'
      and family_links.paused_at = family_links.away_paused_at
      and exists (select from users where users.id = ${otherOf(leaver)} and users.closes_at is null and users.closed_at is null)
    returning family_links.id, family_links.person_id, ${otherOf(leaver)} as other_id, people.first_name, people.last_name`.execute(
    db,
  );
  return rows;
}

/** Invitations that others have sent to the address of an account. */
export async function forgetInvitations(db: Db, userId: string): Promise<void> {
  await sql`
    delete from family_invitations
    where family_invitations.email = (select lower(users.email) from users where users.id = ${userId})`.execute(db);
}

/** Those who were let in by a dependant of this account: any of them could look after that person instead. */
export const heirsOf = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('people')
    .innerJoin('family_links', 'family_links.person_id', 'people.id')
    .innerJoin('users', 'users.id', 'family_links.member_user_id')
    .select(['people.id as person_id', 'family_links.id', 'users.first_name', 'users.last_name'])
    .where('people.created_by', '=', userId)
    .where('people.user_id', 'is', null)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .where('users.closes_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .orderBy('users.first_name')
    .orderBy('family_links.id')
    .limit(100)
    .execute();

type NewGuardian = { personId: string; from: string; to: string; relationship: KnownRelationship; now: Date };

/** Another account looks after a dependant from now on; what it was as a relative ends. By what right it does is not known yet. */
export async function writeGuardian(db: Db, { personId, from, to, relationship, now }: NewGuardian): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ created_by: to, updated_at: now })
    .where('id', '=', personId)
    .where('created_by', '=', from)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  await db.deleteFrom('family_links').where('person_id', '=', personId).where('member_user_id', '=', to).execute();
  await db
    .updateTable('dependants')
    .set({ relationship, basis: null, recorded_at: now })
    .where('person_id', '=', personId)
    .execute();
  return numUpdatedRows === 1n;
}
