import { sql } from 'kysely';
import { PAGE_LENGTH } from '#shared/paging.ts';
import type { Db } from '#server/db/db.ts';
import type { RequestTab } from '../request-contract.ts';
import { packedDues, packedTimes, unpackDues, unpackTimes } from './list-store.ts';
import type { Narrowed } from './store.ts';

/** What a provider may know of a request; those that were never paid it never sees. */
const sent = (db: Db, providerIds: readonly string[]) =>
  db
    .selectFrom('bookings')
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where('bookings.answer_by', 'is not', null);

const shown = (db: Db, providerIds: readonly string[]) =>
  sent(db, providerIds)
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .$narrowType<Narrowed>()
    .select([
      'people.first_name',
      'people.last_name',
      'users.first_name as family_first_name',
      'users.last_name as family_last_name',
      'users.phone',
      'users.email',
      packedDues.as('packed_dues'),
      packedTimes.as('packed_times'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const unpacked = ({ packed_dues: dues, packed_times: times, ...row }: Row) => ({
  ...row,
  dues: unpackDues(dues),
  times: unpackTimes(times),
});
export type RequestRow = ReturnType<typeof unpacked>;

type Sought = { id: string; providerIds: readonly string[] };

export async function requestOf(db: Db, { id, providerIds }: Sought): Promise<RequestRow | undefined> {
  const row = await shown(db, providerIds).where('bookings.id', '=', id).executeTakeFirst();
  return row && unpacked(row);
}

type Listed = { providerIds: readonly string[]; tab: RequestTab; page: number; now: Date };

/** Those that wait by their deadline, those that come by their beginning, the past ones newest first. */
export async function requestsOf(db: Db, { providerIds, tab, page, now }: Listed): Promise<RequestRow[]> {
  const rows = await shown(db, providerIds)
    .where(standsIn(tab, now))
    .orderBy(tab === 'waiting' ? 'bookings.answer_by' : 'bookings.starts_at', tab === 'past' ? 'desc' : 'asc')
    .orderBy('bookings.id')
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();
  return rows.map(unpacked);
}

export async function countRequests(
  db: Db,
  { providerIds, now }: { providerIds: readonly string[]; now: Date },
): Promise<Record<RequestTab, number>> {
  const counted = (tab: RequestTab) => sql<number>`count(*) filter (where ${standsIn(tab, now)})`.as(tab);
  return sent(db, providerIds)
    .select([counted('waiting'), counted('coming'), counted('past')])
    .executeTakeFirstOrThrow();
}

function standsIn(tab: RequestTab, now: Date) {
  if (tab === 'waiting') return sql<boolean>`bookings.status = 'pending'`;
  const isComing = sql<boolean>`(bookings.status in ('accepted', 'scheduled') and bookings.ends_at > ${now})`;
  return tab === 'coming' ? isComing : sql<boolean>`(bookings.status <> 'pending' and not ${isComing})`;
}

type Span = { providerId: string; from: string; to: string };

const MOST_GUESTS_SHOWN = 5000;

/** Who comes to a provider on which day, by day: what was confirmed and what waits for an answer. */
export const bookingsByDay = (db: Db, { providerId, from, to }: Span) =>
  sent(db, [providerId])
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'booking_times.day',
      'bookings.id',
      'bookings.booking_id',
      'bookings.person_id',
      'bookings.status',
      'bookings.snapshot',
      'people.first_name',
      'people.last_name',
    ])
    .$narrowType<Pick<Narrowed, 'snapshot'>>()
    .where('bookings.status', '!=', 'cancelled')
    .where('booking_times.day', '>=', from)
    .where('booking_times.day', '<=', to)
    .orderBy('booking_times.day')
    .orderBy('bookings.booking_id')
    .limit(MOST_GUESTS_SHOWN)
    .execute();
