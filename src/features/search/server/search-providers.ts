import type { Point } from '#features/places/place.ts';
import type { Db } from '#server/db/db.ts';
import { chosenOf } from '../filters.ts';
import type { CountedChoices } from '../place-search.ts';
import { MOST_COUNTED, type PlaceSearch, RESULTS_A_PAGE } from '../search-limits.ts';
import type { SearchRules } from '../search-rules.ts';
import { countedFilters, decided, type FilterTests, passesAll, type Ranks, type Tests } from './filter-tests-store.ts';
import {
  type Condition,
  countNeighbours,
  nearbyProviders,
  type Neighbourhood,
  type Neighbours,
  type ShownColumns,
} from './neighbours-store.ts';

/** So many when filters or a late page leave too few of them. */
const MOST_NEIGHBOURS_FURTHER = 1000;

/** A service's search for the server: its rules, what its filters ask, and what its orders put first. A filter named `kind` chooses among its kinds. */
export type SearchedKinds<Search extends PlaceSearch, Key extends string> = {
  rules: SearchRules<Search, Key>;
  kinds: readonly string[];
  tests: FilterTests<Search, Key>;
  ranks: Ranks<Search>;
  /** Whom of the neighbours it lists at all; everybody, when left out. */
  among?: Condition;
};

type PlaceQuery<Search> = { search: Search; point: Point; now: Date };

/** A page of the list, in one statement; two where filters or a late page leave too few of the nearest. */
export function searchProviders<Search extends PlaceSearch, Key extends string, Row>(
  db: Db,
  searched: SearchedKinds<Search, Key>,
  { search, point, now, shown }: PlaceQuery<Search> & { shown: ShownColumns<Row> },
): Promise<Neighbours<Row>> {
  const { rules, among } = searched;
  return farEnough(search, async (most) => {
    const near = { kinds: chosenKinds(searched, search), point, most, miles: search.miles, now, among };
    const tests = await decided(db, testsOf(searched), { rules, search, near, isCounting: false });
    return nearbyProviders(db, {
      ...near,
      passes: passesAll({ rules, tests, search }),
      rank: searched.ranks[search.sort as Search['sort']],
      limit: RESULTS_A_PAGE,
      offset: (search.page - 1) * RESULTS_A_PAGE,
      shown,
    });
  });
}

/** How many each choice of the filters would leave, as a search with that choice would find. */
export async function countChoices<Search extends PlaceSearch, Key extends string>(
  db: Db,
  searched: SearchedKinds<Search, Key>,
  { search, point, now }: PlaceQuery<Search>,
): Promise<CountedChoices> {
  const { rules, kinds, among } = searched;
  const { counts, withoutFilters } = await farEnough(search, async (most) => {
    const near: Neighbourhood = { kinds, point, most, miles: search.miles, now, among };
    const tests = await decided(db, testsOf(searched), { rules, search, near, isCounting: true });
    const filters = countedFilters({ rules, tests, search });
    return countNeighbours(db, near, { filters, chosenKinds: chosenKinds(searched, search) });
  });
  return {
    counts: Object.fromEntries(Object.entries(counts).map(([key, choices]) => [key, choices ?? {}])),
    withoutFilters,
  };
}

/** Looks further when the nearest that pass end with the page and there are others within the distance. */
async function farEnough<Found extends { total: number; isCut: boolean }>(
  { page }: PlaceSearch,
  look: (most: number) => Promise<Found>,
): Promise<Found> {
  const found = await look(MOST_COUNTED);
  return found.isCut && found.total <= page * RESULTS_A_PAGE ? look(MOST_NEIGHBOURS_FURTHER) : found;
}

function chosenKinds<Search extends PlaceSearch, Key extends string>(
  { rules, kinds }: SearchedKinds<Search, Key>,
  search: Search,
): readonly string[] {
  const filter = rules.filters.find(({ key }) => key === 'kind');
  const chosen = filter ? chosenOf(filter, { search, empty: rules.empty }).map(String) : [];
  return chosen.length > 0 ? chosen : kinds;
}

// each test takes the choices of its own filter
const testsOf = <Search extends PlaceSearch, Key extends string>({ tests }: SearchedKinds<Search, Key>) =>
  tests as unknown as Tests;
