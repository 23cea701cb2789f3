import { sql } from 'kysely';
import { welcomesInvitations } from '#features/account/server/invited-store.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { TEAM_NOTICE } from '../notification.ts';
import { MOST_WAITING, TEAM_INVITATION_DAYS } from '../team.ts';

type InvitationColumns = { role: PlaceRole; status: 'pending' | 'accepted' | 'declined' | 'withdrawn' };

export const untilOf = (sentAt: Date) => new Date(sentAt.getTime() + TEAM_INVITATION_DAYS * DAY_MS);
/** What was asked before that waits no more. */
export const since = (now: Date) => new Date(now.getTime() - TEAM_INVITATION_DAYS * DAY_MS);

type NewInvitation = { providerId: string; email: string; role: PlaceRole; invitedBy: string; now: Date };

/** What waited for this address before, and too long, is over: then it is asked anew. Undefined when one waits already. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<string | undefined> {
  const { providerId, email, role, invitedBy, now } = invitation;
  await db
    .updateTable('place_invitations')
    .set({ status: 'withdrawn', updated_at: now })
    .where('provider_id', '=', providerId)
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('sent_at', '<=', since(now))
    .execute();
  const row = await db
    .insertInto('place_invitations')
    .values({
      provider_id: providerId,
      email,
      role,
      invited_by: invitedBy,
      created_at: now,
      sent_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What a place has sent and nobody has answered, the newest first. */
export const invitationsFrom = (db: Db, providerId: string) =>
  db
    .selectFrom('place_invitations')
    .selectAll()
    .$narrowType<InvitationColumns>()
    .where('place_invitations.provider_id', '=', providerId)
    .where('place_invitations.status', '=', 'pending')
    .orderBy('place_invitations.sent_at', 'desc')
    .orderBy('place_invitations.id')
    .limit(5 * MOST_WAITING)
    .execute();
export type SentRow = Awaited<ReturnType<typeof invitationsFrom>>[number];

export async function countWaiting(db: Db, { providerId, now }: { providerId: string; now: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('place_invitations')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('place_invitations.provider_id', '=', providerId)
    .where('place_invitations.status', '=', 'pending')
    .where('place_invitations.sent_at', '>', since(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** An invitation of a place whose team this account looks after, locked; undefined when it is not there or does not wait. */
export const lockSent = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .selectFrom('place_invitations')
    .selectAll()
    .$narrowType<InvitationColumns>()
    .where('place_invitations.id', '=', id)
    .where('place_invitations.status', '=', 'pending')
    .where(sql<boolean>`place_invitations.provider_id in ${placesOf({ userId, right: 'team' })}`)
    .forUpdate()
    .executeTakeFirst();

type InviteeQuery = { userId: string; id?: string; now: Date };

/** What waits for an answer of this account: sent to its address, once it is proven; with `id`, that one alone. */
export const invitationsTo = (db: Db, { userId, id, now }: InviteeQuery) =>
  db
    .selectFrom('users')
    .innerJoin('place_invitations', (join) => join.on('place_invitations.email', '=', sql<string>`lower(users.email)`))
    .innerJoin('providers', 'providers.id', 'place_invitations.provider_id')
    .innerJoin('users as inviter', 'inviter.id', 'place_invitations.invited_by')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .selectAll('place_invitations')
    .select(['providers.name', 'providers.city', 'providers.state'])
    .select(['inviter.first_name as from_first_name', 'inviter.last_name as from_last_name'])
    .$narrowType<InvitationColumns>()
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .where(welcomesInvitations)
    .where('place_invitations.status', '=', 'pending')
    .where('place_invitations.sent_at', '>', since(now))
    .$if(id !== undefined, (query) => query.where('place_invitations.id', '=', id ?? ''))
    .orderBy('place_invitations.sent_at', 'desc')
    .orderBy('place_invitations.id')
    .limit(5 * MOST_WAITING)
    .execute();
export type ReceivedRow = Awaited<ReturnType<typeof invitationsTo>>[number];

/** Of which place an invitation is, to lock that first. */
export const placeOfInvitation = (db: Db, id: string) =>
  db
    .selectFrom('place_invitations')
    .select('place_invitations.provider_id')
    .where('place_invitations.id', '=', id)
    .executeTakeFirst();

export const writeStatus = (
  db: Db,
  { id, status, now }: { id: string; status: Exclude<InvitationColumns['status'], 'pending'>; now: Date },
) =>
  db
    .updateTable('place_invitations')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();

/** Whoever loses the right to invite has invited nobody: what they sent is taken back with it. */
export const withdrawAllOf = (
  db: Db,
  { providerId, invitedBy, now }: { providerId: string; invitedBy: string; now: Date },
) =>
  db
    .updateTable('place_invitations')
    .set({ status: 'withdrawn', updated_at: now })
    .where('provider_id', '=', providerId)
    .where('invited_by', '=', invitedBy)
    .where('status', '=', 'pending')
    .execute();

/** Nobody can come to a place that nobody runs: whatever it has sent waits no more. */
export const withdrawAllAt = (db: Db, { providerId, now }: { providerId: string; now: Date }) =>
  db
    .updateTable('place_invitations')
    .set({ status: 'withdrawn', updated_at: now })
    .where('provider_id', '=', providerId)
    .where('status', '=', 'pending')
    .execute();

/** Those that were sent to the address of an account, and what the bell told others of its answers and of its leaving. */
export async function forgetInvitationsTo(db: Db, userId: string): Promise<void> {
  await sql`
    delete from notifications using users
    where users.id = ${userId} and notifications.kind = ${TEAM_NOTICE}
      and notifications.facts ->> 'name' in (users.first_name || ' ' || users.last_name, lower(users.email))
      and (
        notifications.subject_id in (select id from place_invitations where email = lower(users.email))
        or notifications.subject_id in (select provider_id from place_events where actor_id = users.id)
      )`.execute(db);
  await db
    .deleteFrom('place_invitations')
    .where('email', '=', (is) =>
      is
        .selectFrom('users')
        .select((user) => user.fn<string>('lower', ['users.email']).as('email'))
        .where('users.id', '=', userId),
    )
    .execute();
}
