import type { Db } from '#server/db/db.ts';

/** False when it has been said already. In the caller's transaction. */
export async function markReminded(
  db: Db,
  { bookingId, name, now }: { bookingId: string; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_reminders')
    .values({ booking_id: bookingId, name, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
