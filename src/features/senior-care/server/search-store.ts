import { sql } from 'kysely';
import { mercatorOf, type Point } from '#features/places/place.ts';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { type Kind, kinds } from '../stay.ts';

/** What a search asks of a centre. `fullDays` are the days of the span on which the party finds no seats. */
export type Candidate = {
  id: string; kind: Kind; latitude: number; longitude: number; timeZone: string; isVerified: boolean; capacity: number; openWeekdays: number[]; dayCents: number;
  rating: number | null; reviewCount: number; languages: string[]; offersRides: boolean; supportsMemory: boolean; fullDays: Day[];
};

/** Days among which seats are looked for, and for how many. */
export type Span = { from: Day; to: Day; guests: number };

/** Mercator has no poles. */
const MOST_LATITUDE = 85;

type Near = { point: Point; most: number; span: Span };

/** The nearest centres of each kind, at most `most` of them: nearest on a flat map, so that neighbours a mile apart may stand the wrong way round. */
export async function nearestCentres(db: Db, near: Near): Promise<Candidate[]> {
  const { rows } = await nearestQuery(near).execute(db);
  return (rows[0]?.packed ?? []).map(unpack);
}

/** One walk along the index for each kind. The rows travel as one JSON text: read in a third of the time that three hundred rows take. */
export function nearestQuery({ point, most, span }: Near) {
  const { x, y } = mercatorOf({ ...point, latitude: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, point.latitude)) });
  return sql<{ packed: Packed[] | null }>`
    select json_agg(json_build_array(
      near.id, near.kind, near.latitude, near.longitude, near.time_zone, near.verified_at is not null, near.capacity, near.open_weekdays, near.day_cents,
      near.rating, near.review_count, near.languages, near.offers_rides, near.supports_memory, ${fullDaysOf(sql.ref('near.id'), span)}
    )) as packed
    from unnest(${[...kinds]}::text[]) as wanted (kind)
    cross join lateral (
      select centres.id, centres.kind, centres.latitude, centres.longitude, centres.time_zone, centres.verified_at, centres.capacity, centres.open_weekdays,
        centres.day_cents, centres.rating, centres.review_count, centres.languages, centres.offers_rides, centres.supports_memory
      from centres where centres.kind = wanted.kind order by centres.place <-> point(${x}, ${y}) limit ${most}
    ) as near`;
}

type Packed = [
  id: string, kind: Kind, latitude: number, longitude: number, timeZone: string, isVerified: boolean, capacity: number, openWeekdays: number[], dayCents: number,
  rating: number | null, reviewCount: number, languages: string[], offersRides: boolean, supportsMemory: boolean, fullDays: Day[],
];

const unpack = ([
  id, kind, latitude, longitude, timeZone, isVerified, capacity, openWeekdays, dayCents, rating, reviewCount, languages, offersRides, supportsMemory, fullDays,
]: Packed): Candidate => ({
  id, kind, latitude, longitude, timeZone, isVerified, capacity, openWeekdays, dayCents, rating, reviewCount, languages, offersRides, supportsMemory, fullDays,
});

/** The days of a span that have too few seats left, of the days that have a number of their own. */
const fullDaysOf = (centreId: ReturnType<typeof sql.ref>, { from, to, guests }: Span) => sql<Day[]>`array(
  select seat_days.day from seat_days
  where seat_days.centre_id = ${centreId} and seat_days.day between ${from}::date and ${to}::date and seat_days.capacity - seat_days.taken < ${guests}
)`;

/** What a list shows of centres; those that are gone are missing. */
export const centreRows = (db: Db, ids: readonly string[], span: Span) =>
  db.selectFrom('centres').select(factColumns).select(fullDaysOf(sql.ref('centres.id'), span).as('full_days'))
    .where(sql<boolean>`centres.id = any(${ids}::uuid[])`).execute();

export type CentreRow = Awaited<ReturnType<typeof centreRows>>[number];

/** Columns that everybody may see. */
export const factColumns = [
  'centres.id', 'centres.name', 'centres.kind', 'centres.verified_at', 'centres.city', 'centres.state', 'centres.latitude', 'centres.longitude', 'centres.time_zone',
  'centres.rating', 'centres.review_count', 'centres.languages', 'centres.services', 'centres.offers_rides', 'centres.supports_memory', 'centres.capacity',
  'centres.day_cents', 'centres.week_cents', 'centres.month_cents', 'centres.hours', 'centres.open_weekdays', 'centres.art',
] as const;

/** The best rated verified centres of the country. */
export async function bestRatedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('centres').select('centres.id').where('centres.verified_at', 'is not', null)
    .orderBy('centres.rating', (order) => order.desc().nullsLast()).orderBy('centres.review_count', 'desc').orderBy('centres.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
