import { DEFAULT_MILES, RESULTS_A_PAGE } from '#features/search/search-limits.ts';
import { milesBetween, type Place, type Point } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { addDays } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { CentreCard } from '../centre.ts';
import type { seniorCare } from '../contract.ts';
import type { Asked, CentreSearch } from '../search.ts';
import { LONGEST_STAY_DAYS } from '../stay.ts';
import { cardOf, hasSpace, type Terms, termsOf } from './centre-card.ts';
import { isOutOfReach } from './centre-seats.ts';
import { choose, type Neighbour, sorted } from './search-choices.ts';
import {
  bestRatedIds,
  type Facts,
  type FullDays,
  fullDaysOf,
  type ListedCentre,
  listedCentres,
  nearestCentres,
} from './search-store.ts';

type Moment = { now: Date };

/** Of each kind, so many of the nearest are looked at; beyond, counts say '100+'. */
const MOST_CANDIDATES = 100;
/** So many when filters or a late page leave too few of them. */
const MOST_CANDIDATES_FURTHER = 1000;

/**
 * The search of the list page: three queries, and a fourth where filters or a late page leave too few of the nearest. Seats are asked of
 * those that fit everything else, or of all when only centres with space are wanted. Throws `invalid_input`.
 */
export async function searchCentres(
  db: Db,
  search: CentreSearch,
  { now }: Moment,
): Promise<Answer<typeof seniorCare.search>> {
  const { point, place } = await placeOf(search);
  checkDays(search, now);
  const terms = termsOf(search, now);
  const { found, isMore } = await whoFits(db, { search, point, terms });
  const page = sorted(found, search.sort).slice((search.page - 1) * RESULTS_A_PAGE, search.page * RESULTS_A_PAGE);
  const [fullDays, listed] = await Promise.all([
    fullDaysOf(db, idsOf(page), terms.span),
    listedCentres(db, idsOf(page)),
  ]);
  const data = cardsOf(listed, { ids: idsOf(page), from: point, fullDays, terms });
  return { data, pagization: { totalCount: found.length, isMore }, place };
}

/** How many each choice of the filters would leave, seats included. Throws `invalid_input`. */
export async function countCentres(
  db: Db,
  search: CentreSearch,
  { now }: Moment,
): Promise<Answer<typeof seniorCare.counts>> {
  const { point } = await placeOf(search);
  checkDays(search, now);
  const terms = termsOf(search, now);
  const { found, counts, withoutFilters } = await whoFits(db, { search, point, terms });
  const fullDays = await fullDaysOf(db, idsOf(found), terms.span);
  const space = found.filter(({ centre }) =>
    hasSpace({ ...centre, fullDays: fullDays.get(centre.id) ?? [] }, terms.ask(centre)),
  ).length;
  return { counts: { ...counts, space: { 1: space } }, withoutFilters };
}

type Neighbourhood = { search: CentreSearch; point: Point; most: number; terms: Terms };

async function whoFits(db: Db, asked: Omit<Neighbourhood, 'most'>) {
  const near = await neighbourhood(db, { ...asked, most: MOST_CANDIDATES });
  const isShort = near.isMore && near.found.length < asked.search.page * RESULTS_A_PAGE;
  return isShort ? neighbourhood(db, { ...asked, most: MOST_CANDIDATES_FURTHER }) : near;
}

/** `isMore`: beyond those that were looked at there are others within the asked distance. */
async function neighbourhood(db: Db, { search, point, most, terms }: Neighbourhood) {
  const candidates = await nearestCentres(db, { point, most });
  const fullDays = search.space
    ? await fullDaysOf(
        db,
        candidates.map(({ id }) => id),
        terms.span,
      )
    : undefined;
  const neighbours = candidates.map((centre): Neighbour => ({
    centre,
    miles: milesBetween(point, centre),
    hasSpace:
      fullDays !== undefined && hasSpace({ ...centre, fullDays: fullDays.get(centre.id) ?? [] }, terms.ask(centre)),
  }));
  return { ...choose(neighbours, search), isMore: isCut(neighbours, { search, most }) };
}

function isCut(neighbours: readonly Neighbour[], { search, most }: Pick<Neighbourhood, 'search' | 'most'>) {
  const within = new Map<string, number>();
  for (const { centre, miles } of neighbours)
    if (miles <= search.miles) within.set(centre.kind, (within.get(centre.kind) ?? 0) + 1);
  return [...within].some(
    ([kind, count]) => count === most && (search.kind.length === 0 || search.kind.some((chosen) => chosen === kind)),
  );
}

