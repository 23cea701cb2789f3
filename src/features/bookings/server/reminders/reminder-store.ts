import { sql } from 'kysely';
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

/** Lets a reminder be said once more. In the caller's transaction. */
export async function forgetReminder(db: Db, { bookingId, name }: { bookingId: string; name: string }): Promise<void> {
  await db
    .deleteFrom('booking_reminders')
    .where('booking_reminders.booking_id', '=', bookingId)
    .where('booking_reminders.name', '=', name)
    .execute();
}

const MOST_AT_ONCE = 200;

/**
 * Confirmed bookings of which a reminder has come due that nobody has had. Of those that have come due the latest counts, and none
 * from before the provider's answer, which said the same.
 */
export async function dueReminders(db: Db, now: Date): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select bookings.id, due.name
    from bookings
    cross join (values ('week', interval '7 days', interval '1 day'), ('day', interval '1 day', interval '2 hours'),
      ('hours', interval '2 hours', interval '0')) as due (name, ahead, until)
    left join booking_reminders on booking_reminders.booking_id = bookings.id and booking_reminders.name = due.name
    where bookings.status in ('accepted', 'scheduled')
      and bookings.starts_at <= ${now}::timestamptz + due.ahead and bookings.starts_at > ${now}::timestamptz + due.until
      and bookings.answered_at <= bookings.starts_at - due.ahead
      and booking_reminders.booking_id is null
    order by bookings.starts_at, bookings.id
    limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}
