import * as z from 'zod/mini';
import { Place } from '#features/places/place.ts';
import { list, number, spare, whole } from './query-schema.ts';
import { DEFAULT_MILES, MOST_COMPARED, MOST_MILES } from './search-limits.ts';

/** What every search has, with the orders of a service, of which the first goes without saying. */
export const listShape = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: z._default(spare(z.enum(sorts, 'errors.invalid_input')), sorts[0] as Sorts[number]),
  page: z._default(spare(whole(1, 100)), 1),
});

/** What every search around a place has; a service adds the fields of its own filters. */
export const placeShape = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  /** A town, a ZIP code, or left out with coordinates: 'near me'. */
  place: z._default(z.string().check(z.trim(), z.maxLength(80, 'errors.invalid_input')), ''),
  latitude: z.optional(spare(number(-90, 90))),
  longitude: z.optional(spare(number(-180, 180))),
  miles: z._default(spare(number(1, MOST_MILES)), DEFAULT_MILES),
  ...listShape(sorts),
});

/** Fields of filters that any provider can be asked by; each is one row of `common-filters.ts`. */
export const commonFields = {
  /** The most that one unit may cost, in whole dollars. */
  max: z.optional(spare(whole(1, 10_000))),
  rating: z.optional(spare(number(1, 5))),
  language: list(z.string().check(z.regex(/^[a-z]{2,3}$/, 'errors.invalid_input'))),
} as const;

/** Postal codes of states, of which one has licensed the provider. */
export const licenceState = list(z.string().check(z.regex(/^[A-Z]{2}$/, 'errors.invalid_input')));

/** Providers that are to stand side by side. */
export const comparedIds = list(z.uuid('errors.invalid_input')).check(
  z.maxLength(MOST_COMPARED, 'errors.invalid_input'),
);

/** What the answer to a search says besides the cards. `isMore`: there are more than were looked at, so the count is '100+'. */
export const resultsShape = {
  pagization: z.object({ totalCount: z.int(), isMore: z.boolean() }),
  place: z.nullable(Place),
};

/** By filter and choice, how many providers the choice would leave, the other filters staying as they are; a flag's choice is `1`. */
export const Counts = z.record(z.string(), z.record(z.string(), z.int()));
export type Counts = z.output<typeof Counts>;

/** The answer of a service's call for counts. `withoutFilters`: how many there are within the asked distance, whatever the filters. */
export const CountedChoices = z.object({ counts: Counts, withoutFilters: z.int() });
export type CountedChoices = z.output<typeof CountedChoices>;
