import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { Phone, trimmed } from '#features/account/credentials.ts';
import { Address, Zip } from '#features/account/profile.ts';
import { HoursForm } from '#features/availability/partner-contract.ts';
import { DoctorProfileForm } from '#features/doctors/profile-contract.ts';
import { specialties } from '#features/doctors/specialties.ts';
import { FIRST_YEAR } from '#features/providers/professional.ts';
import { longest, shortest } from '#shared/text-rules.ts';

/** Besides the main one. */
export const MOST_OTHER_SPECIALTIES = 3;

const specialty = z.enum(specialties, 'errors.specialtyUnselected');

/** Who it is: a doctor of one main specialty and up to three others, and where to reach them. */
export const DoctorPart = z.object({
  name: z.pipe(
    trimmed('errors.nameBlank'),
    z.string().check(shortest(3, 'errors.nameShort'), longest(120, 'errors.tooLong')),
  ),
  gender: z.enum(genders, 'errors.genderBlank'),
  specialty,
  also: z.array(specialty).check(z.maxLength(MOST_OTHER_SPECIALTIES, 'errors.specialtiesMany')),
  /** The year in which they began to see patients. */
  since: z.pipe(
    trimmed('errors.sinceBlank'),
    z.string().check(z.refine((year) => /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR, 'errors.sinceImproper')),
  ),
  phone: Phone,
  street: Address,
  zip: Zip,
});
export type DoctorPart = z.output<typeof DoctorPart>;

/** The main specialty first, each once. */
export const specialtiesOf = ({ specialty: main, also }: Pick<DoctorPart, 'specialty' | 'also'>) => [
  ...new Set([main, ...also]),
];

/** What a visit costs, and when there are any. */
export const VisitsPart = z.object({ prices: DoctorProfileForm.shape.prices, hours: HoursForm });
export type VisitsPart = z.output<typeof VisitsPart>;

/** What patients read. */
export const BioPart = z.pick(DoctorProfileForm, { about: true, focuses: true, languages: true, plans: true });
export type BioPart = z.output<typeof BioPart>;

/** What is known of a doctor so far: null where nobody has answered yet. Town, state and point follow from the ZIP code. */
export const DoctorProfile = z.object({
  doctor: z.nullable(
    z.object({
      ...DoctorPart.shape,
      name: z.string(),
      since: z.string(),
      phone: z.string(),
      street: z.string(),
      zip: z.string(),
      city: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  visits: z.nullable(VisitsPart),
  bio: z.nullable(
    z.object({
      ...BioPart.shape,
      about: z.object({ en: z.string(), sp: z.string() }),
      languages: z.array(z.string()),
      plans: z.array(z.string()),
    }),
  ),
});
export type DoctorProfile = z.output<typeof DoctorProfile>;
