import type { Point } from '#features/places/place.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { CaregiverCard, CaregiverFacts } from '../caregiver.ts';
import type { caregivers } from '../contract.ts';
import { caregiverSearch } from '../filters.ts';
import type { CaregiverSearch } from '../search.ts';
import { nextTimesOf } from './schedule.ts';
import { searched, shownCaregiver } from './search-store.ts';

const NEARBY = 3;

/** The search of the list page. Throws `invalid_input`. */
export async function searchCaregivers(
  db: Db,
  search: CaregiverSearch,
  now: Date,
): Promise<Answer<typeof caregivers.search>> {
  const { point, place } = await placeOf(search);
  const { rows, total, isCut } = await searchProviders(db, searched, {
    search,
    point,
    now,
    shown: shownCaregiver(now),
  });
  return { data: await cardsOf(db, rows, now), pagization: { totalCount: total, isMore: isCut }, place };
}

/** How many each choice of the filters would leave, as a search with that choice finds them. Throws `invalid_input`. */
export async function countCaregivers(db: Db, search: CaregiverSearch, now: Date): Promise<CountedChoices> {
  const { point } = await placeOf(search);
  return countChoices(db, searched, { search, point, now });
}

/** Others who come there, whoever is free soonest first. */
export async function caregiversNear(
  db: Db,
  { id, point, now }: { id: string; point: Point; now: Date },
): Promise<CaregiverCard[]> {
  const { rows } = await searchProviders(db, searched, {
    search: caregiverSearch.empty,
    point,
    now,
    shown: shownCaregiver(now),
  });
  const others = rows.filter(({ row }) => row._id !== id && row.isVerified).slice(0, NEARBY);
  return cardsOf(db, others, now);
}

async function cardsOf(
  db: Db,
  rows: readonly { row: CaregiverFacts; miles: number }[],
  now: Date,
): Promise<CaregiverCard[]> {
  const times = await nextTimesOf(
    db,
    rows.map(({ row }) => row).filter(({ isVerified }) => isVerified),
    now,
  );
  return rows.map(({ row, miles }) => ({ ...row, distanceMiles: miles, nextTimes: times.get(row._id) ?? [] }));
}
