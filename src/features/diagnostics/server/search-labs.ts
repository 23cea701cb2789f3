import { pointOfNamed } from '#features/search/server/names-store.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { itemNumbered } from '../catalogue.ts';
import { LAB_CENTRE } from '../centre.ts';
import type { diagnostics } from '../contract.ts';
import type { LabSearch } from '../search.ts';
import { cardsOf } from './lab-card.ts';
import { listedLab } from './lab-store.ts';
import { searched } from './search-store.ts';

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

const labNamed = (db: Db) => (words: string) => pointOfNamed(db, { words, kinds: [LAB_CENTRE] });
