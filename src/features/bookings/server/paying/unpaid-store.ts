import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Due } from '../../dues.ts';
import { isUnsaid } from '../reminders/reminder-store.ts';
import { isNotCharged } from '../sweep-store.ts';

/** The name under which it is kept that a part was left unpaid, and said. */
export const leftUnpaid = (number: number) => `unpaid ${number}`;
const isLeft = sql<string>`'unpaid ' || booking_dues.number`;

/** Which parts of a booking were left unpaid once, by their numbers. */
export const unpaidParts = sql<number[]>`array(
  select dues.number::int from booking_dues as dues
  join booking_reminders as said on said.booking_id = dues.booking_id and said.name = 'unpaid ' || dues.number
  where dues.booking_id = bookings.id)`;

/** Whether both sides were told that a part is not paid. */
export async function wasLeftUnpaid(db: Db, bookingId: string, { number }: Pick<Due, 'number'>): Promise<boolean> {
  const row = await db
    .selectFrom('booking_reminders')
    .select('booking_reminders.name')
    .where('booking_reminders.booking_id', '=', bookingId)
    .where('booking_reminders.name', '=', leftUnpaid(number))
    .executeTakeFirst();
  return row !== undefined;
}

const MOST_AT_ONCE = 200;

/** Later parts of confirmed bookings that nothing has paid, differences apart: those have a clock of their own. */
const openParts = (db: Db) =>
  db
    .selectFrom('booking_dues')
    .innerJoin('bookings', 'bookings.id', 'booking_dues.booking_id')
    .select('bookings.id')
    .where('booking_dues.state', '=', 'due')
    .where('booking_dues.pay_by', 'is', null)
    .where('booking_dues.number', '>', 1)
    .where('bookings.status', 'in', ['accepted', 'scheduled']);

/** Nobody expects to be charged for what was due longer ago. */
const MOST_LATE_MS = 30 * DAY_MS;

/** Bookings with a part whose day has come and that has not been tried yet. */
export const comingDues = (db: Db, now: Date) =>
  openParts(db)
    .where('booking_dues.due_at', '<=', now)
    .where('booking_dues.due_at', '>', new Date(now.getTime() - MOST_LATE_MS))
    .where(isNotCharged(now))
    .where(isUnsaid(isLeft))
    .orderBy('booking_dues.due_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** Whether such a part is one still; the booking is locked. */
export const isStillOpen = async (db: Db, dueId: string): Promise<boolean> =>
  (await openParts(db).where('booking_dues.id', '=', dueId).where(isUnsaid(isLeft)).executeTakeFirst()) !== undefined;

/** Bookings with a part that nobody has paid in the time that its kind gives. */
export const unpaidBookings = (db: Db, now: Date) =>
  openParts(db)
    .where('booking_dues.unpaid_until', '<=', now)
    .where(isNotCharged(now))
    .orderBy('booking_dues.unpaid_until')
    .limit(MOST_AT_ONCE)
    .execute();

export async function writeUnpaidUntil(db: Db, dueId: string, until: Date | null): Promise<void> {
  await db.updateTable('booking_dues').set({ unpaid_until: until }).where('id', '=', dueId).execute();
}
