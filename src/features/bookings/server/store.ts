import { sql, type Updateable } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Scope } from '#shared/call.ts';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';
import { PAGE_LENGTH } from '../contract.ts';
import type { cancelCodes, cancellers, payments, Status, Tab } from '../status.ts';

/** The words that the table holds its columns to. */
type Held = {
  kind: 'stay';
  status: Status;
  payment: (typeof payments)[number];
  cancelled_by: (typeof cancellers)[number] | null;
  cancel_code: (typeof cancelCodes)[number] | null;
};

/** What rules ask of a booking, locked until the transaction ends. */
export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

type Seeker = { userId: string; scope: Scope };

/** Waits for whoever else is changing this booking. With `seeker`: only one that they may change. */
export async function lockBooking(db: Db, id: string, seeker?: Seeker) {
  const row = await db
    .selectFrom('bookings')
    .selectAll('bookings')
    .$narrowType<Held>()
    .where('bookings.id', '=', id)
    .$if(seeker !== undefined, (query) => (seeker ? query.where(inCircle(db, seeker)) : query))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      bookingId: row.booking_id,
      userId: row.user_id,
      personId: row.person_id,
      providerId: row.provider_id,
      status: row.status,
      payment: row.payment,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      timeZone: row.time_zone,
      depositCents: row.deposit_cents,
      heldUntil: row.held_until,
      answerBy: row.answer_by,
      cancelledBy: row.cancelled_by,
      cancelCode: row.cancel_code,
    }
  );
}

/** Booked by this account, or for somebody it may act for. */
const inCircle = (db: Db, { userId, scope }: Seeker) =>
  sql<boolean>`(bookings.user_id = ${userId} or bookings.person_id = any(array(${peopleOf(db, userId, scope)})))`;

/** A centre sees what was paid, and until three days after the end. */
const atProvider = (centreIds: readonly string[], now: Date) =>
  sql<boolean>`(bookings.provider_id = any(${centreIds}::uuid[]) and bookings.answer_by is not null and bookings.ends_at > ${now}::timestamptz - interval '72 hours')`;

