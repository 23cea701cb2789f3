import type { Counts } from '#features/search/place-search.ts';
import { distances } from '#features/search/search-limits.ts';
import type { CentreSearch } from '../search.ts';
import { kinds } from '../stay-limits.ts';
import type { Candidate } from './search-store.ts';

/** A centre of the neighbourhood, with what only the search can say of it. `hasSpace` counts only where space is asked for. */
export type Neighbour = { centre: Candidate; miles: number; hasSpace: boolean };

/** What each group of choices asks of a centre; a group in which nothing is chosen lets everybody pass. */
const groups = {
  kind: ({ centre }: Neighbour, { kind }: CentreSearch) => kind.length === 0 || kind.includes(centre.kind),
  miles: ({ miles }: Neighbour, search: CentreSearch) => miles <= search.miles,
  max: ({ centre }: Neighbour, { max }: CentreSearch) => max === undefined || costsAtMost(centre, max),
  rating: ({ centre }: Neighbour, { rating }: CentreSearch) => rating === undefined || isRated(centre, rating),
  language: ({ centre }: Neighbour, { language }: CentreSearch) =>
    language.length === 0 || language.some((one) => centre.languages.includes(one)),
  rides: ({ centre }: Neighbour, { rides }: CentreSearch) => !rides || centre.offersRides,
  memory: ({ centre }: Neighbour, { memory }: CentreSearch) => !memory || centre.supportsMemory,
  space: ({ hasSpace }: Neighbour, { space }: CentreSearch) => !space || hasSpace,
};
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[]; // Object.keys forgets the keys' type

const costsAtMost = ({ dayCents }: Candidate, dollars: number) => dayCents <= dollars * 100;
const isRated = ({ rating }: Candidate, least: number) => (rating ?? 0) >= least;

export type Outcome = { found: Neighbour[]; counts: Counts; withoutFilters: number };

const priceSteps = [75, 90, 110, 150, 200];
const ratingSteps = [4.8, 4.5, 4];

/** Which neighbours fit all choices, and how many each choice would leave. Space is counted by whoever knows the seats. */
export function choose(neighbours: readonly Neighbour[], search: CentreSearch): Outcome {
  const failed = neighbours.map((neighbour) => failedGroups(neighbour, search));
  const passing = (open: number) => neighbours.filter((_, index) => ((failed[index] ?? 0) & ~open) === 0);
  const withoutFilters = countOf(neighbours, ({ miles }) => miles <= search.miles);
  return { found: passing(0), counts: countsOf((group) => passing(bitOf(group))), withoutFilters };
}

const bitOf = (group: Group) => 1 << groupNames.indexOf(group);

/** One bit for each group that a centre does not pass. */
const failedGroups = (neighbour: Neighbour, search: CentreSearch) =>
  groupNames.reduce((failed, group, index) => (groups[group](neighbour, search) ? failed : failed | (1 << index)), 0);

function countsOf(passing: (group: Group) => Neighbour[]): Counts {
  const [byKind, byMiles, byPrice, byRating] = [passing('kind'), passing('miles'), passing('max'), passing('rating')];
  return {
    kind: tally(kinds, (kind) => countOf(byKind, ({ centre }) => centre.kind === kind)),
    miles: tally(distances, (distance) => countOf(byMiles, ({ miles }) => miles <= distance)),
    max: tally(priceSteps, (dollars) => countOf(byPrice, ({ centre }) => costsAtMost(centre, dollars))),
    rating: tally(ratingSteps, (step) => countOf(byRating, ({ centre }) => isRated(centre, step))),
    language: languagesOf(passing('language')),
    rides: { 1: countOf(passing('rides'), ({ centre }) => centre.offersRides) },
    memory: { 1: countOf(passing('memory'), ({ centre }) => centre.supportsMemory) },
  };
}

function languagesOf(neighbours: readonly Neighbour[]): Record<string, number> {
  const speakers = new Map<string, number>();
  for (const { centre } of neighbours)
    for (const language of centre.languages) speakers.set(language, (speakers.get(language) ?? 0) + 1);
  return Object.fromEntries([...speakers].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const countOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean) =>
  items.reduce((count, item) => count + (fits(item) ? 1 : 0), 0);

const tally = <Choice extends string | number>(choices: readonly Choice[], count: (choice: Choice) => number) =>
  Object.fromEntries(choices.map((choice) => [choice, count(choice)])) as Record<Choice, number>; // Object.fromEntries forgets the keys

const orders: Record<CentreSearch['sort'], (one: Neighbour, other: Neighbour) => number> = {
  distance: () => 0,
  price: (one, other) => one.centre.dayCents - other.centre.dayCents,
  rating: (one, other) =>
    (other.centre.rating ?? 0) - (one.centre.rating ?? 0) || other.centre.reviewCount - one.centre.reviewCount,
};

/** Nearest first; equal prices and ratings too. */
export const sorted = (neighbours: readonly Neighbour[], sort: CentreSearch['sort']): Neighbour[] =>
  neighbours.toSorted(
    (one, other) => orders[sort](one, other) || one.miles - other.miles || (one.centre.id < other.centre.id ? -1 : 1),
  );
