import { hostId } from '#features/providers/server/host-store.ts';
import { sql } from 'kysely';
import { addDays, type Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import type { DayPlanKey } from '../day-plan.ts';
import type { CentreService } from '../services.ts';
import { type Room, wholeOf } from '../rooms.ts';
import type { Kind } from '../stay.ts';
import type { Prices } from '../stay-price.ts';
import { LONGEST_STAY_DAYS } from '../stay-limits.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { facts } from './search-store.ts';

/** A centre as it is registered; `art` is what the art kit draws. */
export type NewCentre = Omit<NewProvider, 'kind' | 'offers' | 'priceCents' | 'picture'> & {
  kind: Kind;
  services: CentreService[];
  capacity: number;
  prices: Prices | null;
  rooms?: readonly Room[];
  dayPlan: { time: string; what: DayPlanKey }[];
  art: Record<string, string>;
};

/** Writes any number of centres in two statements, those with rooms with what these come to; those whose id is known already stay as they are. */
export async function insertCentres(db: Db, centres: readonly NewCentre[]): Promise<void> {
  const written = centres.map((centre) => (centre.rooms?.length ? { ...centre, ...wholeOf(centre.rooms) } : centre));
  await insertProviders(db, written.map(providerOf));
  await insertRecords(db, 'centres', written.map(rowOf));
}

const providerOf = ({ services, prices, art, rooms: _, ...centre }: NewCentre): NewProvider => ({
  ...centre,
  offers: services,
  priceCents: prices?.dayCents ?? null,
  picture: { kind: 'place', traits: art },
});

const rowOf = ({ id, capacity, prices, rooms = [], dayPlan }: NewCentre) => ({
  provider_id: id,
  capacity,
  week_cents: prices?.weekCents ?? null,
  month_cents: prices?.monthCents ?? null,
  day_plan: dayPlan,
  rooms,
});

/** Everything that the page of a centre shows, with the first of those who answer there. */
export const centreById = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(facts(now).as('facts'))
    .select([
      'providers.street',
      'providers.zip',
      'providers.phone',
      'providers.about',
      'providers.photos',
      'centres.day_plan',
      'centres.capacity',
    ])
    .select(hostId)
    .where('providers.id', '=', id)
    .executeTakeFirst();

export type CentrePage = NonNullable<Awaited<ReturnType<typeof centreById>>>;

/** From `today` on, as far as bookings reach: the days without any seat. */
export async function closedDaysOf(db: Db, { id, today }: { id: string; today: Day }): Promise<Day[]> {
  const rows = await db
    .selectFrom('seat_days')
    .select('seat_days.day')
    .where('seat_days.provider_id', '=', id)
    .where('seat_days.day', '>=', today)
    .where('seat_days.day', '<=', addDays(today, LONGEST_STAY_DAYS))
    .where('seat_days.capacity', '=', 0)
    .where('seat_days.room', '=', '')
    .orderBy('seat_days.day')
    .limit(LONGEST_STAY_DAYS + 1)
    .execute();
  return rows.map(({ day }) => day);
}

/** How many verified centres of each kind there are, and their lowest price: of a day at day centres, of four weeks at residences. */
export const offeredKinds = (db: Db, now: Date) =>
  db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(['providers.kind', db.fn.countAll<number>().as('centres')])
    .select(
      sql<number>`min(case when providers.kind = 'day_care' then providers.price_cents else centres.month_cents end)`.as(
        'from_cents',
      ),
    )
    .where(isVerified(now))
    .groupBy('providers.kind')
    .execute();

type WeekdayFill = { centreId: string; weekdays: readonly number[]; from: Day; to: Day };

/** All seats are taken on these weekdays from one day to another, where nobody has said otherwise. */
export async function fillWeekdays(db: Db, { centreId, weekdays, from, to }: WeekdayFill): Promise<void> {
  await sql`
    insert into seat_days (provider_id, day, capacity, taken, is_set)
    select centres.provider_id, day, centres.capacity, centres.capacity, true
    from centres cross join generate_series(${from}::date, ${to}::date, interval '1 day') as every (day)
    where centres.provider_id = ${centreId} and extract(isodow from day) = any(${weekdays}::int[])
    on conflict do nothing`.execute(db);
}

/** No seats at a centre on one day each; what is known already stays as it is. */
export async function closeDays(db: Db, closed: readonly { centreId: string; day: Day }[]): Promise<void> {
  const [ids, days] = [closed.map(({ centreId }) => centreId), closed.map(({ day }) => day)];
  await sql`
    insert into seat_days (provider_id, day, capacity, is_set)
    select provider_id, day, 0, true from unnest(${ids}::uuid[], ${days}::date[]) as closed (provider_id, day) on conflict do nothing`.execute(
    db,
  );
}

/** Which of these centres have no seat at all on any open day of a span: closed, and not merely full. */
export async function centresClosed(
  db: Db,
  { ids, from, to }: { ids: readonly string[]; from: Day; to: Day },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select providers.id from providers join centres on centres.provider_id = providers.id
    where providers.id = any(${ids}::uuid[]) and not exists (
      select from generate_series(${from}::date, ${to}::date, interval '1 day') as every (day)
      left join seat_days on seat_days.provider_id = providers.id and seat_days.day = every.day::date and seat_days.room = ''
      where extract(isodow from every.day) = any(providers.open_weekdays)
        and coalesce(seat_days.capacity, centres.capacity) > 0
    ) order by providers.id`.execute(db);
  return rows.map(({ id }) => id);
}