/** Everything that a page shows of bookings, whatever the number of rows in one query. */
const shown = (db: Db, viewerId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('stays', 'stays.booking_id', 'bookings.id')
    .innerJoin('centres', 'centres.id', 'stays.centre_id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .selectAll('bookings')
    .$narrowType<Held>()
    .select([
      'stays.check_in',
      'stays.check_out',
      'stays.weekdays',
      'stays.type_select',
      'stays.guests',
      'stays.days',
      'stays.opens',
      'stays.closes',
      'stays.estimate',
      'stays.note',
      'centres.kind as centre_kind',
      'centres.street',
      'centres.city',
      'centres.state',
      'centres.zip',
      'centres.phone',
      'centres.latitude',
      'centres.longitude',
      'centres.art',
      'people.first_name',
      'people.last_name',
      sql<boolean>`people.user_id is not distinct from ${viewerId}`.as('is_for_self'),
      sql<boolean>`bookings.user_id = ${viewerId} and not exists (select from reviews where reviews.booking_id = bookings.id)`.as(
        'is_unreviewed',
      ),
      sql<{ what: string; at: string }[]>`(
      select coalesce(json_agg(json_build_object('what', booking_events.what, 'at', booking_events.at) order by booking_events.id), '[]')
      from booking_events where booking_events.booking_id = bookings.id)`.as('events'),
    ]);

export type ShownBooking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;

/** One booking of somebody's circle, or of a centre they manage. */
export const bookingOf = (
  db: Db,
  {
    id,
    userId,
    centreIds = [],
    scope,
    now,
  }: { id: string; userId: string; centreIds?: readonly string[]; scope: Scope; now: Date },
) =>
  shown(db, userId)
    .where('bookings.id', '=', id)
    .where((is) => is.or([inCircle(db, { userId, scope }), atProvider(centreIds, now)]))
    .executeTakeFirst();

type Listed = { userId: string; tab: Tab; page: number; now: Date };

export const bookingsOf = (db: Db, { userId, tab, page, now }: Listed) =>
  shown(db, userId)
    .where(inCircle(db, { userId, scope: 'bookings' }))
    .where(standsIn(tab, now))
    .orderBy('bookings.starts_at', tab === 'completed' || tab === 'cancelled' ? 'desc' : 'asc')
    .orderBy('bookings.id')
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();

/** The next one that has been accepted and has not ended. */
export const nextBooking = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  shown(db, userId)
    .where(inCircle(db, { userId, scope: 'bookings' }))
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where('bookings.ends_at', '>', now)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(1)
    .executeTakeFirst();

const LATEST = 5;
export const latestBookings = (db: Db, userId: string) =>
  shown(db, userId)
    .where(inCircle(db, { userId, scope: 'bookings' }))
    .orderBy('bookings.updated_at', 'desc')
    .orderBy('bookings.id')
    .limit(LATEST)
    .execute();

export async function countByTab(db: Db, { userId, now }: { userId: string; now: Date }): Promise<Record<Tab, number>> {
  const counted = (tab: Tab) => sql<number>`count(*) filter (where ${standsIn(tab, now)})`.as(tab);
  return db
    .selectFrom('bookings')
    .select([counted('pending'), counted('ongoing'), counted('upcoming'), counted('completed'), counted('cancelled')])
    .where(inCircle(db, { userId, scope: 'bookings' }))
    .executeTakeFirstOrThrow();
}

/** The rule of `tabOf`, in SQL. */
function standsIn(tab: Tab, now: Date) {
  if (tab === 'pending' || tab === 'cancelled') return sql<boolean>`bookings.status = ${tab}`;
  const isCertain = sql`bookings.status in ('accepted', 'scheduled')`;
  if (tab === 'upcoming') return sql<boolean>`(${isCertain} and bookings.starts_at > ${now})`;
  if (tab === 'ongoing')
    return sql<boolean>`(${isCertain} and bookings.starts_at <= ${now} and bookings.ends_at > ${now})`;
  return sql<boolean>`(${isCertain} and bookings.ends_at <= ${now})`;
}

export type Change = Updateable<Tables['bookings']> & Partial<Pick<Held, 'status' | 'payment'>>;

/** For change-status.ts alone. */
export async function writeBooking(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('bookings').set(change).where('id', '=', id).execute();
}

/** Has a sweep run as soon as the caller's transaction has committed, besides its turn each minute. */
export async function hurrySweep(db: Db, name: 'sweep-refunds'): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, max_attempts => 1)`.execute(db);
}

export async function addEvent(
  db: Db,
  { bookingId, what, now }: { bookingId: string; what: string; now: Date },
): Promise<void> {
  await db.insertInto('booking_events').values({ booking_id: bookingId, what, at: now }).execute();
}

const MOST_AT_ONCE = 200;

/** Bookings whose seats were held and not paid in time; a payment that has just begun gets `sinceCharging` to be heard of. */
export const endedHolds = (db: Db, { now, sinceCharging }: { now: Date; sinceCharging: Date }) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.payment', '=', 'due')
    .where('bookings.held_until', '<=', now)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.booking_id', '=', 'bookings.id')
            .where('payments.state', 'in', ['started', 'processing'])
            .where('payments.created_at', '>', sinceCharging),
        ),
      ),
    )
    .orderBy('bookings.held_until')
    .limit(MOST_AT_ONCE)
    .execute();

export const unansweredBookings = (db: Db, now: Date) =>
  db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.status', '=', 'pending')
    .where('bookings.payment', '=', 'paid')
    .where('bookings.answer_by', '<=', now)
    .orderBy('bookings.answer_by')
    .limit(MOST_AT_ONCE)
    .execute();

/** What letters say of a booking. */
export const newsFacts = (db: Db, bookingId: string) =>
  db
    .selectFrom('bookings')
    .innerJoin('stays', 'stays.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .selectAll('bookings')
    .$narrowType<Held>()
    .select(['stays.days', 'stays.opens', 'stays.closes', 'stays.guests', 'people.first_name', 'people.last_name'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
export type NewsFacts = Awaited<ReturnType<typeof newsFacts>>;

/** Who hears of a booking: whoever made it and, with `centreId`, those who manage the centre. Only a phone that was proven gets texts. */
export const newsReaders = (db: Db, { userId, centreId }: { userId: string; centreId: string | null }) =>
  db
    .selectFrom('users')
    .leftJoin('preferences', 'preferences.user_id', 'users.id')
    .leftJoin('centre_managers', (join) =>
      join.onRef('centre_managers.user_id', '=', 'users.id').on('centre_managers.centre_id', '=', centreId),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.language', 'preferences.notifications'])
    .select([
      sql<string | null>`case when users.phone_verified_at is not null then users.phone end`.as('phone'),
      sql<boolean>`users.id = ${userId}`.as('is_family'),
      sql<boolean>`centre_managers.user_id is not null`.as('is_provider'),
    ])
    .where((is) => is.or([is('users.id', '=', userId), is('centre_managers.user_id', 'is not', null)]))
    .orderBy('users.id')
    .execute();
export type NewsReader = Awaited<ReturnType<typeof newsReaders>>[number];
