import { firstOf, countListedChoices, pageOf, searchListed } from '#features/search/server/search-listed.ts';
import type { ListedRow } from '#features/search/server/listed-store.ts';
import type { CountedChoices } from '#features/search/place-search.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { doctors } from '../contract.ts';
import type { DoctorCard, DoctorFacts } from '../doctor.ts';
import { doctorSearch } from '../filters.ts';
import { type Meaning, meaningOf } from '../meaning.ts';
import type { DoctorSearch } from '../search.ts';
import { countedChoices, passesSearch } from './doctor-tests-store.ts';
import { type ListedDoctor, listedDoctors, meant, ranks, shownDoctor } from './listed-doctors-store.ts';
import { meaningsOf } from './meaning-store.ts';
import { countVerified } from './offered-store.ts';

const TOP = 8;
const SIMILAR = 3;

/** The search of the list page. */
export async function searchDoctors(db: Db, search: DoctorSearch, now: Date): Promise<Answer<typeof doctors.search>> {
  const meaning = await meaningIn(db, search);
  const { rows, pagization } = await searchListed(db, { ...listing({ search, meaning, now }), ...pageOf(search) });
  return { data: rows.map(cardOf), pagization, ...understoodAs(meaning) };
}

const understoodAs = (meaning: Meaning | undefined) => ({
  understood: meaning?.specialties ?? [],
  isComplaint: meaning?.isComplaint ?? false,
});

/** How many doctors each choice of the filters would leave, as a search with that choice finds them. */
export async function countChoices(db: Db, search: DoctorSearch, now: Date): Promise<CountedChoices> {
  const among = meant(await meaningIn(db, search));
  return countListedChoices(db, { from: listedDoctors, among, now }, countedChoices(search, now));
}

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

type SoonestQuery = { search: DoctorSearch; limit: number; now: Date };

async function soonest(db: Db, { search, limit, now }: SoonestQuery): Promise<DoctorCard[]> {
  const { rows } = await searchListed(db, { ...listing({ search, meaning: undefined, now }), ...firstOf(limit) });
  return rows.map(cardOf);
}

const listing = ({ search, meaning, now }: { search: DoctorSearch; meaning: Meaning | undefined; now: Date }) => ({
  from: listedDoctors,
  among: meant(meaning),
  passes: passesSearch(search, now),
  rank: ranks[search.sort],
  shown: shownDoctor(search, now),
  now,
});

/** What the words of a search mean; undefined when it has none. */
async function meaningIn(db: Db, { q }: DoctorSearch): Promise<Meaning | undefined> {
  if (q === '') return undefined;
  const { terms, names } = await meaningsOf(db, q);
  return meaningOf(terms, names);
}

const cardOf = ({ row: { facts, takes }, nextTimes }: ListedRow<ListedDoctor>): DoctorCard => ({
  ...facts,
  takes,
  nextTimes: nextTimes.map((time) => new Date(time).toISOString()),
});
