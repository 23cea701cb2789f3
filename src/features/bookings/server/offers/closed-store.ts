import { sql } from 'kysely';
import type { Span } from '#features/availability/span.ts';
import type { Db } from '#server/db/db.ts';
import type { BookingColumns } from '../store.ts';
import { hasFreedTime, hasOpenOffer } from './packed-offer-store.ts';

const MOST_CONCERNED = 500;

type ClosedQuery = Span & { providerId: string; kinds: readonly string[]; now: Date };

/** The paid bookings of these kinds that stand, are still to come, and begin in this span or reach into it; the first one first. */
export const bookingsIn = (db: Db, { providerId, kinds, startsAt, endsAt, now }: ClosedQuery) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.kind', 'bookings.person_id', 'bookings.snapshot'])
    .select(['bookings.starts_at', 'bookings.ends_at', 'people.first_name', 'people.last_name'])
    .select([hasOpenOffer.as('is_offered'), hasFreedTime.as('is_freed')])
    .$narrowType<Pick<BookingColumns, 'snapshot'>>()
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.answer_by', 'is not', null)
    .where('bookings.status', '!=', 'cancelled')
    .where(sql<boolean>`bookings.kind = any(${[...kinds]}::text[])`)
    .where('bookings.starts_at', '>', now)
    .where('bookings.starts_at', '<', endsAt)
    .where('bookings.ends_at', '>', startsAt)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_CONCERNED)
    .execute();
