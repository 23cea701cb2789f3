import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { VisitRole } from '../visit.ts';
import { partOf } from './visit-store.ts';

/** A seat is to be taken within a minute of being given, and is lost when nobody has been heard from for twenty seconds. */
const isFresh = sql<boolean>`video_seats.seen_at > clock_timestamp()
  - case when video_seats.has_joined then interval '20 seconds' else interval '60 seconds' end`;

const MOST_SEATS = 400;

/** Who sits in these visits. */
export const seatsIn = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('video_seats')
    .innerJoin('users', 'users.id', 'video_seats.user_id')
    .select(['video_seats.id', 'video_seats.booking_id', 'video_seats.user_id', 'video_seats.part'])
    .select(['users.first_name', 'users.last_name'])
    .$narrowType<{ part: VisitRole }>()
    .where('video_seats.booking_id', 'in', bookingIds)
    .where(isFresh)
    .orderBy('video_seats.id')
    .limit(MOST_SEATS)
    .execute();
export type SeatRow = Awaited<ReturnType<typeof seatsIn>>[number];

/** Takes away what nobody sits on any more, and what this account sat on before; answers those. Under the lock of the visit. */
export async function clearSeats(db: Db, { bookingId, userId }: { bookingId: string; userId: string }) {
  const rows = await db
    .deleteFrom('video_seats')
    .where('video_seats.booking_id', '=', bookingId)
    .where((is) => is.or([is('video_seats.user_id', '=', userId), is.not(isFresh)]))
    .returning('video_seats.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an account sits in a visit on another seat than this one. Under the lock of the visit. */
export async function sitsElsewhere(
  db: Db,
  { bookingId, userId, seat }: { bookingId: string; userId: string; seat: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('video_seats')
    .select('video_seats.id')
    .where('video_seats.booking_id', '=', bookingId)
    .where('video_seats.user_id', '=', userId)
    .where('video_seats.id', '!=', seat)
    .where(isFresh)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

type NewSeat = { bookingId: string; userId: string; sessionId: string; part: VisitRole };

export async function insertSeat(db: Db, { bookingId, userId, sessionId, part }: NewSeat): Promise<string> {
  const { id } = await db
    .insertInto('video_seats')
    .values({ booking_id: bookingId, user_id: userId, session_id: sessionId, part, seen_at: sql`clock_timestamp()` })
    .returning('video_seats.id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function emptyRoom(db: Db, bookingId: string): Promise<void> {
  await db.deleteFrom('video_seats').where('video_seats.booking_id', '=', bookingId).execute();
}

/** Somebody sits down on what was given to them: the room, and who is there already. Undefined when it is not theirs, or too late. */
export async function joinSeat(
  db: Db,
  { seat, userId, sessionId }: { seat: string; userId: string; sessionId: string },
): Promise<{ room: string; others: string[] } | undefined> {
  const joined = await db
    .updateTable('video_seats')
    .set({ has_joined: true, seen_at: sql`clock_timestamp()` })
    .where('video_seats.id', '=', seat)
    .where('video_seats.user_id', '=', userId)
    .where('video_seats.session_id', '=', sessionId)
    .where(isFresh)
    .returning('video_seats.booking_id')
    .executeTakeFirst();
  if (!joined) return undefined;
  const others = await db
    .selectFrom('video_seats')
    .select('video_seats.id')
    .where('video_seats.booking_id', '=', joined.booking_id)
    .where('video_seats.has_joined', '=', true)
    .where('video_seats.id', '!=', seat)
    .where(isFresh)
    .limit(MOST_SEATS)
    .execute();
  return { room: joined.booking_id, others: others.map(({ id }) => id) };
}

export async function leaveSeat(db: Db, seat: string): Promise<void> {
  await db.deleteFrom('video_seats').where('video_seats.id', '=', seat).execute();
}

export async function removeSeats(db: Db, seats: readonly string[]): Promise<void> {
  if (seats.length > 0) await db.deleteFrom('video_seats').where('video_seats.id', 'in', seats).execute();
}

/** The seats whose connections this process holds were heard from just now. */
export async function keepSeats(db: Db, seats: readonly string[]): Promise<void> {
  await db
    .updateTable('video_seats')
    .set({ seen_at: sql`clock_timestamp()` })
    .where(sql<boolean>`video_seats.id = any(${[...seats]}::uuid[])`)
    .execute();
}

/** All seats of these rooms, with what says whether they may stay. */
export const seatStatusesIn = (db: Db, rooms: readonly string[], now: Date) =>
  db
    .selectFrom('video_seats')
    .innerJoin('bookings', 'bookings.id', 'video_seats.booking_id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('sessions', 'sessions.id', 'video_seats.session_id')
    .leftJoin('video_visits', 'video_visits.booking_id', 'bookings.id')
    .select(['video_seats.id', 'video_seats.booking_id', 'bookings.status', 'bookings.starts_at', 'bookings.ends_at'])
    .select(['video_visits.ended_at', 'sessions.ended_at as session_ended_at'])
    .select([partOf(db, { userId: sql<string>`video_seats.user_id`, now }).as('part'), isFresh.as('is_fresh')])
    .where(sql<boolean>`video_seats.booking_id = any(${[...rooms]}::uuid[])`)
    .orderBy('video_seats.id')
    .execute();
