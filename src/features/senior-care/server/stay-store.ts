import { inCircle } from '#features/bookings/server/store.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import { bookable, type BookableProvider, bookableProviderOf } from '#features/providers/server/provider-store.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { Room, RoomType } from '../rooms.ts';
import type { Kind } from '../stay.ts';
import type { Prices } from '../stay-price.ts';

export type BookableCentre = BookableProvider & { kind: Kind; prices: Prices; rooms: Room[]; skipHours: number };

/** A centre that can be booked: verified, with somebody who answers and prices. Its prices, hours and seats stay as they are until the transaction ends. */
export async function bookableCentre(db: Db, which: { id: string; now: Date }): Promise<BookableCentre | undefined> {
  const row = await bookable(db, which)
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(['centres.week_cents', 'centres.month_cents', 'centres.skip_hours', 'centres.rooms'])
    .forShare()
    .executeTakeFirst();
  const prices = row && pricesOf(row);
  if (!prices) return undefined;
  return {
    ...bookableProviderOf(row),
    kind: row.kind as Kind, // only centres of these kinds have a row in centres
    skipHours: row.skip_hours,
    rooms: row.rooms as Room[], // written through the profile's schema
    prices,
  };
}

type PricedRow = { price_cents: number | null; week_cents: number | null; month_cents: number | null };

/** What a centre has said that it costs; null while it has not. */
export const pricesOf = ({ price_cents: day, week_cents: week, month_cents: month }: PricedRow): Prices | null =>
  day === null || week === null || month === null ? null : { dayCents: day, weekCents: week, monthCents: month };

const MOST_NAMED = 5;

export type OwnDaysQuery = {
  kind: string;
  userId: string;
  /** Somebody this account may book for; null is oneself. */
  personId: string | null;
  centreId: string;
  days: readonly Day[];
  now: Date;
};

/** The bookings of this kind that a person has at a centre on some of these days, the first ones first; `is_held` is what this account holds and has not paid. */
export const ownBookingsOn = (db: Db, { kind, userId, personId, centreId, days, now }: OwnDaysQuery) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.person_id'])
    .select(
      sql<boolean>`bookings.status = 'pending' and bookings.user_id = ${userId} and coalesce(bookings.held_until > ${now}, false)`.as(
        'is_held',
      ),
    )
    .where('bookings.person_id', 'in', peopleOf(db, { userId, scope: 'bookings', now }))
    .where((is) => (personId === null ? is('people.user_id', '=', userId) : is('people.id', '=', personId)))
    .where('bookings.kind', '=', kind)
    .where('bookings.provider_id', '=', centreId)
    .where('bookings.status', '!=', 'cancelled')
    .where(
      sql<boolean>`exists (select from booking_times as times
        where times.booking_id = bookings.id and times.day = any(${days}::date[]))`,
    )
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_NAMED)
    .execute();

/** The days that a booking keeps at this centre which the account may change and nobody has paid. */
export const heldOn = (
  db: Db,
  { id, userId, centreId, now }: { id: string; userId: string; centreId: string; now: Date },
) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .select('booking_times.day')
    .select(sql<number>`(bookings.snapshot -> 'details' ->> 'guests')::int`.as('guests'))
    .select(sql<RoomType | null>`bookings.snapshot -> 'details' ->> 'roomType'`.as('room'))
    .where('bookings.id', '=', id)
    .where('bookings.provider_id', '=', centreId)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', '>', now)
    .where(inCircle(db, { userId, scope: 'bookings', now }))
    .execute();
