import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Says of a confirmed booking that it is over now, before its planned end, so that what follows it (a review, the follow-up) begins
 * at once; the planned times stay in `booking_times`. What ends before it was to begin ends a minute after that. Nothing happens to
 * one that is over, or not confirmed. In the caller's transaction.
 */
export async function endEarly(db: Db, { bookingId, now }: { bookingId: string; now: Date }): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ ends_at: sql`greatest(${now}::timestamptz, starts_at + interval '1 minute')`, updated_at: now })
    .where('id', '=', bookingId)
    .where('status', 'in', ['accepted', 'scheduled'])
    .where('ends_at', '>', now)
    .execute();
}
