import * as z from 'zod/mini';
import { commonFields, placeShape } from '#features/search/place-search.ts';
import { MOST_MILES } from '#features/search/search-limits.ts';
import { flag, list, number, spare, whole } from '#features/search/query-schema.ts';
import { categories } from './catalogue.ts';

export const labSorts = ['distance', 'price', 'rating'] as const;

/** The radius of the specification, and the same in miles as people read it. */
export const RADIUS_METRES = 5000;
export const RADIUS_MILES = 3;
export const METRES_A_MILE = 1609.344;

const invalid = 'errors.invalid_input';

/** The whole search, as it stands in the address bar and travels to the server: `?place=Pasadena, CA&test=101&home=1`. */
export const LabSearch = z.object({
  ...placeShape(labSorts),
  miles: z._default(spare(number(1, MOST_MILES)), RADIUS_MILES),
  /** The number of a test or package in the catalogue. */
  test: z.optional(spare(whole(1, 999))),
  /** What at least one of their tests is about. */
  category: list(z.enum(categories, invalid)),
  /** They come home. */
  home: flag,
  ...commonFields,
});
export type LabSearch = z.output<typeof LabSearch>;
