import * as z from 'zod/mini';
import { disciplines } from '#features/providers/disciplines.ts';
import { LONGEST_PLAN } from '#features/providers/plans.ts';
import { commonFields, placeShape } from '#features/search/place-search.ts';
import { list, number, spare } from '#features/search/query-schema.ts';

export const agencySorts = ['distance', 'quality'] as const;

/** The public programs that many families ask for. */
export const programs = ['medicare', 'medicaid'] as const;
export type Program = (typeof programs)[number];

const invalid = 'errors.invalid_input';

/** The whole search, as it stands in the address bar and travels to the server: `?place=Pasadena, CA&need=nursing&program=medicare`. */
export const AgencySearch = z.object({
  ...placeShape(agencySorts),
  /** What is needed at home; one of these is enough. */
  need: list(z.enum(disciplines, invalid)),
  /** Who is to pay; one of these is enough. */
  program: list(z.enum(programs, invalid)),
  plan: list(z.string().check(z.trim(), z.maxLength(LONGEST_PLAN, invalid))),
  language: commonFields.language,
  /** Stars of quality at least. */
  stars: z.optional(spare(number(1, 5))),
});
export type AgencySearch = z.output<typeof AgencySearch>;
