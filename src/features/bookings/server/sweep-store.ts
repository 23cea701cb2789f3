import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { ANSWER_SOON_HOURS, HOLD_WARNING_SECONDS } from '../status.ts';

const MOST_AT_ONCE = 200;

/** Bookings whose capacity was held and not paid in time, and no charge is under way. */
export const endedHolds = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', '<=', now)
    .where((is) => is.or([is('bookings.charging_until', 'is', null), is('bookings.charging_until', '<=', now)]))
    .orderBy('bookings.held_until')
    .limit(MOST_AT_ONCE)
    .execute();

/** Bookings that will soon be held no longer, of which nobody has been warned, and no charge is under way. */
export const endingHolds = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .leftJoin('booking_reminders', (join) =>
      join.onRef('booking_reminders.booking_id', '=', 'bookings.id').on('booking_reminders.name', '=', 'held'),
    )
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', '>', now)
    .where('bookings.held_until', '<=', new Date(now.getTime() + HOLD_WARNING_SECONDS * 1000))
    .where((is) => is.or([is('bookings.charging_until', 'is', null), is('bookings.charging_until', '<=', now)]))
    .where('booking_reminders.booking_id', 'is', null)
    .orderBy('bookings.held_until')
    .limit(MOST_AT_ONCE)
    .execute();

/**
 * Requests whose deadline is near, of which the provider has not been reminded. Where there was little time from the beginning, half
 * of it has to be left at least.
 */
export const pressingRequests = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .leftJoin('booking_reminders', (join) =>
      join.onRef('booking_reminders.booking_id', '=', 'bookings.id').on('booking_reminders.name', '=', 'unanswered'),
    )
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.answer_by', '>', now)
    .where(
      sql<Date>`bookings.answer_by - least(make_interval(hours => ${ANSWER_SOON_HOURS}), (bookings.answer_by - bookings.created_at) / 2)`,
      '<=',
      now,
    )
    .where('booking_reminders.booking_id', 'is', null)
    .orderBy('bookings.answer_by')
    .limit(MOST_AT_ONCE)
    .execute();

/** Requests whose answer did not come in time. */
export const unansweredBookings = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.answer_by', '<=', now)
    .orderBy('bookings.answer_by')
    .limit(MOST_AT_ONCE)
    .execute();
