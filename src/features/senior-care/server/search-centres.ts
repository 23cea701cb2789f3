import type { Place } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import { DEFAULT_MILES } from '#features/search/search-limits.ts';
import { pointOfNamed } from '#features/search/server/names-store.ts';
import { placeOf } from '#features/search/server/search-place.ts';
import { countChoices, searchProviders } from '#features/search/server/search-providers.ts';
import { plansTakenBy } from '#features/providers/server/plans-store.ts';
import { nextTimes } from '#features/tours/server/tour-times.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import type { CentreCard, ComparedCentre } from '../centre.ts';
import type { seniorCare } from '../contract.ts';
import { centreSearch } from '../filters.ts';
import { unitOf } from '../price-unit.ts';
import type { StayQuery, CentreSearch } from '../search.ts';
import { kinds, rangeProblem } from '../stay-limits.ts';
import { cardOf, hasSpace, type Terms, termsOf } from './centre-card.ts';
import { isOutOfReach } from './centre-seats.ts';
import {
  addressesOf,
  bestRated,
  bestRatedNear,
  centreRanks,
  centresAmong,
  centreTests,
  type Facts,
  listedCentre,
  nextTo,
} from './search-store.ts';

type Moment = { now: Date };

/** The search of the list page. Throws `invalid_input`. */
export async function searchCentres(
  db: Db,
  search: CentreSearch,
  { now }: Moment,
): Promise<Answer<typeof seniorCare.search>> {
  const { point, place } = await placeOf(search, centreNamed(db));
  checkDays(search, now);
  const terms = termsOf(search, now);
  const shown = listedCentre(terms.span, search.plan);
  const { rows, total, isCut } = await searchProviders(db, searched(terms, search), { search, point, now, shown });
  return {
    data: rows.map(({ row, miles }) => cardOf(row, { miles, terms })),
    pagization: { totalCount: total, isMore: isCut },
    place,
  };
}

/** How many each choice of the filters would leave, seats included. Throws `invalid_input`. */
export async function countCentres(
  db: Db,
  search: CentreSearch,
  { now }: Moment,
): Promise<Answer<typeof seniorCare.counts>> {
  const { point } = await placeOf(search, centreNamed(db));
  checkDays(search, now);
  return countChoices(db, searched(termsOf(search, now), search), { search, point, now });
}

const centreNamed = (db: Db) => (words: string) => pointOfNamed(db, { words, kinds });

const searched = (terms: Terms, { kind }: Pick<CentreSearch, 'kind'>) => ({
  rules: centreSearch,
  kinds,
  ranks: centreRanks(unitOf(kind)),
  tests: centreTests({ span: terms.span, hasSpace: (centre) => hasSpace(centre, terms.ask(centre)) }),
});

/** Days that the calendar of bookings reaches, in their order. */
function checkDays({ in: first, out: last }: StayQuery, now: Date) {
  if (first !== undefined && isOutOfReach(first, now)) throw Failure.of('in', 'errors.dateImproper');
  if (last !== undefined && isOutOfReach(last, now)) throw Failure.of('out', 'errors.dateImproper');
  if (first === undefined || last === undefined) return;
  const problem = rangeProblem(first, last);
  if (problem) throw Failure.of('out', problem);
}

const TOP = 8;
const anyTime: StayQuery = { in: undefined, out: undefined, days: [], guests: 1 };

/** The best rated verified centres within 25 miles of a place; of the country without a place, or when there is none of that name. */
export async function topRated(db: Db, typed: string, { now }: Moment): Promise<Answer<typeof seniorCare.topRated>> {
  const place = (await gazetteer()).find(typed) ?? null;
  return { data: await bestCards(db, place, termsOf(anyTime, now)), place };
}

async function bestCards(db: Db, place: Place | null, terms: Terms): Promise<CentreCard[]> {
  const shown = { span: terms.span, limit: TOP };
  if (!place) return (await bestRated(db, shown)).map((row) => cardOf(row, { miles: null, terms }));
  const near = await bestRatedNear(db, { point: place, miles: DEFAULT_MILES }, shown);
  return near.map(({ row, miles }) => cardOf(row, { miles, terms }));
}

/** Named centres as a list shows them to whoever has said no days yet. */
export async function cardsAmong(db: Db, ids: readonly string[], { now }: Moment): Promise<CentreCard[]> {
  const terms = termsOf(anyTime, now);
  return (await centresAmong(db, ids, terms.span)).map((row) => cardOf(row, { miles: null, terms }));
}

/** The same with where they are and how many they take, in the order of the ids. */
export async function comparedCentres(db: Db, ids: readonly string[], moment: Moment): Promise<ComparedCentre[]> {
  const [cards, addresses, visits, plans] = await Promise.all([
    cardsAmong(db, ids, moment),
    addressesOf(db, ids),
    nextTimes(db, { providerIds: ids, now: moment.now }),
    plansTakenBy(db, ids),
  ]);
  return [...new Set(ids)].flatMap((id) => {
    const card = cards.find(({ _id }) => _id === id);
    const address = addresses.find((found) => found.id === id);
    if (!card || !address) return [];
    const { street, zip, phone, capacity } = address;
    const nextVisit = visits.get(id)?.toISOString() ?? null;
    return [{ ...card, street, zip, phone, capacity, nextVisit, plans: card.isVerified ? (plans.get(id) ?? []) : [] }];
  });
}

const NEIGHBOURS = 4;

/** The centres next to one, its own kind before others, for whoever has said no days yet. */
export async function neighboursOf(db: Db, centre: Facts, { now }: Moment): Promise<CentreCard[]> {
  const terms = termsOf(anyTime, now);
  const near = await nextTo(db, centre, { miles: DEFAULT_MILES, span: terms.span, limit: NEIGHBOURS });
  return near.map(({ row, miles }) => cardOf(row, { miles, terms }));
}
