import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { commonFields, licenceState, listShape } from '#features/search/place-search.ts';
import { list, spare } from '#features/search/query-schema.ts';
import { LONGEST_PLAN } from '#features/providers/plans.ts';
import { isTimeZone } from '#shared/dates.ts';
import { longest } from '#shared/text-rules.ts';
import { modes } from './appointment-price.ts';
import { specialties } from './specialties.ts';

export const doctorSorts = ['soonest', 'rating', 'price', 'name'] as const;

/** When somebody wants to be seen: today, or within seven days, today included. */
export const wants = ['today', 'week'] as const;

/** In characters. */
export const LONGEST_WORDS = 120;

const invalid = 'errors.invalid_input';

/** The whole search, as it stands in the address bar and travels to the server: `?q=chest pain&language=es&when=today`. */
export const DoctorSearch = z.object({
  /** A name, a specialty, or a complaint in plain words. */
  q: z._default(z.string(invalid).check(z.trim(), longest(LONGEST_WORDS, invalid)), ''),
  specialty: list(z.enum(specialties, invalid)),
  when: z.optional(spare(z.enum(wants, invalid))),
  /** The reader's zone, in which a day is today; without it each doctor's own counts. */
  zone: z.optional(spare(z.string(invalid).check(z.refine(isTimeZone, invalid)))),
  mode: z.optional(spare(z.enum(modes, invalid))),
  ...commonFields,
  gender: z.optional(spare(z.enum(genders, invalid))),
  /** Names of insurance plans, of which a doctor says that they take one. */
  plan: list(z.string().check(z.trim(), z.maxLength(LONGEST_PLAN, invalid))),
  state: licenceState,
  ...listShape(doctorSorts),
});
export type DoctorSearch = z.output<typeof DoctorSearch>;
