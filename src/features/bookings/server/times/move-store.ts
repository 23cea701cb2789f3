import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { MovedTime, TimeSide } from '../../single-time.ts';

type TimeKey = { bookingId: string; startsAt: Date };

/** How a time came to where it is; undefined for what was never moved. The booking is locked. */
export async function moveOf(db: Db, { bookingId, startsAt }: TimeKey): Promise<MovedTime | undefined> {
  const row = await db
    .selectFrom('booking_moves')
    .select(['moved_from', 'booked_for', 'moved_by', 'terms_from'])
    .$narrowType<{ moved_by: TimeSide }>()
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return (
    row && {
      movedFrom: row.moved_from,
      bookedFor: row.booked_for,
      movedBy: row.moved_by,
      termsFrom: row.terms_from,
    }
  );
}

/** Notes where a time came from that is at its new place. */
export async function insertMove(
  db: Db,
  { bookingId, startsAt, userId, now, ...move }: TimeKey & MovedTime & { userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('booking_moves')
    .values({
      booking_id: bookingId,
      starts_at: startsAt,
      moved_from: move.movedFrom,
      booked_for: move.bookedFor,
      moved_by: move.movedBy,
      moved_by_user: userId,
      moved_at: now,
      terms_from: move.termsFrom,
    })
    .execute();
}

/** What has become of a time that the booking has no more: it was cancelled, or is elsewhere now; undefined where it had none. */
export async function whereaboutsOf(
  db: Db,
  { bookingId, startsAt }: TimeKey,
): Promise<{ movedTo: Date | null } | undefined> {
  const cancelled = await db
    .selectFrom('booking_skips')
    .select('starts_at')
    .where('booking_id', '=', bookingId)
    .where((is) => is.or([is('starts_at', '=', startsAt), is('booked_for', '=', startsAt)]))
    .executeTakeFirst();
  if (cancelled) return { movedTo: null };
  const moved = await db
    .selectFrom('booking_moves')
    .select('starts_at')
    .where('booking_id', '=', bookingId)
    .where((is) => is.or([is('moved_from', '=', startsAt), is('booked_for', '=', startsAt)]))
    .orderBy('moved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return moved && { movedTo: moved.starts_at };
}

/** Whether its provider has noted of a time that somebody came, or did not. */
export async function isNoted(db: Db, { bookingId, startsAt }: TimeKey): Promise<boolean> {
  const row = await db
    .selectFrom('booking_attendance')
    .select('starts_at')
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  return row !== undefined;
}

export type PackedMove = [
  startsAt: string,
  movedFrom: string,
  bookedFor: string,
  movedBy: TimeSide,
  termsFrom: string | null,
];

/** Which times of a booking were moved, as one JSON text. */
export const packedMoves = sql<PackedMove[] | null>`(
  select json_agg(json_build_array(moves.starts_at, moves.moved_from, moves.booked_for, moves.moved_by, moves.terms_from)
    order by moves.starts_at)
  from booking_moves as moves where moves.booking_id = bookings.id)`;
