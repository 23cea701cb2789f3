import { sql } from 'kysely';
import { welcomesInvitations } from '#features/account/server/invited-store.ts';
import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type Basis, ENDED_DAYS, INVITATION_DAYS, MOST_INVITATIONS } from '../sharing.ts';
import { ownerOf } from './link-store.ts';

export type InvitationKind = 'ask' | 'offer' | 'takeover';
type Narrowed = {
  kind: InvitationKind;
  relationship: KnownRelationship;
  scopes: Scope[];
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
};

export type NewInvitation = {
  kind: InvitationKind;
  fromUserId: string;
  /** Of whom it speaks; null for an ask, whose person nobody knows before the answer. */
  personId: string | null;
  email: string;
  relationship: KnownRelationship;
  scopes: readonly Scope[];
  now: Date;
};

const since = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Nobody has said anything since that speaks against it: whoever invited to act for a person, or to take over, still decides about that
 * person, and nothing was decided later about the relation between the two. What is not so waits for nobody.
 */
const isLastWord = sql<boolean>`(
  (family_invitations.kind = 'ask' or exists (
    select from people where people.id = family_invitations.person_id and ${ownerOf} = family_invitations.from_user_id))
  and (family_invitations.kind <> 'offer' or not exists (
    select from family_links join users member on member.id = family_links.member_user_id
    where family_links.person_id = family_invitations.person_id and lower(member.email) = family_invitations.email
      and family_links.updated_at > family_invitations.sent_at))
  and (family_invitations.kind <> 'ask' or not exists (
    select from family_links join people on people.id = family_links.person_id join users cared on cared.id = people.user_id
    where family_links.member_user_id = family_invitations.from_user_id and lower(cared.email) = family_invitations.email
      and family_links.updated_at > family_invitations.sent_at))
)`;

/** Undefined when the same invitation waits already. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<string | undefined> {
  const { kind, fromUserId, personId, email, relationship, scopes, now } = invitation;
  await db
    .updateTable('family_invitations')
    .set({ status: 'withdrawn', updated_at: now })
    .where('from_user_id', '=', fromUserId)
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('person_id', 'is not distinct from', personId)
    .where('status', '=', 'pending')
    .where((is) => is.or([is('sent_at', '<=', since(now, INVITATION_DAYS)), is.not(isLastWord)]))
    .execute();
  const row = await db
    .insertInto('family_invitations')
    .values({
      kind,
      from_user_id: fromUserId,
      person_id: personId,
      email,
      relationship,
      scopes: [...scopes],
      status: 'pending',
      created_at: now,
      sent_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const isExpired = (sentAt: Date, now: Date) => sentAt <= since(now, INVITATION_DAYS);

/** Waits for whoever else answers it. */
export const lockInvitation = (db: Db, id: string) =>
  db
    .selectFrom('family_invitations')
    .selectAll()
    .$narrowType<Narrowed>()
    .where('family_invitations.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

type Written = { status: Narrowed['status'] } | { sent_at: Date };
export const writeInvitation = (db: Db, id: string, change: Written, now: Date) =>
  db
    .updateTable('family_invitations')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

type Accepting = { invitationId: string; userId: string };
/**
 * Locks the person about whom an invitation is, or who is asked, before the invitation: who is let in to a record, who is stopped there,
 * and who takes it over, come one after the other.
 */
export async function lockPersonOf(db: Db, { invitationId, userId }: Accepting): Promise<void> {
  await db
    .selectFrom('family_invitations')
    .innerJoin('people', (join) =>
      join.on((is) =>
        is.or([
          is('people.id', '=', is.ref('family_invitations.person_id')),
          is.and([is('family_invitations.kind', '=', 'ask'), is('people.user_id', '=', userId)]),
        ]),
      ),
    )
    .select('people.id')
    .where('family_invitations.id', '=', invitationId)
    .forUpdate('people')
    .executeTakeFirst();
}

/** Whether it waits still, as `isLastWord` says. */
export const stillWaits = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('family_invitations')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where(isLastWord)
    .executeTakeFirst()) !== undefined;

const withdrawn = (db: Db, now: Date) =>
  db
    .updateTable('family_invitations')
    .set({ status: 'withdrawn', updated_at: now })
    .where('status', '=', 'pending')
    .returning(['id', 'email']);