/** Where the search begins: the named place, or the caller's own point with the town that it lies in. */
async function placeOf({
  place: typed,
  latitude,
  longitude,
}: CentreSearch): Promise<{ point: Point; place: Place | null }> {
  const book = await gazetteer();
  if (typed !== '') {
    const place = book.find(typed);
    if (!place) throw wrong('place', 'errors.placeUnknown');
    return { point: place, place };
  }
  if (latitude === undefined || longitude === undefined) throw wrong('place', 'errors.placeBlank');
  const town = book.nearest({ latitude, longitude });
  return { point: { latitude, longitude }, place: town ? { ...town, latitude, longitude } : null };
}

/** Days that the calendar of bookings reaches, in their order. */
function checkDays({ in: first, out: last }: Asked, now: Date) {
  if (first !== undefined && isOutOfReach(first, now)) throw wrong('in', 'errors.dateImproper');
  if (last !== undefined && isOutOfReach(last, now)) throw wrong('out', 'errors.dateImproper');
  if (first === undefined || last === undefined) return;
  if (last < first) throw wrong('out', 'errors.checkOutBefore');
  if (last > addDays(first, LONGEST_STAY_DAYS)) throw wrong('out', 'errors.stayTooLong');
}

const wrong = (field: string, key: string) => new Failure('invalid_input', { issues: [{ field, key }] });

const idsOf = (neighbours: readonly Neighbour[]) => neighbours.map(({ centre }) => centre.id);

type Shown = { ids: readonly string[]; from: Point | null; fullDays: FullDays; terms: Terms };

/** Cards in the order of their ids. */
function cardsOf(listed: readonly ListedCentre[], { ids, from, fullDays, terms }: Shown): CentreCard[] {
  const cards = new Map(
    listed.map((centre) => {
      const { _id: id } = centre.facts;
      return [id, cardOf(centre, { from, fullDays: fullDays.get(id) ?? [], asking: terms.ask(centre.facts) })];
    }),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const TOP = 8;
const anyTime: Asked = { in: undefined, out: undefined, days: [], guests: 1 };

/** The best rated verified centres within 25 miles of a place; of the country without a place, or when there is none of that name. */
export async function topRated(db: Db, typed: string, { now }: Moment): Promise<Answer<typeof seniorCare.topRated>> {
  const place = (await gazetteer()).find(typed) ?? null;
  const ids = place ? await bestRatedNear(db, place) : await bestRatedIds(db, TOP);
  return { data: await showCards(db, ids, { from: place, now }), place };
}

async function bestRatedNear(db: Db, place: Place) {
  const neighbours = await nearbyCentres(db, place, MOST_CANDIDATES);
  return idsOf(
    sorted(
      neighbours.filter(({ centre }) => centre.isVerified),
      'rating',
    ).slice(0, TOP),
  );
}

/** Centres within 25 miles, whatever their seats. */
async function nearbyCentres(db: Db, point: Point, most: number): Promise<Neighbour[]> {
  const candidates = await nearestCentres(db, { point, most });
  const neighbours = candidates.map((centre) => ({ centre, miles: milesBetween(point, centre), hasSpace: true }));
  return neighbours.filter(({ miles }) => miles <= DEFAULT_MILES);
}

const NEIGHBOURS = 4;

/** The centres next to one, its own kind before others. */
export async function neighboursOf(db: Db, facts: Facts, { now }: Moment): Promise<CentreCard[]> {
  const others = (await nearbyCentres(db, facts, NEIGHBOURS + 1)).filter(({ centre }) => centre.id !== facts._id);
  const isOfKind = ({ centre }: Neighbour) => Number(centre.kind === facts.kind);
  const byKind = sorted(others, 'distance').toSorted((one, other) => isOfKind(other) - isOfKind(one));
  return showCards(db, idsOf(byKind.slice(0, NEIGHBOURS)), { from: facts, now });
}

/** Cards of centres for whoever has said no days yet. */
async function showCards(
  db: Db,
  ids: readonly string[],
  { from, now }: Moment & { from: Point | null },
): Promise<CentreCard[]> {
  const terms = termsOf(anyTime, now);
  const [fullDays, listed] = await Promise.all([fullDaysOf(db, ids, terms.span), listedCentres(db, ids)]);
  return cardsOf(listed, { ids, from, fullDays, terms });
}
