import { sql } from 'kysely';
import type { Point } from '#features/places/place.ts';
import { commonRanks, commonTests, type FilterTests, offering } from '#features/search/server/filter-tests-store.ts';
import { nearbyProviders } from '#features/search/server/neighbours-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Category, itemNumbered } from '../catalogue.ts';
import { LAB_CENTRE } from '../centre.ts';
import { type LabFilter, labSearch } from '../filters.ts';
import type { LabSearch } from '../search.ts';
import { listedLab } from './lab-store.ts';

/** What the search of labs asks of one, and by what it orders them. */
export const searched = (search: LabSearch) => ({
  rules: labSearch,
  kinds: [LAB_CENTRE],
  tests: testsFor(search),
  ranks: { ...commonRanks, price: priceFor(search.test) },
});

/** What is paid there for the test that was asked for; for the cheapest one where none was. */
const priceFor = (number: number | undefined) => {
  const asked = itemNumbered(number);
  return asked
    ? sql<number>`(select price_cents from lab_offers where provider_id = near.id and item_id = ${asked._id}::uuid and near.is_verified)`
    : commonRanks.price;
};

const testsFor = (search: LabSearch): FilterTests<LabSearch, LabFilter> => ({
  ...commonTests,
  max: (dollars) => sql<boolean>`(near.is_verified and ${priceFor(search.test)} <= ${dollars * 100})`,
  home: offering('home'),
  category: (category) => offering(category)(),
  test: (number) => offersOneOf([itemNumbered(number)?._id ?? null]),
});

const offersOneOf = (items: readonly (string | null)[]) =>
  sql<boolean>`(near.is_verified and exists (select from lab_offers where lab_offers.provider_id = near.id
    and lab_offers.item_id = any(${[...items]}::uuid[])))`;

const MOST_NEAR = 100;

type AreaQuery = {
  point: Point;
  miles: number;
  /** Only those that offer one of these; all where it is left out. */
  items: readonly string[] | undefined;
  /** Only those that test for one of these. */
  subjects: readonly Category[] | undefined;
  now: Date;
};

/** The labs around a point, the nearest first. */
export function labsAround(db: Db, { point, miles, items, subjects, now }: AreaQuery) {
  const conditions = [
    ...(items ? [offersOneOf(items)] : []),
    ...(subjects ? [sql<boolean>`near.offers && ${[...subjects]}::text[]`] : []),
  ];
  return nearbyProviders(db, {
    kinds: [LAB_CENTRE],
    point,
    miles,
    most: MOST_NEAR,
    passes: conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `),
    rank: sql`0`,
    limit: MOST_NEAR,
    offset: 0,
    shown: listedLab(items?.length === 1 ? items[0] : undefined, now),
    now,
  });
}
