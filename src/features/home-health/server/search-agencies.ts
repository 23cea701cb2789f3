import type { Point } from '#features/places/place.ts';
import { namesPlan } from '#features/providers/plans.ts';
import { plansTakenBy } from '#features/providers/server/plans-store.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { AgencyCard, AgencyFacts } from '../agency.ts';
import type { homeHealth } from '../contract.ts';
import { agencySearch } from '../filters.ts';
import type { AgencySearch } from '../search.ts';
import { searchedFrom, shownAgency } from './search-store.ts';

const NEARBY = 3;

/** The search of the list page. Throws `invalid_input`. */
export async function searchAgencies(
  db: Db,
  search: AgencySearch,
  now: Date,
): Promise<Answer<typeof homeHealth.search>> {
  const { point, place } = await placeOf(search);
  const searched = searchedFrom(place?.zip);
  const { rows, total, isCut } = await searchProviders(db, searched, { search, point, now, shown: shownAgency(now) });
  return {
    data: await cardsOf(db, rows, search.plan),
    pagization: { totalCount: total, isMore: isCut },
    place,
  };
}

/** How many each choice of the filters would leave, as a search with that choice finds them. Throws `invalid_input`. */
export async function countAgencies(db: Db, search: AgencySearch, now: Date): Promise<CountedChoices> {
  const { point, place } = await placeOf(search);
  return countChoices(db, searchedFrom(place?.zip), { search, point, now });
}

/** Other verified ones that come there. */
export async function agenciesNear(
  db: Db,
  { id, point, now }: { id: string; point: Point; now: Date },
): Promise<AgencyCard[]> {
  const asked = { search: agencySearch.empty, point, now, shown: shownAgency(now) };
  const { rows } = await searchProviders(db, searchedFrom(undefined), asked);
  const others = rows.filter(({ row }) => row._id !== id && row.isVerified).slice(0, NEARBY);
  return cardsOf(db, others, []);
}

async function cardsOf(
  db: Db,
  rows: readonly { row: AgencyFacts; miles: number }[],
  plans: readonly string[],
): Promise<AgencyCard[]> {
  const verified = rows.filter(({ row }) => row.isVerified).map(({ row }) => row._id);
  const taken = plans.length === 0 ? new Map<string, string[]>() : await plansTakenBy(db, verified);
  return rows.map(({ row, miles }) => ({
    ...row,
    distanceMiles: miles,
    takes: plans.filter((plan) => namesPlan(taken.get(row._id) ?? [], plan)),
  }));
}
