import { sql } from 'kysely';
import type { Span } from '#features/availability/span.ts';
import type { Db } from '#server/db/db.ts';
import type { BookingColumns } from '../store.ts';
import { hasFreedTime, hasOpenOffer } from './packed-offer-store.ts';

const MOST_CONCERNED = 500;

type ClosedQuery = Span & {
  providerId: string;
  /** Kinds of one time, for which others can be offered. */
  kinds: readonly string[];
  /** Kinds whose times go one by one, by a booking that stands. */
  singleKinds: readonly string[];
  now: Date;
};

/** The times of paid bookings of these kinds that are still to come, and begin in this span or reach into it; the first one first. */
export const bookingsIn = (db: Db, { providerId, kinds, singleKinds, startsAt, endsAt, now }: ClosedQuery) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.kind', 'bookings.person_id', 'bookings.snapshot'])
    .select(['booking_times.starts_at', 'booking_times.ends_at', 'people.first_name', 'people.last_name'])
    .select([hasOpenOffer.as('is_offered'), hasFreedTime.as('is_freed')])
    .$narrowType<Pick<BookingColumns, 'snapshot'>>()
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.answer_by', 'is not', null)
    .where('bookings.status', '!=', 'cancelled')
    .where(
      sql<boolean>`(bookings.kind = any(${[...kinds]}::text[])
        or (bookings.kind = any(${[...singleKinds]}::text[]) and bookings.status in ('accepted', 'scheduled')))`,
    )
    .where('booking_times.starts_at', '>', now)
    .where('booking_times.starts_at', '<', endsAt)
    .where('booking_times.ends_at', '>', startsAt)
    .orderBy('booking_times.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_CONCERNED)
    .execute();
