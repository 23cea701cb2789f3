import { sql } from 'kysely';
import { linksOf, peopleOf } from '#features/family/server/access-store.ts';
import type { BookingColumns } from '#features/bookings/server/store.ts';
import { accountZone, provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import { rolesWith } from '#shared/place-roles.ts';
import type { VisitRole } from '../visit.ts';

type Reader = { userId: SqlValue<string>; now: Date };

/** As what an account sits in the visit of a booking at an instant; null for everybody who has no seat. Asks `bookings` and `people`. */
export const partOf = (db: Db, { userId, now }: Reader) => sql<VisitRole | null>`(case
  when people.user_id = ${userId} or (people.user_id is null and people.created_by = ${userId}) then 'person'
  when bookings.user_id = ${userId} and bookings.person_id in (${peopleOf(db, { userId, scope: 'bookings', now })})
    then 'booker'
  when exists (select from provider_managers as managers where managers.provider_id = bookings.provider_id
    and managers.user_id = ${userId} and managers.role = any(${rolesWith('answers')}::text[])) then 'provider'
  when exists (select from video_guests as guests where guests.booking_id = bookings.id and guests.revoked_at is null
    and guests.agreed_at is not null and guests.user_id = ${userId})
    and bookings.person_id in (${linksOf(db, { userId, now }).select('family_links.person_id')}) then 'guest'
  when exists (select from video_guests as guests join users as invited on lower(invited.email) = guests.email
    where guests.booking_id = bookings.id and guests.revoked_at is null and guests.agreed_at is not null
      and invited.id = ${userId} and invited.email_verified_at is not null) then 'interpreter'
end)`;

/** Bookings that stand, with what has become of their visit. */
const visits = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .leftJoin('video_visits', 'video_visits.booking_id', 'bookings.id')
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.kind',
      'bookings.user_id',
      'bookings.person_id',
      'bookings.provider_id',
      'bookings.provider_name',
      'bookings.starts_at',
      'bookings.ends_at',
      'bookings.time_zone',
      'bookings.snapshot',
      'people.first_name',
      'people.last_name',
      'video_visits.admitted_at',
      'video_visits.ended_at',
    ])
    .$narrowType<Pick<BookingColumns, 'snapshot'>>();

type VisitFacts = Awaited<ReturnType<ReturnType<typeof visits>['executeTakeFirstOrThrow']>>;
export type VisitRow = VisitFacts & { part: VisitRole };

const known = (rows: readonly (VisitFacts & { part: VisitRole | null })[]): VisitRow[] =>
  rows.flatMap((row) => (row.part === null ? [] : [{ ...row, part: row.part }]));

/** One visit for whoever has a seat in it. */
export async function visitOf(db: Db, { id, userId, now }: Reader & { id: string }): Promise<VisitRow | undefined> {
  const row = await visits(db)
    .select(partOf(db, { userId, now }).as('part'))
    .where('bookings.id', '=', id)
    .executeTakeFirst();
  return row && known([row])[0];
}

type VisitFilter = { kinds: readonly string[]; from: Date; to: Date };
const MOST_LISTED = 20;

type SeatQuery = Reader & VisitFilter & { personId?: string | undefined };

/** The visits of these kinds in which an account has a seat on the family's side, that end after `from` and begin before `to`; of one person, or of all. */
export async function visitsOf(db: Db, { userId, now, kinds, from, to, personId }: SeatQuery): Promise<VisitRow[]> {
  const own = sql<string>`(select people.id from people where people.user_id = ${userId}
    or (people.created_by = ${userId} and people.user_id is null))`;
  const invited = sql<string>`(select guests.booking_id from video_guests as guests where guests.revoked_at is null
    and guests.agreed_at is not null and (guests.user_id = ${userId} or guests.email = (select lower(users.email) from users where users.id = ${userId})))`;
  const rows = await visits(db)
    .select(partOf(db, { userId, now }).as('part'))
    .where('bookings.kind', 'in', kinds)
    .where((is) =>
      is.or([
        is('bookings.person_id', 'in', own),
        is('bookings.user_id', '=', userId),
        is('bookings.id', 'in', invited),
      ]),
    )
    .$if(personId !== undefined, (query) => query.where('bookings.person_id', '=', personId ?? ''))
    .where('bookings.ends_at', '>', from)
    .where('bookings.starts_at', '<', to)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_LISTED)
    .execute();
  return known(rows).filter(({ part }) => part !== 'provider');
}