/** Takes back whatever others were offered about a person: to act for them, and to take over. */
export const withdrawAbout = (db: Db, { personId, now }: { personId: string; now: Date }) =>
  withdrawn(db, now).where('person_id', '=', personId).execute();

export type Between = { personId: string; memberId: string };
/** Takes back what waits for an answer between a person and somebody who would act for them, whoever has asked. */
export const withdrawBetween = (db: Db, { personId, memberId, now }: Between & { now: Date }) =>
  withdrawn(db, now)
    .where(
      sql<boolean>`(
        (kind = 'offer' and person_id = ${personId} and email = (select lower(users.email) from users where users.id = ${memberId}))
        or (kind = 'ask' and from_user_id = ${memberId} and email = (
          select lower(users.email) from users join people on people.user_id = users.id where people.id = ${personId})))`,
    )
    .execute();

/** How many wait for an answer; a lock on the account keeps two at once from both being the last. */
export async function countWaiting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`circle:${userId}`}, 0))`.execute(db);
  const { waiting } = await db
    .selectFrom('family_invitations')
    .select((count) => count.fn.countAll<number>().as('waiting'))
    .where('from_user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('sent_at', '>', since(now, INVITATION_DAYS))
    .where(isLastWord)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** What this account has sent and is not accepted, the newest first; what is over only for a while. */
export const invitationsFrom = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('family_invitations')
    .leftJoin('people', 'people.id', 'family_invitations.person_id')
    .selectAll('family_invitations')
    .select(['people.first_name', 'people.last_name'])
    .select(sql<boolean>`people.user_id is not distinct from ${userId}`.as('is_for_self'))
    .$narrowType<Narrowed>()
    .where('family_invitations.from_user_id', '=', userId)
    .where((is) =>
      is.or([
        is('family_invitations.status', '=', 'declined'),
        is.and([is('family_invitations.status', '=', 'pending'), isLastWord]),
      ]),
    )
    .where('family_invitations.updated_at', '>', since(now, INVITATION_DAYS + ENDED_DAYS))
    .orderBy('family_invitations.updated_at', 'desc')
    .orderBy('family_invitations.id')
    .limit(4 * MOST_INVITATIONS)
    .execute();
export type SentInvitation = Awaited<ReturnType<typeof invitationsFrom>>[number];

/** What waits for an answer of this account: sent to its address, once it is proven, by somebody who is not away. */
export const invitationsTo = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('users')
    .innerJoin('family_invitations', (join) =>
      join.on('family_invitations.email', '=', sql<string>`lower(users.email)`),
    )
    .innerJoin('users as inviter', 'inviter.id', 'family_invitations.from_user_id')
    .leftJoin('people as inviter_person', 'inviter_person.user_id', 'inviter.id')
    .leftJoin('people', 'people.id', 'family_invitations.person_id')
    .leftJoin('dependants', (join) =>
      join
        .onRef('dependants.person_id', '=', 'family_invitations.person_id')
        .on('family_invitations.kind', '=', 'takeover'),
    )
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .selectAll('family_invitations')
    .select(['inviter.first_name as from_first_name', 'inviter.last_name as from_last_name'])
    .select(['inviter_person.gender as from_gender', 'people.first_name', 'people.last_name', 'people.gender'])
    .select(['dependants.basis', 'dependants.recorded_at'])
    .select(sql<boolean>`people.user_id is not distinct from family_invitations.from_user_id`.as('is_for_inviter'))
    .$narrowType<Narrowed & { basis: Basis | null }>()
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .where(welcomesInvitations)
    .where('family_invitations.from_user_id', '!=', userId)
    .where('inviter.closes_at', 'is', null)
    .where('family_invitations.status', '=', 'pending')
    .where(isLastWord)
    .where('family_invitations.sent_at', '>', since(now, INVITATION_DAYS))
    .orderBy('family_invitations.sent_at', 'desc')
    .orderBy('family_invitations.id')
    .limit(4 * MOST_INVITATIONS)
    .execute();
export type ReceivedInvitation = Awaited<ReturnType<typeof invitationsTo>>[number];
