import { sql } from 'kysely';
import { PAGE_LENGTH } from '#features/bookings/contract.ts';
import type { cancelCodes, cancellers, Status } from '#features/bookings/status.ts';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import type { requestTabs } from '../partner-contract.ts';

type RequestTab = (typeof requestTabs)[number];
type Held = {
  status: Status;
  cancelled_by: (typeof cancellers)[number] | null;
  cancel_code: (typeof cancelCodes)[number] | null;
};

/** What a centre may know of a request; those that were never paid it never sees. */
const sent = (db: Db, centreIds: readonly string[]) =>
  db
    .selectFrom('bookings')
    .where(sql<boolean>`bookings.provider_id = any(${centreIds}::uuid[])`)
    .where('bookings.answer_by', 'is not', null);

const shown = (db: Db, centreIds: readonly string[]) =>
  sent(db, centreIds)
    .innerJoin('stays', 'stays.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .$narrowType<Held>()
    .select([
      'stays.check_in',
      'stays.check_out',
      'stays.weekdays',
      'stays.days',
      'stays.guests',
      'stays.note',
      'people.first_name',
      'people.last_name',
      'users.first_name as family_first_name',
      'users.last_name as family_last_name',
      'users.phone',
      'users.email',
      sql<number>`(
      select min(coalesce(seat_days.capacity, centres.capacity) - coalesce(seat_days.taken, 0))
      from centres cross join unnest(stays.days) as wanted (day)
      left join seat_days on seat_days.centre_id = centres.id and seat_days.day = wanted.day
      where centres.id = stays.centre_id)`.as('fewest_free'),
    ]);

export type RequestRow = NonNullable<Awaited<ReturnType<typeof requestOf>>>;

export const requestOf = (db: Db, { id, centreIds }: { id: string; centreIds: readonly string[] }) =>
  shown(db, centreIds).where('bookings.id', '=', id).executeTakeFirst();

type Listed = { centreIds: readonly string[]; tab: RequestTab; page: number; now: Date };

export const requestsOf = (db: Db, { centreIds, tab, page, now }: Listed) =>
  shown(db, centreIds)
    .where(standsIn(tab, now))
    .orderBy(tab === 'waiting' ? 'bookings.answer_by' : 'bookings.starts_at', tab === 'past' ? 'desc' : 'asc')
    .orderBy('bookings.id')
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();

export async function countRequests(
  db: Db,
  { centreIds, now }: { centreIds: readonly string[]; now: Date },
): Promise<Record<RequestTab, number>> {
  const counted = (tab: RequestTab) => sql<number>`count(*) filter (where ${standsIn(tab, now)})`.as(tab);
  return sent(db, centreIds)
    .select([counted('waiting'), counted('coming'), counted('past')])
    .executeTakeFirstOrThrow();
}

function standsIn(tab: RequestTab, now: Date) {
  if (tab === 'waiting') return sql<boolean>`bookings.status = 'pending'`;
  const isComing = sql<boolean>`(bookings.status in ('accepted', 'scheduled') and bookings.ends_at > ${now})`;
  return tab === 'coming' ? isComing : sql<boolean>`(bookings.status <> 'pending' and not ${isComing})`;
}

type Stretch = { centreId: string; from: Day; to: Day };

export const seatDays = (db: Db, { centreId, from, to }: Stretch) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'capacity', 'taken'])
    .where('centre_id', '=', centreId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Who comes on which day, by day: what was accepted and what waits for an answer. */
export const guestDays = (db: Db, { centreId, from, to }: Stretch) =>
  sent(db, [centreId])
    .innerJoin('stays', 'stays.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin(sql<{ day: string }>`lateral unnest(stays.days)`.as<'care'>(sql`care (day)`), (join) => join.onTrue())
    .select([
      'care.day',
      'bookings.id',
      'bookings.booking_id',
      'bookings.person_id',
      'bookings.status',
      'people.first_name',
      'people.last_name',
      'stays.guests',
    ])
    .where('stays.check_in', '<=', to)
    .where('stays.check_out', '>=', from)
    .where('care.day', '>=', from)
    .where('care.day', '<=', to)
    .where('bookings.status', '!=', 'cancelled')
    .orderBy('care.day')
    .orderBy('bookings.booking_id')
    .execute();

export const centresOf = (db: Db, centreIds: readonly string[]) =>
  db.selectFrom('centres').selectAll().where('id', 'in', centreIds).orderBy('name').orderBy('id').execute();
export type CentreRow = Awaited<ReturnType<typeof centresOf>>[number];

export const centreOf = (db: Db, id: string) =>
  db.selectFrom('centres').selectAll().where('id', '=', id).executeTakeFirst();

type Profile = {
  phone: string;
  about: { en: string; sp: string };
  capacity: number;
  prices: { dayCents: number; weekCents: number; monthCents: number };
  hours: unknown;
  openWeekdays: number[];
  services: string[];
  languages: string[];
  now: Date;
};

export async function writeProfile(
  db: Db,
  id: string,
  { phone, about, capacity, prices, hours, openWeekdays, services, languages, now }: Profile,
): Promise<void> {
  await db
    .updateTable('centres')
    .set({
      phone,
      about: JSON.stringify(about),
      capacity,
      day_cents: prices.dayCents,
      week_cents: prices.weekCents,
      month_cents: prices.monthCents,
      hours: JSON.stringify(hours),
      open_weekdays: openWeekdays,
      services,
      languages,
      updated_at: now,
      offers_rides: services.includes('rides'),
      supports_memory: services.includes('memory_support'),
    })
    .where('id', '=', id)
    .execute();
}