const MOST_OF_DAY = 100;

/** Those of these providers, for whoever answers there; the first one first. */
export async function visitsAt(
  db: Db,
  { providerIds, kinds, from, to }: VisitFilter & { providerIds: readonly string[] },
): Promise<VisitRow[]> {
  const rows = await visits(db)
    .select(sql<VisitRole>`'provider'`.as('part'))
    .where(sql<boolean>`bookings.provider_id = any(${[...providerIds]}::uuid[])`)
    .where('bookings.kind', 'in', kinds)
    .where('bookings.ends_at', '>', from)
    .where('bookings.starts_at', '<', to)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_OF_DAY)
    .execute();
  return rows;
}

/** Visits that may be entered now, of which nobody was told so and into which nobody was let in; at most a hundred at once. */
export async function visitsToTell(db: Db, { kinds, from, to }: VisitFilter) {
  return visits(db)
    .where('bookings.kind', 'in', kinds)
    .where('bookings.starts_at', '>', from)
    .where('bookings.starts_at', '<=', to)
    .where('video_visits.told_at', 'is', null)
    .where('video_visits.admitted_at', 'is', null)
    .where('video_visits.ended_at', 'is', null)
    .orderBy('bookings.starts_at')
    .limit(MOST_OF_DAY)
    .execute();
}

/** False when they have been told already. In the caller's transaction. */
export async function markTold(db: Db, bookingId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('video_visits')
    .values({ booking_id: bookingId, told_at: now, updated_at: now })
    .onConflict((known) =>
      known.column('booking_id').doUpdateSet({ told_at: now }).where('video_visits.told_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Waits for whoever else changes this visit; makes its row where there is none. In the caller's transaction. */
export async function lockVisit(db: Db, bookingId: string, now: Date) {
  await db
    .insertInto('video_visits')
    .values({ booking_id: bookingId, updated_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
  return db
    .selectFrom('video_visits')
    .selectAll()
    .where('video_visits.booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const markAdmitted = (db: Db, bookingId: string, now: Date) =>
  db
    .updateTable('video_visits')
    .set({ admitted_at: now, updated_at: now })
    .where('booking_id', '=', bookingId)
    .execute();

export const markEnded = (db: Db, bookingId: string, now: Date) =>
  db.updateTable('video_visits').set({ ended_at: now, updated_at: now }).where('booking_id', '=', bookingId).execute();

/** Everybody who has a seat in a visit at an instant, with what letters need; an interpreter only once there is an account. */
export async function seatHolders(db: Db, bookingId: string, now: Date) {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.id in (
        select coalesce(people.user_id, people.created_by) union select bookings.user_id
        union select managers.user_id from provider_managers as managers where managers.provider_id = bookings.provider_id
        union select guests.user_id from video_guests as guests where guests.booking_id = bookings.id
          and guests.user_id is not null and guests.revoked_at is null
        union select invited.id from video_guests as guests join users as invited on lower(invited.email) = guests.email
          where guests.booking_id = bookings.id and guests.revoked_at is null)`),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.language'])
    .select(accountZone.as('time_zone'))
    .select(provenPhone.as('phone'))
    .select(partOf(db, { userId: sql<string>`users.id`, now }).as('part'))
    .where('bookings.id', '=', bookingId)
    .orderBy('users.id')
    .limit(MOST_HOLDERS)
    .execute();
  return rows.flatMap((row) => (row.part === null ? [] : [{ ...row, part: row.part }]));
}
export type SeatHolder = Awaited<ReturnType<typeof seatHolders>>[number];
const MOST_HOLDERS = 60;
