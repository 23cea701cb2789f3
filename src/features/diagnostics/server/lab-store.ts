import { sql } from 'kysely';
import { hoursOf } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { hostId, isHosted } from '#features/providers/server/host-store.ts';
import {
  bookable,
  type BookableProvider,
  bookableProviderOf,
  insertProviders,
  type NewProvider,
} from '#features/providers/server/provider-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { ShownColumns } from '#features/search/server/neighbours-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { isPackage, itemWith } from '../catalogue.ts';
import { LAB_CENTRE, LAB_DRAW, type LabFacts } from '../centre.ts';

/** What a centre asks for one item of the catalogue. */
export type Offer = { _id: string; cents: number };

/** A centre as it is registered. */
export type NewLab = Omit<NewProvider, 'kind' | 'offers' | 'priceCents'> & {
  labOffers: Offer[];
  homeFeeCents: number | null;
};

/** In lists: what a centre tests, and whether it comes home. */
export const listedOffers = ({ offers, homeFeeCents }: { offers: readonly Offer[]; homeFeeCents: number | null }) => {
  const found = offers.flatMap(({ _id }) => itemWith(_id) ?? []);
  const subjects = found.flatMap((item) => (isPackage(item) ? item.tests : [item]).map(({ category }) => category));
  return [...new Set<string>([...subjects, ...(homeFeeCents === null ? [] : ['home'])])];
};

export const lowestOf = (offers: readonly Offer[]): number | null =>
  offers.length === 0 ? null : Math.min(...offers.map(({ cents }) => cents));

/** Writes any number of centres in three statements; those whose id is known already stay as they are. Their hours are the caller's. */
export async function insertLabs(db: Db, labs: readonly NewLab[]): Promise<void> {
  const providers = labs.map(({ labOffers, homeFeeCents, ...lab }): NewProvider => ({
    ...lab,
    kind: LAB_CENTRE,
    offers: listedOffers({ offers: labOffers, homeFeeCents }),
    priceCents: lowestOf(labOffers),
  }));
  await insertProviders(db, providers);
  await insertRecords(
    db,
    'lab_centres',
    labs.map(({ id, homeFeeCents }) => ({ provider_id: id, home_fee_cents: homeFeeCents })),
  );
  await insertRecords(
    db,
    'lab_offers',
    labs.flatMap(({ id, labOffers }) =>
      labOffers.map(({ _id, cents }) => ({ provider_id: id, item_id: _id, price_cents: cents })),
    ),
  );
}

const homeFee = sql<number | null>`(select home_fee_cents from lab_centres where provider_id = providers.id)`;

/** What everybody may read of a centre at an instant, in the words of the contract. */
export const facts = (now: Date) => sql<LabFacts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'isVerified', ${isVerified(now)}, 'city', providers.city,
  'state', providers.state, 'latitude', providers.latitude, 'longitude', providers.longitude,
  'timeZone', providers.time_zone, 'languages', providers.languages, 'rating', providers.rating,
  'reviewCount', providers.review_count,
  'fromCents', case when ${isVerified(now)} then providers.price_cents end,
  'offered', case when ${isVerified(now)} then
    (select count(*) from lab_offers where lab_offers.provider_id = providers.id) else 0 end,
  'homeFeeCents', case when ${isVerified(now)} then ${homeFee} end,
  'art', coalesce(providers.picture -> 'traits', '{}'), 'photo', providers.picture -> 'photo'
)`;

/** A centre in a list, with what the test that was asked for costs there. */
export type ListedLab = { facts: LabFacts; askedCents: number | null };
export const listedLab = (asked: string | undefined, now: Date): ShownColumns<ListedLab> => ({
  row: sql<ListedLab>`json_build_object('facts', ${facts(now)}, 'askedCents', case when ${isVerified(now)} then (
    select price_cents from lab_offers
    where lab_offers.provider_id = providers.id and lab_offers.item_id = ${asked ?? null}::uuid) end)`,
  join: sql``,
});

/** Everything that the page of a centre shows, with the first of those who answer for it, and when it draws. */
export const labById = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .leftJoin('weekly_hours', (join) =>
      join.onRef('weekly_hours.provider_id', '=', 'providers.id').on('weekly_hours.service', '=', LAB_DRAW),
    )
    .select(facts(now).as('facts'))
    .select(['providers.about', 'providers.photos', 'providers.street', 'providers.zip', 'providers.phone'])
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes'])
    .select(hostId)
    .where('providers.id', '=', id)
    .where('providers.kind', '=', LAB_CENTRE)
    .executeTakeFirst();
export type LabPage = NonNullable<Awaited<ReturnType<typeof labById>>>;

/** Named centres, and whether somebody answers there. */
export const labsAmong = (db: Db, ids: readonly string[], now: Date) =>
  db
    .selectFrom('providers')
    .select(facts(now).as('facts'))
    .select(isHosted.as('isHosted'))
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .where('providers.kind', '=', LAB_CENTRE)
    .orderBy('providers.id')
    .limit(100)
    .execute();

/** A centre as a booking freezes it: its prices and hours. */
export type BookableLab = BookableProvider & {
  prices: Map<string, number>;
  homeFeeCents: number | null;
  weeklyHours: WeeklyHours;
};

/** A verified centre with somebody who answers, prices and hours; locked for share until the caller's transaction ends, by which prices stay. */
export async function bookableLab(db: Db, { id, now }: { id: string; now: Date }): Promise<BookableLab | undefined> {
  const row = await bookable(db, { id, now })
    .innerJoin('weekly_hours', 'weekly_hours.provider_id', 'providers.id')
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes', 'weekly_hours.buffer_minutes'])
    .select(['weekly_hours.notice_minutes', 'weekly_hours.ahead_days', 'weekly_hours.capacity'])
    .select(homeFee.as('home_fee_cents'))
    .where('weekly_hours.service', '=', LAB_DRAW)
    .where('providers.kind', '=', LAB_CENTRE)
    .forShare()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...bookableProviderOf(row),
    // Read after the rows are locked, which whoever changes prices locks first.
    prices: await pricesOf(db, id),
    homeFeeCents: row.home_fee_cents,
    weeklyHours: hoursOf(row),
  };
}

const MOST_OFFERS = 500;

/** What a centre asks, by item. */
export async function pricesOf(db: Db, id: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lab_offers')
    .select(['lab_offers.item_id', 'lab_offers.price_cents'])
    .where('lab_offers.provider_id', '=', id)
    .orderBy('lab_offers.item_id')
    .limit(MOST_OFFERS)
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.price_cents]));
}
