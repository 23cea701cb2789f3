import { type CentreSearch, type Counts, distances, priceSteps, ratingSteps } from '../search.ts';
import { kinds } from '../stay.ts';
import type { Candidate } from './search-store.ts';

/** A centre of the neighbourhood, with what only the search can say of it. */
export type Neighbour = Candidate & { miles: number; hasSpace: boolean };

/** What each group of choices asks of a centre; a group in which nothing is chosen lets everybody pass. */
const groups = {
  kind: ({ kind }: Neighbour, search: CentreSearch) => search.kind.length === 0 || search.kind.includes(kind),
  miles: ({ miles }: Neighbour, search: CentreSearch) => miles <= search.miles,
  max: ({ dayCents }: Neighbour, { max }: CentreSearch) => max === undefined || costsAtMost(dayCents, max),
  rating: ({ rating }: Neighbour, search: CentreSearch) => search.rating === undefined || (rating ?? 0) >= search.rating,
  language: ({ languages }: Neighbour, { language }: CentreSearch) => language.length === 0 || language.some((one) => languages.includes(one)),
  rides: ({ offersRides }: Neighbour, { rides }: CentreSearch) => !rides || offersRides,
  memory: ({ supportsMemory }: Neighbour, { memory }: CentreSearch) => !memory || supportsMemory,
  space: ({ hasSpace }: Neighbour, { space }: CentreSearch) => !space || hasSpace,
};
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[];

const costsAtMost = (dayCents: number, dollars: number) => dayCents <= dollars * 100;

export type Outcome = { found: Neighbour[]; counts: Counts; rescue: { withoutFilters: number; within50Miles: number } | null };

/** Which neighbours fit all choices, and how many each choice would leave. */
export function choose(neighbours: readonly Neighbour[], search: CentreSearch): Outcome {
  const judged = neighbours.map((centre) => ({ centre, failed: groupNames.filter((group) => !groups[group](centre, search)) }));
  const passing = (group?: Group) => judged.filter(({ failed }) => failed.every((one) => one === group)).map(({ centre }) => centre);
  const found = passing();
  return { found, counts: countsOf(passing), rescue: found.length > 0 ? null : rescueOf(neighbours, search, passing('miles')) };
}

const FARTHEST = 50;

const rescueOf = (neighbours: readonly Neighbour[], { miles }: CentreSearch, atAnyDistance: readonly Neighbour[]) => ({
  withoutFilters: neighbours.filter((centre) => centre.miles <= miles).length,
  within50Miles: atAnyDistance.filter((centre) => centre.miles <= FARTHEST).length,
});

function countsOf(passing: (group: Group) => Neighbour[]): Counts {
  const [byKind, byMiles, byPrice, byRating, byLanguage] = [passing('kind'), passing('miles'), passing('max'), passing('rating'), passing('language')];
  const speakers = byLanguage.flatMap(({ languages }) => languages);
  return {
    kind: tally(kinds, (kind) => countOf(byKind, (centre) => centre.kind === kind)),
    miles: tally(distances, (distance) => countOf(byMiles, ({ miles }) => miles <= distance)),
    max: tally(priceSteps, (dollars) => countOf(byPrice, ({ dayCents }) => costsAtMost(dayCents, dollars))),
    rating: tally(ratingSteps, (step) => countOf(byRating, ({ rating }) => (rating ?? 0) >= step)),
    language: tally([...new Set(speakers)].sort(), (language) => countOf(speakers, (one) => one === language)),
    rides: countOf(passing('rides'), ({ offersRides }) => offersRides),
    memory: countOf(passing('memory'), ({ supportsMemory }) => supportsMemory),
    space: countOf(passing('space'), ({ hasSpace }) => hasSpace),
  };
}

const countOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean) => items.reduce((count, item) => count + (fits(item) ? 1 : 0), 0);

const tally = <Choice extends string | number>(choices: readonly Choice[], count: (choice: Choice) => number) =>
  Object.fromEntries(choices.map((choice) => [choice, count(choice)])) as Record<Choice, number>;

const orders: Record<CentreSearch['sort'], (one: Neighbour, other: Neighbour) => number> = {
  distance: () => 0,
  price: (one, other) => one.dayCents - other.dayCents,
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || other.reviewCount - one.reviewCount,
};

/** Nearest first; equal prices and ratings too. */
export const sorted = (neighbours: readonly Neighbour[], sort: CentreSearch['sort']): Neighbour[] =>
  neighbours.toSorted((one, other) => orders[sort](one, other) || one.miles - other.miles || (one.id < other.id ? -1 : 1));
