import { sql } from 'kysely';
import { stands } from '#features/family/server/access-store.ts';
import { LONGEST_CIRCLE } from '#features/family/server/member-store.ts';
import type { Db } from '#server/db/db.ts';
import { MOST_HELPERS } from '../sharing.ts';
import { type LinkColumns, recent } from './link-store.ts';

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
    .$narrowType<LinkColumns>();

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

type PeopleQuery = { personIds: readonly string[]; now: Date };

const standingLinks = (db: Db, { personIds, now }: PeopleQuery) =>
  helperLinks(db)
    .where(sql<boolean>`family_links.person_id = any(${[...personIds]}::uuid[])`)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .orderBy('users.first_name')
    .orderBy('family_links.id')
    .limit(MOST_HELPERS * Math.max(personIds.length, 1));

/** Who may act for people whom one account is to take over, but itself. */
export const helpersOf = (db: Db, { userId, ...of }: PeopleQuery & { userId: string }) =>
  standingLinks(db, of).where('family_links.member_user_id', '!=', userId).execute();
export type StandingLink = Awaited<ReturnType<typeof helpersOf>>[number];

/** The same of one person, locked. */
export const lockHelpersOf = (db: Db, { personId, now }: { personId: string; now: Date }) =>
  standingLinks(db, { personIds: [personId], now })
    .forUpdate('family_links')
    .execute();

/** How many others may act for a person, paused or not. */
export async function countHelpers(
  db: Db,
  { personId, memberId, now }: { personId: string; memberId: string; now: Date },
) {
  const { others } = await db
    .selectFrom('family_links')
    .select((count) => count.fn.countAll<number>().as('others'))
    .where('family_links.person_id', '=', personId)
    .where('family_links.member_user_id', '!=', memberId)
    .where('family_links.status', '=', 'accepted')
    .where(stands(now))
    .executeTakeFirstOrThrow();
  return others;
}

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
