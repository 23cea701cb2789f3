import { sql } from 'kysely';
import type { Point } from '#features/places/place.ts';
import {
  commonRanks,
  commonTests,
  type FilterTests,
  offering,
  type Ranks,
} from '#features/search/server/filter-tests-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import {
  type Condition,
  nearbyProviders,
  type Neighbourhood,
  neighbours,
  type ShownColumns,
} from '#features/search/server/neighbours-store.ts';
import { plansNear, takenOf, takesPlan } from '#features/providers/server/plans-store.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { CentreCard } from '../centre.ts';
import type { CentreFilter } from '../filters.ts';
import type { PriceUnit } from '../price-unit.ts';
import type { CentreSearch } from '../search.ts';
import { kinds } from '../stay-limits.ts';

/** What everybody may read of a centre at an instant, in the words of the contract. */
export const facts = (now: Date) => sql<Facts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'kind', providers.kind, 'isVerified', ${isVerified(now)},
  'city', providers.city, 'state', providers.state, 'latitude', providers.latitude, 'longitude', providers.longitude,
  'timeZone', providers.time_zone, 'rating', providers.rating, 'reviewCount', providers.review_count,
  'languages', providers.languages, 'services', providers.offers,
  'offersRides', 'rides' = any(providers.offers), 'supportsMemory', 'memory_support' = any(providers.offers),
  'prices', case when ${isVerified(now)} and providers.price_cents is not null then
    json_build_object('dayCents', providers.price_cents, 'weekCents', centres.week_cents, 'monthCents', centres.month_cents)
  end,
  'rooms', case when ${isVerified(now)} then centres.rooms else '[]' end,
  'hours', providers.hours, 'openWeekdays', providers.open_weekdays, 'art', providers.picture -> 'traits', 'photo', providers.picture -> 'photo'
)`;
export type Facts = Omit<CentreCard, 'distanceMiles' | 'freeWeekdays' | 'nextFreeDay' | 'totalCents' | 'takes'>;

/** Days among which seats are looked for, for how many, and when that is asked. */
export type Span = { from: Day; to: Day; guests: number; now: Date };
/** The seats of a centre, and the days of a span on which there are too few of them. */
export type Seats = { capacity: number; fullDays: Day[] };
/** What a list knows of a centre. `hasHost`: somebody answers there; `takes`: the plans that it says it takes of those asked for. */
export type ListedCentre = Seats & { facts: Facts; hasHost: boolean; takes: string[] };

/** For lists, with the full days of a span and the asked plans that are taken. */
export const listedCentre = (span: Span, plans: readonly string[] = []): ShownColumns<ListedCentre> => ({
  row: sql<ListedCentre>`json_build_object(
    'facts', ${facts(span.now)}, 'takes', ${takenOf(plans)}, 'capacity', centres.capacity, 'fullDays', ${fullDays(span)},
    'hasHost', ${isHosted}
  )`,
  join: sql`join centres on centres.provider_id = providers.id`,
});

/** Of the days that have a number of seats of their own; all others have as many as the centre. */
const fullDays = ({ from, to, guests }: Span) => sql<Day[]>`(
  select coalesce(json_agg(seat_days.day), '[]') from seat_days
  where seat_days.provider_id = centres.provider_id and seat_days.day between ${from} and ${to} and seat_days.room = ''
    and (seat_days.capacity - seat_days.taken < ${guests} or (centres.rooms <> '[]' and not exists (
      select from jsonb_array_elements(centres.rooms) as every (room)
      left join seat_days as kept on kept.provider_id = seat_days.provider_id and kept.day = seat_days.day
        and kept.room = every.room ->> 'type'
      where coalesce(kept.capacity, (every.room ->> 'places')::int) - coalesce(kept.taken, 0) >= ${guests}
    )))
)`;

type LocalWeek = { timeZone: string; openWeekdays: number[] };
type SpaceTest = { span: Span; hasSpace: (seats: Seats & LocalWeek) => boolean };

/** What the filters ask of a centre. Whether it has seats on all asked days depends on its calendar, which `hasSpace` reads. */
export const centreTests = ({ span, hasSpace }: SpaceTest): FilterTests<CentreSearch, CentreFilter> => ({
  ...commonTests,
  plan: { each: plansNear, asks: takesPlan },
  rides: offering('rides'),
  memory: offering('memory_support'),
  space: {
    ids: async (db, near, among) => (await calendars(db, { near, among, span })).filter(hasSpace).map(({ id }) => id),
  },
});

/** What comes first in each order: by price what costs least by the unit in which the list tells it. */
export const centreRanks = (unit: PriceUnit): Ranks<CentreSearch> => ({
  ...commonRanks,
  ...(unit === 'month' && { price: leastByMonth }),
});

const leastByMonth = sql`case when near.is_verified then (
  select centres.month_cents from centres where centres.provider_id = near.id
) end`;

type Calendar = Seats & LocalWeek & { id: string };
type CalendarQuestion = { near: Neighbourhood; among: Condition; span: Span };

/** The seats and calendars of neighbours; as one JSON text, which is read in a third of the time that as many rows take. */
async function calendars(db: Db, { near, among, span }: CalendarQuestion): Promise<Calendar[]> {
  const { rows } = await sql<{ found: Calendar[] | null }>`
    select json_agg(json_build_object(
      'id', near.id, 'timeZone', near.time_zone, 'openWeekdays', near.open_weekdays,
      'capacity', centres.capacity, 'fullDays', ${fullDays(span)}
    )) as found
    from ${neighbours(near)} join centres on centres.provider_id = near.id
    where near.is_verified and near.price_cents is not null and ${among}`.execute(db);
  return rows[0]?.found ?? [];
}

type BestQuery = { span: Span; limit: number };

/** The best rated verified centres of the country. */
export async function bestRated(db: Db, { span, limit }: BestQuery): Promise<ListedCentre[]> {
  const rows = await db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(listedCentre(span).row.as('centre'))
    .where('providers.kind', 'in', [...kinds])
    .where(isVerified(span.now))
    .orderBy('providers.rating', (order) => order.desc().nullsLast())
    .orderBy('providers.review_count', 'desc')
    .orderBy('providers.id')
    .limit(limit)
    .execute();
  return rows.map(({ centre }) => centre);
}

/** Named centres, verified or not. */
export async function centresAmong(db: Db, ids: readonly string[], span: Span): Promise<ListedCentre[]> {
  const rows = await db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(listedCentre(span).row.as('centre'))
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.id')
    .execute();
  return rows.map(({ centre }) => centre);
}

/** So many of the nearest of each kind are looked at for the best rated. */
const MOST_NEAR = 100;

/** The best rated verified centres around a point. */
export async function bestRatedNear(db: Db, around: { point: Point; miles: number }, { span, limit }: BestQuery) {
  const passes = sql<boolean>`near.is_verified`;
  const page = { passes, now: span.now, rank: commonRanks.rating, limit, offset: 0, shown: listedCentre(span) };
  return (await nearbyProviders(db, { ...around, ...page, kinds, most: MOST_NEAR })).rows;
}

/** The centres next to one, those of its kind first. */
export async function nextTo(db: Db, centre: Facts, { miles, span, limit }: BestQuery & { miles: number }) {
  const passes = sql<boolean>`near.id <> ${centre._id}`;
  const rank = sql`near.kind <> ${centre.kind}`;
  const page = { passes, now: span.now, rank, limit, offset: 0, shown: listedCentre(span) };
  return (await nearbyProviders(db, { ...page, point: centre, miles, kinds, most: limit + 1 })).rows;
}

/** What a comparison shows besides. */
export const addressesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(['providers.id', 'providers.street', 'providers.zip', 'providers.phone', 'centres.capacity'])
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.id')
    .execute();

/** Which of these centres somebody answers for. */
export async function hostedAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_managers')
    .select('provider_managers.provider_id')
    .distinct()
    .where(sql<boolean>`provider_managers.provider_id = any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ provider_id: id }) => id);
}
