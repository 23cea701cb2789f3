import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import { LONGEST_CIRCLE } from '#features/family/server/member-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { ENDED_DAYS } from '../sharing.ts';

type Narrowed = { relationship: KnownRelationship; scopes: Scope[]; status: 'accepted' | 'revoked' };

/** The account that decides about a person: their own, or who looks after them. */
const ownerOf = sql<string>`coalesce(people.user_id, people.created_by)`;

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

/** A relation and its two sides, locked: the account that decides for the person, and the member. */
export const lockLink = (db: Db, id: string) =>
  db
    .selectFrom('family_links')
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .selectAll('family_links')
    .select(['people.first_name', 'people.last_name', ownerOf.as('owner_id')])
    .$narrowType<Narrowed>()
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
  ending_told_at?: Date | null;
  ended_told_at?: Date | null;
};
export const writeLink = (db: Db, id: string, change: LinkChange, now: Date) =>
  db
    .updateTable('family_links')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

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

const recent = (now: Date) =>
  sql<boolean>`(family_links.status = 'accepted' or family_links.updated_at > ${new Date(now.getTime() - ENDED_DAYS * DAY_MS)})`;

/** The relations by which this account acts for others, whatever became of them lately. */
export const linksOfMember = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('family_links')
    .innerJoin('people', 'people.id', 'family_links.person_id')
    .leftJoin('users', 'users.id', 'people.user_id')
    .selectAll('family_links')
    .select(['people.first_name', 'people.last_name', 'users.profile_image'])
    .$narrowType<Narrowed>()
    .where('family_links.member_user_id', '=', userId)
    .where('family_links.status', 'in', ['accepted', 'revoked'])
    .where(recent(now))
    .orderBy('people.first_name')
    .orderBy('family_links.id')
    .limit(LONGEST_CIRCLE)
    .execute();
export type MemberLink = Awaited<ReturnType<typeof linksOfMember>>[number];

/** Relations with both sides: the person, and the relative who acts for them. */
const helperLinks = (db: Db) =>
  db
    .selectFrom('people')
    .innerJoin('family_links', 'family_links.person_id', 'people.id')
    .innerJoin('users', 'users.id', 'family_links.member_user_id')
    .leftJoin('people as member', 'member.user_id', 'users.id')
    .selectAll('family_links')
    .select(['people.first_name as person_first_name', 'people.last_name as person_last_name'])
    .select(['users.first_name', 'users.last_name', 'users.profile_image', 'member.gender'])
    .$narrowType<Narrowed>();

/** The relations by which others act for this account or for those it looks after. */
export const linksToPeopleOf = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  helperLinks(db)
    .select(sql<boolean>`people.user_id is not distinct from ${userId}`.as('is_for_self'))
    .where((is) =>
      is.or([
        is('people.user_id', '=', userId),
        is.and([is('people.created_by', '=', userId), is('people.user_id', 'is', null)]),
      ]),
    )
    .where('family_links.status', 'in', ['accepted', 'revoked'])
    .where(recent(now))
    .orderBy('users.first_name')
    .orderBy('family_links.id')
    .limit(LONGEST_CIRCLE)
    .execute();
export type HelperLink = Awaited<ReturnType<typeof linksToPeopleOf>>[number];

/** Has not ended by itself; one that pauses stands. */
const stands = (now: Date) => sql<boolean>`(family_links.ends_at is null or family_links.ends_at > ${now})`;

type OfPeople = { personIds: readonly string[]; now: Date };

const standingLinks = (db: Db, { personIds, now }: OfPeople) =>
  helperLinks(db)
    .where(sql<boolean>`family_links.person_id = any(${[...personIds]}::uuid[])`)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .orderBy('users.first_name')
    .orderBy('family_links.id')
    .limit(LONGEST_CIRCLE * Math.max(personIds.length, 1));

/** Who may act for people whom one account is to take over, but itself. */
export const helpersOf = (db: Db, { userId, ...of }: OfPeople & { userId: string }) =>
  standingLinks(db, of).where('family_links.member_user_id', '!=', userId).execute();
export type StandingLink = Awaited<ReturnType<typeof helpersOf>>[number];

/** The same of one person, locked. */
export const lockHelpersOf = (db: Db, { personId, now }: { personId: string; now: Date }) =>
  standingLinks(db, { personIds: [personId], now })
    .forUpdate('family_links')
    .execute();

/** Somebody who has acted for the person whose record they take over acts for nobody else by it. */
export async function revokeOwnLink(
  db: Db,
  { personId, userId, now }: { personId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('family_links')
    .set({ status: 'revoked', stopped_by: userId, updated_at: now })
    .where('person_id', '=', personId)
    .where('member_user_id', '=', userId)
    .where('status', '=', 'accepted')
    .execute();
}

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
