import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { OfferReason } from '../../offer.ts';
import { type BookingColumns, inCircle } from '../store.ts';

const KEPT_DAYS = 30;
const MOST_TIMES = 2000;

/** A month ago. */
const since = (now: Date) => sql<Date>`${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;

/** What bookings have, and what they had once. */
const everTimes = (db: Db) =>
  db
    .selectFrom('booking_times')
    .leftJoin('booking_moves', (join) =>
      join
        .onRef('booking_moves.booking_id', '=', 'booking_times.booking_id')
        .onRef('booking_moves.starts_at', '=', 'booking_times.starts_at'),
    )
    .select(['booking_times.booking_id', 'booking_times.starts_at', 'booking_times.ends_at', 'booking_times.day'])
    .select(['booking_moves.booked_for', sql<boolean>`false`.as('is_gone')])
    .unionAll(
      db
        .selectFrom('booking_gone_days')
        .select(['booking_id', 'starts_at', 'ends_at', 'day'])
        .select([sql<Date | null>`null::timestamptz`.as('booked_for'), sql<boolean>`true`.as('is_gone')]),
    )
    .unionAll(
      db
        .selectFrom('booking_skips')
        .select(['booking_id', 'starts_at', 'ends_at', 'day'])
        .select(['booked_for', sql<boolean>`true`.as('is_gone')])
        .where('cancelled_by', 'is not', null),
    );

/**
 * The times of bookings that were sent to a provider, from a month ago on, those of cancelled ones and those that are gone too; each
 * with its number in its booking. Of more than fit, those that are gone are left out first, then those that are over, then those that
 * are furthest away.
 */
const sentTimes = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .innerJoin(everTimes(db).as('times'), 'times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.kind', 'bookings.status', 'bookings.snapshot'])
    .select(['bookings.person_id', 'bookings.provider_name', 'people.first_name', 'people.last_name'])
    .select(['times.starts_at', 'times.ends_at', 'times.day', 'times.is_gone', 'times.booked_for'])
    .select([
      sql<number>`(select count(*) from booking_times as earlier
        where earlier.booking_id = bookings.id and earlier.starts_at <= times.starts_at)`.as('number'),
      sql<number>`(select count(*) from booking_events as events where events.booking_id = bookings.id)`.as('sequence'),
      sql<OfferReason | null>`(select offers.why from booking_offers as offers
        where offers.booking_id = bookings.id and offers.state = 'open')`.as('offered'),
    ])
    .$narrowType<Pick<BookingColumns, 'status' | 'snapshot'>>()
    .where('bookings.answer_by', 'is not', null)
    .where('bookings.ends_at', '>', since(now))
    .where('times.ends_at', '>', since(now))
    .orderBy('times.is_gone')
    .orderBy(sql`times.ends_at <= ${now}`)
    .orderBy(sql`abs(extract(epoch from times.starts_at - ${now}::timestamptz))`)
    .orderBy('bookings.id')
    .limit(MOST_TIMES);

export type FeedTime = Awaited<ReturnType<ReturnType<typeof sentTimes>['execute']>>[number];

const inOrder = (times: FeedTime[]) =>
  times.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1));

/** Who comes to a provider. */
export const timesAtPlace = async (
  db: Db,
  { providerId, now }: { providerId: string; now: Date },
): Promise<FeedTime[]> => inOrder(await sentTimes(db, now).where('bookings.provider_id', '=', providerId).execute());

/** What is booked for everybody whom this account may book for at that instant. */
export const timesOfCircle = async (db: Db, { userId, now }: { userId: string; now: Date }): Promise<FeedTime[]> =>
  inOrder(
    await sentTimes(db, now)
      .where(inCircle(db, { userId, scope: 'bookings', now }))
      .execute(),
  );
