import { sql } from 'kysely';
import { hasHours } from '#features/availability/server/own-hours-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Point } from '#features/places/place.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';
import { LAB_DRAW } from '../centre.ts';

const offers = (db: Db, now: Date) =>
  db
    .selectFrom('lab_offers')
    .innerJoin('providers', 'providers.id', 'lab_offers.provider_id')
    .where(isVerified(now))
    .where(isHosted)
    .where(hasHours(LAB_DRAW));

const MOST_ITEMS = 500;
const MOST_DRIVE_MILES = 25;

/** The lowest price of every item among the verified centres that draw; of those with these ids, where some are named. */
export async function lowestPrices(db: Db, now: Date, among?: readonly string[]): Promise<Map<string, number>> {
  const rows = await offers(db, now)
    .select((is) => ['lab_offers.item_id', is.fn.min('lab_offers.price_cents').as('cents')])
    .$if(among !== undefined, (query) => query.where(sql<boolean>`providers.id = any(${[...(among ?? [])]}::uuid[])`))
    .groupBy('lab_offers.item_id')
    .orderBy('lab_offers.item_id')
    .limit(MOST_ITEMS)
    .execute();
  return new Map(rows.map((row) => [row.item_id, row.cents]));
}

/** By how many verified centres with hours samples are taken in each way, and from what price. */
export async function drawsOffered(db: Db, now: Date) {
  return db
    .selectFrom('providers')
    .leftJoin('lab_centres', 'lab_centres.provider_id', 'providers.id')
    .select((is) => [
      is.fn.countAll<number>().as('centers'),
      is.fn.min('providers.price_cents').as('from_cents'),
      is.fn.count<number>('lab_centres.home_fee_cents').as('home'),
      sql<number | null>`min(providers.price_cents) filter (where lab_centres.home_fee_cents is not null)`.as(
        'home_from',
      ),
    ])
    .where('providers.kind', '=', sql.lit('diagnostic_center'))
    .where('providers.price_cents', 'is not', null)
    .where(isVerified(now))
    .where(isHosted)
    .where(hasHours(LAB_DRAW))
    .executeTakeFirstOrThrow();
}

/** What the centres offer that this account has marked, and has not put away. */
export async function favouriteItems(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lab_offers')
    .innerJoin('favourites', 'favourites.provider_id', 'lab_offers.provider_id')
    .select('lab_offers.item_id')
    .distinct()
    .where('favourites.user_id', '=', userId)
    .where('favourites.archived_at', 'is', null)
    .orderBy('lab_offers.item_id')
    .limit(MOST_ITEMS)
    .execute();
  return new Set(rows.map((row) => row.item_id));
}

const MILES_A_DEGREE = 69;
/** About as far as somebody drives to a centre: a square is enough here. */
const around = ({ latitude, longitude }: Point) => {
  const degrees = MOST_DRIVE_MILES / MILES_A_DEGREE;
  const east = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return sql<boolean>`(providers.latitude between ${latitude - degrees} and ${latitude + degrees}
    and providers.longitude between ${longitude - east} and ${longitude + east})`;
};

type OfferQuery = {
  items: readonly string[];
  /** Other centres than this one, around it. */
  beside?: ({ _id: string } & Point) | undefined;
  limit: number;
  now: Date;
};

/** The verified centres that draw and offer all of these, whoever costs least first; what all of it costs there. */
export async function cheapestFor(
  db: Db,
  { items, beside, limit, now }: OfferQuery,
): Promise<{ id: string; cents: number }[]> {
  const rows = await offers(db, now)
    .select((is) => ['lab_offers.provider_id', is.fn.sum<number>('lab_offers.price_cents').as('cents')])
    .where(sql<boolean>`lab_offers.item_id = any(${[...items]}::uuid[])`)
    .$if(beside !== undefined, (query) =>
      beside ? query.where('lab_offers.provider_id', '<>', beside._id).where(around(beside)) : query,
    )
    .groupBy('lab_offers.provider_id')
    .having((is) => is.fn.countAll(), '=', items.length)
    .orderBy('cents')
    .orderBy('lab_offers.provider_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.provider_id, cents: Number(row.cents) }));
}
