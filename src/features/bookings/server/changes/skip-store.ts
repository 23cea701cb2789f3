import type { Db } from '#server/db/db.ts';
import type { TimeSide } from '../../single-time.ts';
import type { Time } from '../kind.ts';

/** Whoever cancels a time for good, and when it was to begin as it was booked. */
export type TimeCancellation = { by: TimeSide; reason: string | null; bookedFor: Date };
type NewSkip = {
  bookingId: string;
  time: Time;
  cents: number;
  userId: string;
  cancelled?: TimeCancellation;
  now: Date;
};

/** A time that the family lets go, and can take back; or that is cancelled. */
export async function insertSkip(db: Db, { bookingId, time, cents, userId, cancelled, now }: NewSkip): Promise<void> {
  await db
    .insertInto('booking_skips')
    .values({
      booking_id: bookingId,
      starts_at: time.startsAt,
      ends_at: time.endsAt,
      day: time.day,
      cents,
      skipped_at: now,
      skipped_by: userId,
      booked_for: cancelled?.bookedFor ?? time.startsAt,
      cancelled_by: cancelled?.by ?? null,
      reason: cancelled?.reason ?? null,
    })
    .execute();
}

/** Takes a skip back, with what was to go back for it; undefined when there is none. The booking is locked. */
export async function removeSkip(
  db: Db,
  { bookingId, startsAt }: { bookingId: string; startsAt: Date },
): Promise<(Time & { cents: number }) | undefined> {
  const row = await db
    .deleteFrom('booking_skips')
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .where('cancelled_by', 'is', null)
    .returning(['day', 'starts_at', 'ends_at', 'cents'])
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .deleteFrom('booking_returns')
    .where('booking_id', '=', bookingId)
    .where('skipped_time', '=', startsAt)
    .where('done_at', 'is', null)
    .execute();
  return { day: row.day, startsAt: row.starts_at, endsAt: row.ends_at, cents: row.cents };
}

/** The days of a booking that were let go. */
export async function skippedDays(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_skips')
    .select('day')
    .where('booking_id', '=', bookingId)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

type NewReturn = {
  bookingId: string;
  dueId: string;
  amountCents: number;
  skippedTime: Date | null;
  owedAt: Date;
  now: Date;
};

export async function insertReturn(db: Db, owed: NewReturn): Promise<void> {
  await db
    .insertInto('booking_returns')
    .values({
      booking_id: owed.bookingId,
      due_id: owed.dueId,
      amount_cents: owed.amountCents,
      skipped_time: owed.skippedTime,
      owed_at: owed.owedAt,
      tried_at: owed.now,
      created_at: owed.now,
    })
    .execute();
}

/** Once a booking is cancelled no skip of it can be taken back: what is to go back goes at once. */
export async function hurryReturns(db: Db, bookingId: string, now: Date): Promise<void> {
  await db
    .updateTable('booking_returns')
    .set({ owed_at: now })
    .where('booking_id', '=', bookingId)
    .where('done_at', 'is', null)
    .where('owed_at', '>', now)
    .execute();
}

/** When a skipped day of a booking would have begun; undefined when it was not skipped. */
export async function skippedTime(db: Db, { bookingId, day }: { bookingId: string; day: string }) {
  const row = await db
    .selectFrom('booking_skips')
    .select('starts_at')
    .where('booking_id', '=', bookingId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.starts_at;
}
