import { type RawBuilder, sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { EARTH_RADIUS_MILES, mercatorOf, type Point } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';

/**
 * The providers around a point: of each kind the `most` nearest, of those whoever is within so many miles, as they stand at `now`.
 * `among`: whom of them a service lists at all; everybody, when left out.
 */
export type Neighbourhood = {
  kinds: readonly string[];
  point: Point;
  most: number;
  miles: number;
  now: Date;
  among?: Condition | undefined;
};

/** A condition on a neighbour: a row named `near`, with these columns of `providers` and its distance as `near.miles`. */
export type Condition = RawBuilder<boolean>;
const columns = [
  'id',
  'kind',
  'latitude',
  'longitude',
  'is_verified',
  'time_zone',
  'open_weekdays',
  'price_cents',
  'rating',
  'review_count',
  'languages',
  'offers',
] as const;

/** What a list shows of a provider: a JSON object over `providers` and what a service joins to it. */
export type ShownColumns<Row> = { row: RawBuilder<Row>; join: RawBuilder<unknown> };

export type NearbyQuery<Row> = Neighbourhood & {
  passes: Condition;
  rank: RawBuilder<unknown>;
  limit: number;
  offset: number;
  shown: ShownColumns<Row>;
};
/** `isCut`: of some kind there may be more within the distance than were looked at. */
export type Neighbours<Row> = { total: number; isCut: boolean; rows: { row: Row; miles: number }[] };

/** A page of the neighbours that pass, and how many pass: one statement. */
export async function nearbyProviders<Row>(db: Db, nearby: NearbyQuery<Row>): Promise<Neighbours<Row>> {
  const { rows } = await nearbyQuery(nearby).execute(db);
  const [found] = rows;
  return { total: found?.total ?? 0, isCut: found?.isCut ?? false, rows: found?.rows ?? [] };
}

type NearbyResult<Row> = { total: number; isCut: boolean; rows: { row: Row; miles: number }[] | null };

export function nearbyQuery<Row>(nearby: NearbyQuery<Row>): RawBuilder<NearbyResult<Row>> {
  const { miles, most, passes, rank, limit, offset, shown, among = everybody } = nearby;
  return sql<NearbyResult<Row>>`
    with near as materialized (
      select near.id, near.kind, near.miles, (${among} and ${passes}) as passes, ${rank} as rank
      from ${neighbours(nearby)} where near.miles <= ${miles}
    ), page as (
      select near.id, near.miles, row_number() over (order by near.rank, near.miles, near.id) as place
      from near where near.passes order by place limit ${limit} offset ${offset}
    )
    select (select count(*) from near where near.passes) as total,
      exists (select from near group by near.kind having count(*) >= ${most}) as "isCut",
      (select json_agg(json_build_object('row', ${shown.row}, 'miles', page.miles) order by page.place)
        from page join providers on providers.id = page.id ${shown.join}) as rows`;
}

const everybody: Condition = sql<boolean>`true`;

/** One walk along the index for each kind: nearest on a flat map, so that neighbours a mile apart may stand the wrong way round. */
export function neighbours({ kinds, point, most, now }: Neighbourhood): RawBuilder<unknown> {
  const { x, y } = mercatorOf({
    ...point,
    latitude: Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, point.latitude)),
  });
  const named = sql.join(
    columns.map((name) =>
      name === 'is_verified' ? sql`${isVerified(now)} as is_verified` : sql.ref(`providers.${name}`),
    ),
  );
  // An array of so many parameters, not one parameter: PostgreSQL then keeps its plan instead of making one for each question.
  return sql`
    unnest(array[${sql.join(kinds)}]::text[]) as wanted (kind)
    cross join lateral (
      select ${named}, ${milesFrom(point)} as miles
      from providers where providers.kind = wanted.kind
      order by providers.place <-> point(${x}, ${y}) limit ${sql.lit(most)}
    ) as near`;
}

/** Mercator has no poles. */
const MOST_LATITUDE = 85;

