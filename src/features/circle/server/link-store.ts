import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { stands } from '#features/family/server/access-store.ts';
import { LONGEST_CIRCLE } from '#features/family/server/member-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { ENDED_DAYS } from '../sharing.ts';

export type LinkColumns = { relationship: KnownRelationship; scopes: Scope[]; status: 'accepted' | 'revoked' };

/** The account that decides about a person: their own, or who looks after them. */
export const ownerOf = sql<string>`coalesce(people.user_id, people.created_by)`;

export type NewLink = {
  personId: string;
  memberId: string;
  relationship: KnownRelationship;
  scopes: readonly Scope[];
  endsOn: string | null;
  endsAt: Date | null;
  now: Date;
};

/** Lets somebody in, anew where there was a relation before. Answers its id. */
export async function acceptLink(db: Db, link: NewLink): Promise<string> {
  const { personId, memberId, relationship, scopes, endsOn, endsAt, now } = link;
  const accepted = {
    relationship,
    scopes: [...scopes],
    status: 'accepted',
    accepted_at: now,
    paused_at: null,
    ends_on: endsOn,
    ends_at: endsAt,
    stopped_by: null,
    ending_told_at: null,
    ended_told_at: null,
    updated_at: now,
  };
  const { id } = await db
    .insertInto('family_links')
    .values({ person_id: personId, member_user_id: memberId, ...accepted })
    .onConflict((conflict) => conflict.columns(['person_id', 'member_user_id']).doUpdateSet(accepted))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks the person of a relation, before the relation: what is decided about one person comes one after the other. */
export async function lockPersonOfLink(db: Db, id: string): Promise<void> {
  await db
    .selectFrom('people')
    .innerJoin('family_links', 'family_links.person_id', 'people.id')
    .select('people.id')
    .where('family_links.id', '=', id)
    .forUpdate('people')
    .executeTakeFirst();
}

/** A relation and its two sides, locked: the account that decides for the person, and the member. */
export const lockLink = (db: Db, id: string) =>
  db
    .selectFrom('family_links')
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .selectAll('family_links')
    .select(['people.first_name', 'people.last_name', ownerOf.as('owner_id')])
    .$narrowType<LinkColumns>()
    .where('family_links.id', '=', id)
    .forUpdate('family_links')
    .executeTakeFirst();
export type LockedLink = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

type LinkChange = {
  scopes?: Scope[];
  ends_on?: string | null;
  ends_at?: Date | null;
  paused_at?: Date | null;
  status?: 'revoked';
  stopped_by?: string;
  ending_told_at?: null;
  ended_told_at?: null;
};
/** What somebody has decided about a relation; `updated_at` says when. */
export const writeLink = (db: Db, id: string, change: LinkChange, now: Date) =>
  db
    .updateTable('family_links')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

type EndMark = { ending_told_at: Date } | { ended_told_at: Date };
/** That both sides were told of the last day: nobody has decided anything by it. */
export const writeEndTold = (db: Db, id: string, told: EndMark) =>
  db.updateTable('family_links').set(told).where('id', '=', id).execute();

/** Both sides hear of the last day so long before. */
export const END_TOLD_DAYS = 7;
const AT_ONCE = 100;

/** The relations of whose end somebody is still to be told, or of these the one with that id. */
export const endingLinks = (db: Db, now: Date, id?: string) =>
  db
    .selectFrom('family_links')
    .select('family_links.id')
    .where('family_links.status', '=', 'accepted')
    .where('family_links.ended_told_at', 'is', null)
    .where('family_links.ends_at', '<=', new Date(now.getTime() + END_TOLD_DAYS * DAY_MS))
    .where((is) => is.or([is('family_links.ends_at', '<=', now), is('family_links.ending_told_at', 'is', null)]))
    .$if(id !== undefined, (query) => query.where('family_links.id', '=', id ?? '').forUpdate())
    .orderBy('family_links.ends_at')
    .limit(AT_ONCE)
    .execute();

/** What has ended stays to be seen for a while. */
export const recent = (now: Date) =>
  sql<boolean>`(family_links.status = 'accepted' or family_links.updated_at > ${new Date(now.getTime() - ENDED_DAYS * DAY_MS)})`;

/** The relations by which this account acts for others, whatever became of them lately. */
export const linksOfMember = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('family_links')
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .leftJoin('users', 'users.id', 'people.user_id')
    .selectAll('family_links')
    .select(['people.first_name', 'people.last_name', 'users.profile_image'])
    .$narrowType<LinkColumns>()
    .where('family_links.member_user_id', '=', userId)
    .where('family_links.status', 'in', ['accepted', 'revoked'])
    .where(recent(now))
    .orderBy('people.first_name')
    .orderBy('family_links.id')
    .limit(LONGEST_CIRCLE)
    .execute();
export type MemberLink = Awaited<ReturnType<typeof linksOfMember>>[number];

/** Whether this account acts already for whoever has that address. */
export async function actsForAddress(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('family_links')
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select('family_links.id')
    .where('family_links.member_user_id', '=', userId)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .where(sql`lower(users.email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether whoever has that address acts already for this person. */
export async function addressActsFor(
  db: Db,
  { personId, email, now }: { personId: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('family_links')
    .innerJoin('users', 'users.id', 'family_links.member_user_id')
    .select('family_links.id')
    .where('family_links.person_id', '=', personId)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .where(sql`lower(users.email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
