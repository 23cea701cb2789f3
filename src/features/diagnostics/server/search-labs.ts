import { sql } from 'kysely';
import { pointOfNamed } from '#features/search/server/names-store.ts';
import { commonRanks, commonTests, type FilterTests, offering } from '#features/search/server/filter-tests-store.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { itemNumbered } from '../catalogue.ts';
import { LAB_CENTRE } from '../centre.ts';
import type { diagnostics } from '../contract.ts';
import { type LabFilter, labSearch } from '../filters.ts';
import type { LabSearch } from '../search.ts';
import { cardsOf } from './lab-card.ts';
import { listedLab } from './lab-store.ts';

const kinds = [LAB_CENTRE];

/** The search of the list page. Throws `invalid_input`. */
export async function searchLabs(db: Db, search: LabSearch, now: Date): Promise<Answer<typeof diagnostics.search>> {
  const { point, place } = await placeOf(search, labNamed(db));
  const shown = listedLab(itemNumbered(search.test)?._id, now);
  const { rows, total, isCut } = await searchProviders(db, searched(search), { search, point, now, shown });
  return { data: await cardsOf(db, rows, now), pagization: { totalCount: total, isMore: isCut }, place };
}

/** How many each choice of the filters would leave. Throws `invalid_input`. */
export async function countLabs(db: Db, search: LabSearch, now: Date): Promise<CountedChoices> {
  const { point } = await placeOf(search, labNamed(db));
  return countChoices(db, searched(search), { search, point, now });
}

const labNamed = (db: Db) => (words: string) => pointOfNamed(db, { words, kinds });

const searched = (search: LabSearch) => ({
  rules: labSearch,
  kinds,
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
  test: (number) => sql<boolean>`(near.is_verified and exists (select from lab_offers
    where lab_offers.provider_id = near.id and lab_offers.item_id = ${itemNumbered(number)?._id ?? null}::uuid))`,
});
