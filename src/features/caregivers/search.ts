import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { commonFields, placeShape } from '#features/search/place-search.ts';
import { list, spare, whole } from '#features/search/query-schema.ts';
import { careServices } from './services.ts';

export const caregiverSorts = ['soonest', 'distance', 'price', 'rating'] as const;

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const invalid = 'errors.invalid_input';

/** The whole search, as it stands in the address bar and travels to the server: `?place=Pasadena, CA&help=dementia_care&day=1,3&max=35`. */
export const CaregiverSearch = z.object({
  ...placeShape(caregiverSorts),
  /** What somebody is to help with; one of these is enough. */
  help: list(z.enum(careServices, invalid)),
  /** On which weekdays; one of these is enough. */
  day: list(whole(1, weekdays.length)),
  ...commonFields,
  gender: z.optional(spare(z.enum(genders, invalid))),
});
export type CaregiverSearch = z.output<typeof CaregiverSearch>;
