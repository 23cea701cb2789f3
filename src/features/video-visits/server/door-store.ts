import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import { type DeviceCheck, MOST_GUESTS } from '../visit.ts';

const MOST_BEFORE_DOOR = 400;

/** Who has come to these visits or tried their devices for them. */
export const arrivalsAt = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('video_arrivals')
    .innerJoin('users', 'users.id', 'video_arrivals.user_id')
    .selectAll('video_arrivals')
    .select(['users.first_name', 'users.last_name'])
    .$narrowType<{ devices: DeviceCheck | null }>() // written by keepCheck only
    .where('video_arrivals.booking_id', 'in', bookingIds)
    .orderBy('video_arrivals.arrived_at')
    .orderBy('video_arrivals.user_id')
    .limit(MOST_BEFORE_DOOR)
    .execute();
export type ArrivalRow = Awaited<ReturnType<typeof arrivalsAt>>[number];

type Arrival = { bookingId: string; userId: string; now: Date };

/** Notes that somebody waits; answers when they were there last. */
export async function arrive(db: Db, { bookingId, userId, now }: Arrival) {
  const before = await db
    .selectFrom('video_arrivals')
    .select(['video_arrivals.arrived_at', 'video_arrivals.seen_at'])
    .where('video_arrivals.booking_id', '=', bookingId)
    .where('video_arrivals.user_id', '=', userId)
    .executeTakeFirst();
  await db
    .insertInto('video_arrivals')
    .values({ booking_id: bookingId, user_id: userId, arrived_at: now, seen_at: now })
    .onConflict((known) =>
      known
        .columns(['booking_id', 'user_id'])
        .doUpdateSet({ arrived_at: sql`coalesce(video_arrivals.arrived_at, excluded.arrived_at)`, seen_at: now }),
    )
    .execute();
  return { arrivedAt: before?.arrived_at ?? null, seenAt: before?.seen_at ?? null };
}

export async function keepCheck(db: Db, { bookingId, userId, now }: Arrival, devices: DeviceCheck): Promise<void> {
  const kept = { devices: JSON.stringify(devices), checked_at: now };
  await db
    .insertInto('video_arrivals')
    .values({ booking_id: bookingId, user_id: userId, ...kept })
    .onConflict((known) => known.columns(['booking_id', 'user_id']).doUpdateSet(kept))
    .execute();
}

/** Whom the families have invited to these visits. */
export const guestsOf = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('video_guests')
    .leftJoin('users as inviter', 'inviter.id', 'video_guests.invited_by')
    .select(['video_guests.id', 'video_guests.booking_id', 'video_guests.user_id', 'video_guests.email'])
    .select(['video_guests.name', 'video_guests.agreed_at', 'video_guests.invited_by'])
    .select(['inviter.first_name as inviter_first_name', 'inviter.last_name as inviter_last_name'])
    .where('video_guests.booking_id', 'in', bookingIds)
    .where('video_guests.revoked_at', 'is', null)
    .orderBy('video_guests.created_at')
    .orderBy('video_guests.name')
    .limit(MOST_GUESTS * bookingIds.length)
    .execute();
export type GuestRow = Awaited<ReturnType<typeof guestsOf>>[number];

/** Who is meant: an account, or an address. */
type Invitee = { bookingId: string; userId: string | null; email: string | null };
type NewGuest = Invitee & {
  name: string;
  invitedBy: string;
  /** Null as long as the person has not agreed. */
  agreedAt: Date | null;
  now: Date;
};

export async function insertGuest(db: Db, guest: NewGuest): Promise<void> {
  await db
    .insertInto('video_guests')
    .values({
      booking_id: guest.bookingId,
      user_id: guest.userId,
      email: guest.email,
      name: guest.name,
      invited_by: guest.invitedBy,
      agreed_at: guest.agreedAt,
      created_at: guest.now,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Whether this account has taken an invitation of them to this visit back before. */
export async function wasRefused(db: Db, { bookingId, userId, email, by }: Invitee & { by: string }): Promise<boolean> {
  const row = await db
    .selectFrom('video_guests')
    .select('video_guests.id')
    .where('video_guests.booking_id', '=', bookingId)
    .where('video_guests.revoked_by', '=', by)
    .where((is) => (userId ? is('video_guests.user_id', '=', userId) : is('video_guests.email', '=', email)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type GuestDecision = { id: string; bookingId: string; now: Date };

/** The person agrees to an invitation that waits; undefined where there is none. */
export const agreeToGuest = (db: Db, { id, bookingId, now }: GuestDecision) =>
  db
    .updateTable('video_guests')
    .set({ agreed_at: now })
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .where('agreed_at', 'is', null)
    .returning(['video_guests.user_id', 'video_guests.email', 'video_guests.name'])
    .executeTakeFirst();

/** Takes an invitation back; `user_id` is the account that it let in or would have. Undefined where there was none. */
export const revokeGuest = (db: Db, { id, bookingId, userId, now }: GuestDecision & { userId: string }) =>
  db
    .updateTable('video_guests')
    .set({ revoked_at: now, revoked_by: userId })
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null)
    .returning((is) => [
      'video_guests.name',
      'video_guests.invited_by',
      is.fn
        .coalesce(
          'video_guests.user_id',
          is
            .selectFrom('users')
            .select('users.id')
            .where(sql<boolean>`lower(users.email) = video_guests.email`),
        )
        .as('user_id'),
    ])
    .executeTakeFirst();

/** Of these people, those whose messages an account reads and writes. */
export async function messagesReadOf(
  db: Db,
  { userId, personIds, now }: { userId: string; personIds: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await peopleOf(db, { userId, scope: 'messages', now })
    .where(sql<boolean>`people.id = any(${[...personIds]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_INVITABLE = 50;

/** Who of the circle of a person has an account and a relation that holds. */
export async function circleAround(db: Db, { personId, now }: { personId: string; now: Date }) {
  return db
    .selectFrom('family_links')
    .innerJoin('users', 'users.id', 'family_links.member_user_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .distinct()
    .where('family_links.person_id', '=', personId)
    .where('family_links.status', '=', 'accepted')
    .where('family_links.paused_at', 'is', null)
    .where((is) => is.or([is('family_links.ends_at', 'is', null), is('family_links.ends_at', '>', now)]))
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(MOST_INVITABLE)
    .execute();
}
