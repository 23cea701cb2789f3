import { refreshNextSlots } from '#features/availability/server/refresh-next-slots.ts';
import { RESULTS_A_PAGE } from '#features/search/search-limits.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { doctors } from '../contract.ts';
import type { DoctorCard, DoctorFacts } from '../doctor.ts';
import { doctorSearch } from '../filters.ts';
import { type Meaning, meaningOf } from '../meaning.ts';
import type { DoctorSearch } from '../search.ts';
import { meaningsOf } from './meaning-store.ts';
import { countVerified } from './offered-store.ts';
import { nextTimesOf } from './schedule.ts';
import { countDoctors, type ListedDoctor, pageOfDoctors } from './search-store.ts';

/** So many are counted; beyond, a list says '500+'. */
export const MOST_COUNTED = 500;
/** So many of those who are free soonest are looked at for the numbers beside choices. */
const MOST_LOOKED_AT = 20_000;
const TOP = 8;
const SIMILAR = 3;

/** The search of the list page. */
export async function searchDoctors(db: Db, search: DoctorSearch, now: Date): Promise<Answer<typeof doctors.search>> {
  const meaning = await meaningIn(db, search);
  const { rows, total } = await upToDate(db, now, () =>
    pageOfDoctors(
      db,
      { search, meaning, now },
      {
        limit: RESULTS_A_PAGE,
        offset: (search.page - 1) * RESULTS_A_PAGE,
        most: Math.max(MOST_COUNTED, search.page * RESULTS_A_PAGE),
      },
    ),
  );
  return {
    data: await cardsOf(db, rows, now),
    pagization: counted(total),
    understood: meaning?.specialties ?? [],
  };
}

/** How many doctors each choice of the filters would leave, as a search with that choice finds them. */
export async function countChoices(db: Db, search: DoctorSearch, now: Date): Promise<CountedChoices> {
  const meaning = await meaningIn(db, search);
  const { counts, withoutFilters } = await countDoctors(db, { search, meaning, now }, MOST_LOOKED_AT);
  const upTo = (choices: Record<string, number> | null) =>
    Object.fromEntries(Object.entries(choices ?? {}).map(([choice, count]) => [choice, Math.min(count, MOST_COUNTED)]));
  return {
    counts: Object.fromEntries(Object.entries(counts).map(([key, choices]) => [key, upTo(choices)])),
    withoutFilters: Math.min(withoutFilters, MOST_COUNTED),
  };
}

const counted = (total: number) => ({ totalCount: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED });

/** The doctors who are free soonest, and what is true of all of them. */
export async function topDoctors(db: Db, now: Date): Promise<Answer<typeof doctors.top>> {
  const [data, verified] = await Promise.all([
    soonest(db, { search: doctorSearch.empty, limit: TOP, now }),
    countVerified(db, now),
  ]);
  return { data, doctors: verified.doctors, averageYears: verified.years };
}

/** Others of the same main specialty who are free soonest. */
export async function similarDoctors(db: Db, { _id, specialties }: DoctorFacts, now: Date): Promise<DoctorCard[]> {
  const search = { ...doctorSearch.empty, specialty: specialties.slice(0, 1) };
  const found = await soonest(db, { search, limit: SIMILAR + 1, now });
  return found.filter((doctor) => doctor._id !== _id && doctor.isVerified).slice(0, SIMILAR);
}

type Wanted = { search: DoctorSearch; limit: number; now: Date };

async function soonest(db: Db, { search, limit, now }: Wanted): Promise<DoctorCard[]> {
  const page = { limit, offset: 0, most: limit };
  const { rows } = await upToDate(db, now, () => pageOfDoctors(db, { search, meaning: undefined, now }, page));
  return cardsOf(db, rows, now);
}

/** Reads once more when slots have changed since the order was noted, and what changed has been looked at. */
async function upToDate<Read extends { isOld: boolean }>(db: Db, now: Date, read: () => Promise<Read>): Promise<Read> {
  const found = await read();
  return found.isOld && (await refreshNextSlots(db, { now })) > 0 ? read() : found;
}

/** What the words of a search mean; undefined when it has none. */
async function meaningIn(db: Db, { q }: DoctorSearch): Promise<Meaning | undefined> {
  if (q === '') return undefined;
  const { terms, names } = await meaningsOf(db, q);
  return meaningOf(terms, names);
}

async function cardsOf(db: Db, rows: readonly ListedDoctor[], now: Date): Promise<DoctorCard[]> {
  const free = rows.filter(({ isFree }) => isFree).map(({ facts }) => facts._id);
  const times = await nextTimesOf(db, free, { now });
  return rows.map(({ facts, takes }) => ({ ...facts, takes, nextTimes: times.get(facts._id) ?? [] }));
}
