import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { packedTimes } from '../opened/packed-store.ts';
import { hasFreedTime } from '../offers/packed-offer-store.ts';
import { packedQuestions } from '../questions/question-store.ts';
import type { BookingColumns } from '../store.ts';

const MOST_EXPECTED = 500;

type PlacesDay = { providerIds: readonly string[]; day: string; bookingId?: string };

/** Who is expected at these providers on a day, by the hour; with `bookingId` of one booking only. */
export const expectedOn = (db: Db, { providerIds, day, bookingId }: PlacesDay) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .leftJoin('booking_attendance', (join) =>
      join
        .onRef('booking_attendance.booking_id', '=', 'booking_times.booking_id')
        .onRef('booking_attendance.starts_at', '=', 'booking_times.starts_at'),
    )
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.kind',
      'bookings.person_id',
      'bookings.provider_id',
      'bookings.provider_name',
      'bookings.snapshot',
      'bookings.note',
      'bookings.sure_at',
      'bookings.starts_at as first_starts_at',
      'bookings.ends_at as last_ends_at',
      'bookings.time_zone',
      'booking_times.day',
      'booking_times.starts_at',
      'booking_times.ends_at',
      'booking_attendance.arrived_at',
      'booking_attendance.left_at',
      'booking_attendance.missed_at',
      'people.first_name',
      'people.last_name',
      'users.first_name as family_first_name',
      'users.last_name as family_last_name',
      'users.phone',
      packedTimes.as('packed_times'),
      packedQuestions.as('packed_questions'),
    ])
    .$narrowType<Pick<BookingColumns, 'snapshot'>>()
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where('booking_times.day', '=', day)
    .$if(bookingId !== undefined, (query) => query.where('bookings.id', '=', bookingId ?? ''))
    .orderBy('booking_times.starts_at')
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('bookings.id')
    .limit(MOST_EXPECTED)
    .execute();
export type ExpectedRow = Awaited<ReturnType<typeof expectedOn>>[number];

/** Who lets a day at these providers go and comes on others. */
export const absentOn = (db: Db, { providerIds, day }: Omit<PlacesDay, 'bookingId'>) =>
  db
    .selectFrom('booking_skips')
    .innerJoin('bookings', 'bookings.id', 'booking_skips.booking_id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.person_id',
      'bookings.time_zone',
      'booking_skips.skipped_at',
      'people.first_name',
      'people.last_name',
    ])
    .where('booking_skips.day', '=', day)
    .where('booking_skips.cancelled_by', 'is', null)
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('bookings.id')
    .limit(MOST_EXPECTED)
    .execute();
export type AbsentRow = Awaited<ReturnType<typeof absentOn>>[number];

/** Whose paid request for a day at these providers still waits, by the hour; not whose time was given up for others that were offered. */
export const undecidedOn = (db: Db, { providerIds, day, now }: Omit<PlacesDay, 'bookingId'> & { now: Date }) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.person_id',
      'bookings.time_zone',
      'bookings.answer_by',
      'booking_times.starts_at',
      'people.first_name',
      'people.last_name',
    ])
    .where('booking_times.day', '=', day)
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where('bookings.status', '=', 'pending')
    .where('bookings.answer_by', '>', now)
    .$narrowType<{ answer_by: Date }>()
    .where(sql<boolean>`not ${hasFreedTime}`)
    .orderBy('booking_times.starts_at')
    .orderBy('bookings.answer_by')
    .orderBy('bookings.id')
    .limit(MOST_EXPECTED)
    .execute();
export type UndecidedRow = Awaited<ReturnType<typeof undecidedOn>>[number];

/** The zone of the first of these providers by name; its clock says what today is. */
export async function firstZoneOf(db: Db, providerIds: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('providers')
    .select('providers.time_zone')
    .where(sql<boolean>`providers.id = any(${providerIds}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(1)
    .executeTakeFirst();
  return row?.time_zone;
}

type Time = { bookingId: string; startsAt: Date };

export async function forgetArrival(db: Db, { bookingId, startsAt }: Time): Promise<void> {
  await db
    .deleteFrom('booking_attendance')
    .where('booking_id', '=', bookingId)
    .where('starts_at', '=', startsAt)
    .execute();
}

/** Notes an arrival, and with `leftAt` the departure; an arrival that was noted before keeps its time. */
export async function noteArrival(
  db: Db,
  { bookingId, startsAt, leftAt, userId, now }: Time & { leftAt: Date | null; userId: string; now: Date },
): Promise<void> {
  const noted = { left_at: leftAt, missed_at: null, noted_by: userId };
  await db
    .insertInto('booking_attendance')
    .values({ booking_id: bookingId, starts_at: startsAt, arrived_at: now, ...noted })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'starts_at']).doUpdateSet({
        ...noted,
        arrived_at: sql<Date>`coalesce(booking_attendance.arrived_at, excluded.arrived_at)`,
      }),
    )
    .execute();
}

/** Notes that nobody came; false when that was noted before. */
export async function noteMissed(
  db: Db,
  { bookingId, startsAt, userId, now }: Time & { userId: string; now: Date },
): Promise<boolean> {
  const noted = { arrived_at: null, left_at: null, missed_at: now, noted_by: userId };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_attendance')
    .values({ booking_id: bookingId, starts_at: startsAt, ...noted })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'starts_at'])
        .doUpdateSet(noted)
        .where('booking_attendance.missed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
