import { sql } from 'kysely';
import { mercatorOf, type Point } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { CentreCard } from '../centre.ts';
import type { Kind } from '../stay.ts';
import { kinds } from '../stay-limits.ts';

/** What a search asks of a centre. */
export type Candidate = {
  id: string;
  kind: Kind;
  latitude: number;
  longitude: number;
  timeZone: string;
  isVerified: boolean;
  capacity: number;
  openWeekdays: number[];
  dayCents: number;
  rating: number | null;
  reviewCount: number;
  languages: string[];
  offersRides: boolean;
  supportsMemory: boolean;
};

type Near = { point: Point; most: number };

/** Mercator has no poles. */
const MOST_LATITUDE = 85;

/** The `most` nearest centres of each kind: nearest on a flat map, so that neighbours a mile apart may stand the wrong way round. */
export async function nearestCentres(db: Db, near: Near): Promise<Candidate[]> {
  const { rows } = await nearestQuery(near).execute(db);
  return (rows[0]?.packed ?? []).map(unpack);
}

/** One walk along the index for each kind. The rows travel as one JSON text: read in a third of the time that three hundred rows take. */
export function nearestQuery({ point, most }: Near) {
  const { x, y } = mercatorOf({
    ...point,
    latitude: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, point.latitude)),
  });
  return sql<{ packed: Packed[] | null }>`
    select json_agg(json_build_array(
      near.id, near.kind, near.latitude, near.longitude, near.time_zone, near.verified_at is not null, near.capacity, near.open_weekdays,
      near.day_cents, near.rating, near.review_count, near.languages, near.offers_rides, near.supports_memory
    )) as packed
    from unnest(${[...kinds]}::text[]) as wanted (kind)
    cross join lateral (
      select providers.id, providers.kind, providers.latitude, providers.longitude, providers.time_zone, providers.verified_at,
        centres.capacity, providers.open_weekdays, providers.price_cents as day_cents, providers.rating, providers.review_count,
        providers.languages, 'rides' = any(providers.offers) as offers_rides, 'memory_support' = any(providers.offers) as supports_memory
      from providers join centres on centres.provider_id = providers.id
      where providers.kind = wanted.kind order by providers.place <-> point(${x}, ${y}) limit ${most}
    ) as near`;
}

type Packed = [
  id: string,
  kind: Kind,
  latitude: number,
  longitude: number,
  timeZone: string,
  isVerified: boolean,
  capacity: number,
  openWeekdays: number[],
  dayCents: number,
  rating: number | null,
  reviewCount: number,
  languages: string[],
  offersRides: boolean,
  supportsMemory: boolean,
];

const unpack = ([
  id,
  kind,
  latitude,
  longitude,
  timeZone,
  isVerified,
  capacity,
  openWeekdays,
  dayCents,
  rating,
  reviewCount,
  languages,
  offersRides,
  supportsMemory,
]: Packed): Candidate => ({
  id,
  kind,
  latitude,
  longitude,
  timeZone,
  isVerified,
  capacity,
  openWeekdays,
  dayCents,
  rating,
  reviewCount,
  languages,
  offersRides,
  supportsMemory,
});

/** Days among which seats are looked for, and for how many. */
export type Span = { from: Day; to: Day; guests: number };
/** The days with too few seats left, by centre. */
export type FullDays = ReadonlyMap<string, Day[]>;

/** Of the days that have a number of seats of their own; all others have as many as the centre. */
export async function fullDaysOf(db: Db, ids: readonly string[], { from, to, guests }: Span): Promise<FullDays> {
  const rows = await db
    .selectFrom('seat_days')
    .select(['seat_days.provider_id', sql<Day[]>`array_agg(seat_days.day)`.as('days')])
    .where(sql<boolean>`seat_days.provider_id = any(${ids}::uuid[])`)
    .where('seat_days.day', '>=', from)
    .where('seat_days.day', '<=', to)
    .where(sql<boolean>`seat_days.capacity - seat_days.taken < ${guests}`)
    .groupBy('seat_days.provider_id')
    .execute();
  return new Map(rows.map(({ provider_id: id, days }) => [id, days]));
}

/** What everybody may read of a centre, in the words of the contract. */
export const facts = sql<Facts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'kind', providers.kind, 'isVerified', providers.verified_at is not null,
  'city', providers.city, 'state', providers.state, 'latitude', providers.latitude, 'longitude', providers.longitude,
  'timeZone', providers.time_zone, 'rating', providers.rating, 'reviewCount', providers.review_count,
  'languages', providers.languages, 'services', providers.offers,
  'offersRides', 'rides' = any(providers.offers), 'supportsMemory', 'memory_support' = any(providers.offers),
  'prices', json_build_object('dayCents', providers.price_cents, 'weekCents', centres.week_cents, 'monthCents', centres.month_cents),
  'hours', providers.hours, 'openWeekdays', providers.open_weekdays, 'art', providers.picture -> 'traits'
)`;
export type Facts = Omit<CentreCard, 'distanceMiles' | 'freeWeekdays' | 'totalCents'>;

/** What a list shows of centres; those that are gone are missing. */
export const listedCentres = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select([facts.as('facts'), 'centres.capacity'])
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .execute();

export type ListedCentre = Awaited<ReturnType<typeof listedCentres>>[number];

/** The best rated verified centres of the country. */
export async function bestRatedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.kind', 'in', [...kinds])
    .where('providers.verified_at', 'is not', null)
    .orderBy('providers.rating', (order) => order.desc().nullsLast())
    .orderBy('providers.review_count', 'desc')
    .orderBy('providers.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