/** `milesBetween` of places, in SQL. */
const milesFrom = ({ latitude, longitude }: Point) => sql<number>`
  ${sql.lit(2 * EARTH_RADIUS_MILES)} * asin(sqrt(least(1,
    power(sin(radians(providers.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(providers.latitude))
      * power(sin(radians(providers.longitude - ${longitude}) / 2), 2))))`;

/** A filter's number in the bits, whether a neighbour passes it, and what its choices ask; `answersFor`: the bits of other filters that its choices answer for, too. */
export type CountedFilter = { key: string; bit: number; passes: Condition; choices: Choices; answersFor?: number };
/** Conditions by choice, or the list of a neighbour's own values. */
export type Choices =
  { asks: readonly (readonly [choice: string, condition: Condition])[] } | { each: RawBuilder<string[]> };

export type CountedNeighbours = {
  counts: Record<string, Record<string, number> | null>;
  total: number;
  isCut: boolean;
  withoutFilters: number;
};

/**
 * How many neighbours each choice would leave, the other filters staying as they are: one statement, which notes for each neighbour the
 * filters that it does not pass as bits. The distance is a filter like any other here.
 */
export async function countNeighbours(
  db: Db,
  near: Neighbourhood,
  { filters, chosenKinds }: { filters: readonly CountedFilter[]; chosenKinds: readonly string[] },
): Promise<CountedNeighbours> {
  const named = sql.join(columns.map((name) => sql.ref(`near.${name}`)));
  const { rows } = await sql<CountedNeighbours>`
    with near as materialized (
      select ${named}, near.miles, ${failedBits(filters)} + ${unlisted(near)} as failed from ${neighbours(near)}
    )
    select ${countsByFilter(filters)} as counts,
      count(*) filter (where near.failed = 0) as total,
      count(*) filter (where near.miles <= ${near.miles} and near.failed < ${sql.lit(UNLISTED)}) as "withoutFilters",
      exists (
        select from near as walked where walked.miles <= ${near.miles} and walked.kind = any(${[...chosenKinds]}::text[])
        group by walked.kind having count(*) >= ${near.most}
      ) as "isCut"
    from near`.execute(db);
  return rows[0] ?? { counts: {}, total: 0, isCut: false, withoutFilters: 0 };
}

/** Above the bits of filters: no choice brings back whom a service does not list. */
const UNLISTED = 1 << 30;
const unlisted = ({ among = everybody }: Neighbourhood) =>
  sql<number>`(case when ${among} then 0 else ${sql.lit(UNLISTED)} end)`;

/** The filters that a row named `near` does not pass, as bits. */
export const failedBits = (filters: readonly CountedFilter[]) =>
  sql.join(
    filters.map(({ bit, passes }) => sql`case when ${passes} then 0 else ${sql.lit(bit)} end`),
    sql` + `,
  );

/** By filter and choice, how many rows of `near`, which knows its `failed` bits, the choice would leave. */
export const countsByFilter = (filters: readonly CountedFilter[]) =>
  sql<CountedNeighbours['counts']>`json_build_object(${sql.join(
    filters.map((filter) => sql`${sql.lit(filter.key)}, ${countsOf(filter)}`),
  )})`;

/** Of values that providers name themselves, so many are offered: those that most of the neighbours have. */
const MOST_FOUND = 100;

function countsOf({ bit, choices, answersFor = 0 }: CountedFilter) {
  const others = sql`near.failed & ~${sql.lit(bit | answersFor)} = 0`;
  if ('each' in choices)
    return sql`(
      select json_object_agg(valued.value, valued.count) from (
        select value, count(*) from near cross join lateral unnest(${choices.each}) as value
        where ${others} group by value order by count(*) desc, value limit ${sql.lit(MOST_FOUND)}
      ) as valued
    )`;
  const counted = choices.asks.map(
    ([choice, asks]) => sql`${choice}::text, count(*) filter (where ${others} and ${asks})`,
  );
  return sql`json_build_object(${sql.join(counted)})`;
}
