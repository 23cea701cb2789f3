import { sql } from 'kysely';
import type { KnownRelationship } from '#features/family/relationship.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#shared/call.ts';
import { DAY_MS } from '#shared/durations.ts';
import { ENDED_DAYS, INVITATION_DAYS, invitationEnd, MOST_INVITATIONS, noStandsAt } from '../sharing.ts';
import { ownerOf } from './link-store.ts';

export type InvitationKind = 'ask' | 'offer' | 'takeover';
export type InvitationColumns = {
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

export const since = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Nobody has said anything since that speaks against it: whoever invited to act for a person, or to take over, still decides about that
 * person, and nothing was decided later about the relation between the two. What is not so waits for nobody.
 */
export const isLastWord = sql<boolean>`(
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

export const isExpired = (sentAt: Date, now: Date) => now >= invitationEnd(sentAt);

/** Waits for whoever else answers it. */
export const lockInvitation = (db: Db, id: string) =>
  db
    .selectFrom('family_invitations')
    .selectAll()
    .$narrowType<InvitationColumns>()
    .where('family_invitations.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
export type LockedInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;

export const inviterOf = async (db: Db, id: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('family_invitations')
      .select('family_invitations.from_user_id')
      .where('family_invitations.id', '=', id)
      .executeTakeFirst()
  )?.from_user_id;

/** Whether whoever was invited has said no, and may still think again. */
export const mayThinkAgain = ({ status, updated_at: at }: Pick<LockedInvitation, 'status' | 'updated_at'>, now: Date) =>
  status === 'declined' && now < noStandsAt(at);

type InvitationWrite = { status: InvitationColumns['status'] } | { sent_at: Date };
export const writeInvitation = (db: Db, id: string, change: InvitationWrite, now: Date) =>
  db
    .updateTable('family_invitations')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();

type InvitationAcceptance = { invitationId: string; userId: string };
/**
 * Locks the person about whom an invitation is, or who is asked, before the invitation: who is let in to a record, who is stopped there,
 * and who takes it over, come one after the other.
 */
export async function lockPersonOf(db: Db, { invitationId, userId }: InvitationAcceptance): Promise<void> {
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

export type RelationEnds = { personId: string; memberId: string };
/** Takes back what waits for an answer between a person and somebody who would act for them, whoever has asked. */
export const withdrawBetween = (db: Db, { personId, memberId, now }: RelationEnds & { now: Date }) =>
  withdrawn(db, now)
    .where(
      sql<boolean>`(
        (kind = 'offer' and person_id = ${personId} and email = (select lower(users.email) from users where users.id = ${memberId}))
        or (kind = 'ask' and from_user_id = ${memberId} and email = (
          select lower(users.email) from users join people on people.user_id = users.id where people.id = ${personId})))`,
    )
    .execute();

/** What one account invites, and what is asked again in its name, comes one after the other. */
export async function takeTurnOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`circle:${userId}`}, 0))`.execute(db);
}

/** How many wait for an answer; a lock on the account keeps two at once from both being the last. */
export async function countWaiting(db: Db, { userId, now }: { userId: string; now: Date }): Promise<number> {
  await takeTurnOf(db, userId);
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
    .$narrowType<InvitationColumns>()
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
