import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { hasOpenOffer } from './offers/packed-offer-store.ts';

const MOST_AT_ONCE = 200;

/** No charge is under way. */
export const isNotCharged = (now: Date) =>
  sql<boolean>`(bookings.charging_until is null or bookings.charging_until <= ${now})`;

/** The same of one booking. */
export const isUnderWay = (chargingUntil: Date | null, now: Date): boolean =>
  chargingUntil !== null && chargingUntil > now;

/** Bookings whose capacity was held and not paid in time, and no charge is under way. */
export const endedHolds = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', '<=', now)
    .where(isNotCharged(now))
    .orderBy('bookings.held_until')
    .limit(MOST_AT_ONCE)
    .execute();

/** Requests whose answer did not come in time; where the family chooses, it has a clock of its own. */
export const unansweredBookings = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.answer_by', '<=', now)
    .where(({ not }) => not(hasOpenOffer))
    .orderBy('bookings.answer_by')
    .limit(MOST_AT_ONCE)
    .execute();
