import { sql } from 'kysely';
import { welcomesInvitations } from '#features/account/server/invited-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Basis, INVITATION_DAYS, MOST_INVITATIONS, NO_STANDS_AFTER_DAYS } from '../sharing.ts';
import { type InvitationColumns, isLastWord, since } from './invitation-store.ts';

type Recipient = { userId: string; now: Date };

/** What is sent with an invitation about both sides. */
export const withBothSides = (db: Db) =>
  db
    .selectFrom('family_invitations')
    .innerJoin('users as inviter', 'inviter.id', 'family_invitations.from_user_id')
    .leftJoin('people as inviter_person', 'inviter_person.user_id', 'inviter.id')
    .leftJoin('people', 'people.id', 'family_invitations.person_id')
    .leftJoin('dependants', (join) =>
      join
        .onRef('dependants.person_id', '=', 'family_invitations.person_id')
        .on('family_invitations.kind', '=', 'takeover'),
    )
    // a proven address alone has an account that answers, and that may want to hear of nothing
    .leftJoin('users', (join) =>
      join
        .on('family_invitations.email', '=', sql<string>`lower(users.email)`)
        .on('users.email_verified_at', 'is not', null),
    )
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .selectAll('family_invitations')
    .select(['inviter.first_name as from_first_name', 'inviter.last_name as from_last_name'])
    .select(['inviter_person.gender as from_gender', 'people.first_name', 'people.last_name', 'people.gender'])
    .select(['dependants.basis', 'dependants.recorded_at'])
    .select(sql<boolean>`people.user_id is not distinct from family_invitations.from_user_id`.as('is_for_inviter'))
    .$narrowType<InvitationColumns & { basis: Basis | null }>();

/** Whoever was invited may answer: whoever invited is there, and nobody has said anything that speaks against it. */
export const isOpen = sql<boolean>`(inviter.closes_at is null and ${welcomesInvitations} and ${isLastWord})`;

/** Sent to the address of this account, once it is proven, by somebody else, and not too long ago. */
const sentTo = (db: Db, { userId, now }: Recipient) =>
  withBothSides(db)
    .where('users.id', '=', userId)
    .where('family_invitations.from_user_id', '!=', userId)
    .where(isOpen)
    .where('family_invitations.sent_at', '>', since(now, INVITATION_DAYS))
    .orderBy('family_invitations.sent_at', 'desc')
    .orderBy('family_invitations.id')
    .limit(4 * MOST_INVITATIONS);

/** What waits for an answer of this account. */
export const invitationsTo = (db: Db, mine: Recipient) =>
  sentTo(db, mine).where('family_invitations.status', '=', 'pending').execute();
export type ReceivedInvitation = Awaited<ReturnType<typeof invitationsTo>>[number];

/** To what this account has said no so lately that it may think again, unless it was asked the same anew. */
export const declinedBy = (db: Db, mine: Recipient) =>
  sentTo(db, mine)
    .where('family_invitations.status', '=', 'declined')
    .where('family_invitations.updated_at', '>', since(mine.now, NO_STANDS_AFTER_DAYS))
    .where(
      sql<boolean>`not exists (
        select from family_invitations anew
        where anew.status = 'pending' and anew.from_user_id = family_invitations.from_user_id
          and anew.email = family_invitations.email and anew.kind = family_invitations.kind
          and anew.person_id is not distinct from family_invitations.person_id)`,
    )
    .execute();
