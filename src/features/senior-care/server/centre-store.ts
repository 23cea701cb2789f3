import { sql } from 'kysely';
import { mercatorOf } from '#features/places/place.ts';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { type Hours, openWeekdaysOf } from '#features/providers/hours.ts';
import type { DayPlanKey } from '../day-plan.ts';
import type { CentreService } from '../services.ts';
import type { Kind, Prices } from '../stay.ts';
import { facts } from './search-store.ts';

/** A centre as it enters the house; `languages` are ISO 639 codes, `art` what the art kit draws. */
export type NewCentre = {
  id: string;
  name: string;
  kind: Kind;
  verifiedAt: Date | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  phone: string;
  languages: string[];
  services: CentreService[];
  offersRides: boolean;
  supportsMemory: boolean;
  capacity: number;
  prices: Prices;
  hours: Hours;
  dayPlan: { time: string; what: DayPlanKey }[];
  about: { en: string; sp: string };
  art: Record<string, string>;
  rating: number | null;
  reviewCount: number;
  createdAt: Date;
};

/** Writes any number of centres in one statement; those whose id is known already stay as they are. */
export async function insertCentres(db: Db, centres: NewCentre[]): Promise<void> {
  const rows = centres.map(rowOf);
  if (rows[0] === undefined) return;
  const columns = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  await sql`
    insert into centres (${columns}) select ${columns} from json_populate_recordset(null::centres, ${JSON.stringify(rows)})
    on conflict (id) do nothing`.execute(db);
}

function rowOf(centre: NewCentre) {
  const { x, y } = mercatorOf(centre);
  return {
    id: centre.id,
    name: centre.name,
    kind: centre.kind,
    verified_at: centre.verifiedAt,
    street: centre.street,
    city: centre.city,
    state: centre.state,
    zip: centre.zip,
    latitude: centre.latitude,
    longitude: centre.longitude,
    place: `(${x},${y})`,
    time_zone: centre.timeZone,
    phone: centre.phone,
    languages: centre.languages,
    services: centre.services,
    offers_rides: centre.offersRides,
    supports_memory: centre.supportsMemory,
    capacity: centre.capacity,
    day_cents: centre.prices.dayCents,
    week_cents: centre.prices.weekCents,
    month_cents: centre.prices.monthCents,
    hours: centre.hours,
    open_weekdays: openWeekdaysOf(centre.hours),
    day_plan: centre.dayPlan,
    about: centre.about,
    art: centre.art,
    rating: centre.rating,
    review_count: centre.reviewCount,
    created_at: centre.createdAt,
    updated_at: centre.createdAt,
  };
}

/** Everything that the page of a centre shows, with the first of those who answer there. */
export const centreById = (db: Db, id: string) =>
  db
    .selectFrom('centres')
    .select(facts.as('facts'))
    .select(['centres.street', 'centres.zip', 'centres.phone', 'centres.about', 'centres.day_plan', 'centres.capacity'])
    .select((is) =>
      is
        .selectFrom('centre_managers')
        .select('centre_managers.user_id')
        .whereRef('centre_managers.centre_id', '=', 'centres.id')
        .orderBy('centre_managers.user_id')
        .limit(1)
        .as('host_id'),
    )
    .where('centres.id', '=', id)
    .executeTakeFirst();

export type CentrePage = NonNullable<Awaited<ReturnType<typeof centreById>>>;

/** How many verified centres of each kind there are, and their lowest price: of a day at day centres, of four weeks at residences. */
export const offeredKinds = (db: Db) =>
  db
    .selectFrom('centres')
    .select(['centres.kind', db.fn.countAll<number>().as('centres')])
    .select(
      sql<number>`min(case when centres.kind = 'day_care' then centres.day_cents else centres.month_cents end)`.as(
        'from_cents',
      ),
    )
    .where('centres.verified_at', 'is not', null)
    .groupBy('centres.kind')
    .execute();

export async function insertManagers(db: Db, managers: { centreId: string; userId: string }[]): Promise<void> {
  const rows = managers.map(({ centreId, userId }) => ({ centre_id: centreId, user_id: userId }));
  await db
    .insertInto('centre_managers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Closing = { centreId: string; weekdays: readonly number[]; from: Day; to: Day };

/** No seats on these weekdays from one day to another, where nobody has said otherwise. */
export async function closeWeekdays(db: Db, { centreId, weekdays, from, to }: Closing): Promise<void> {
  await sql`
    insert into seat_days (centre_id, day, capacity, is_set)
    select ${centreId}, day, 0, true from generate_series(${from}::date, ${to}::date, interval '1 day') as every (day)
    where extract(isodow from day) = any(${weekdays}::int[]) on conflict do nothing`.execute(db);
}

/** No seats at a centre on one day each; what is known already stays as it is. */
export async function closeDays(db: Db, closed: readonly { centreId: string; day: Day }[]): Promise<void> {
  const [ids, days] = [closed.map(({ centreId }) => centreId), closed.map(({ day }) => day)];
  await sql`
    insert into seat_days (centre_id, day, capacity, is_set)
    select centre_id, day, 0, true from unnest(${ids}::uuid[], ${days}::date[]) as closed (centre_id, day) on conflict do nothing`.execute(
    db,
  );
}
