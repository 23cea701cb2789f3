import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Of `bookings`: it was cancelled after its provider had said yes. */
const wasStanding = sql<boolean>`(bookings.status = 'cancelled'
  and bookings.cancel_code not in ('declined', 'expired', 'unpaid') and bookings.answered_at is not null)`;

/** Of `booking_times`, beside `bookings`: this time was over before the rest was cancelled. */
export const wasBeforeCancelled = sql<boolean>`(${wasStanding} and booking_times.ends_at <= bookings.cancelled_at)`;

/** When the last time ended that took place before the rest of `bookings` was cancelled; null where none did, and where nothing is cancelled. */
export const tookPlaceUntil = sql<Date | null>`(
  select max(booking_times.ends_at) from booking_times
  where booking_times.booking_id = bookings.id and ${wasBeforeCancelled})`;

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
