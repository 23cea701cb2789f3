import * as z from 'zod/mini';
import { AboutForm, LONGEST_ABOUT } from '#features/providers/about.ts';
import { disciplines } from '#features/providers/disciplines.ts';
import { PlansTaken } from '#features/providers/plans.ts';
import { FIRST_YEAR, SpokenLanguages } from '#features/providers/professional.ts';
import { call, provider } from '#shared/call.ts';
import { longest } from '#shared/text-rules.ts';
import { AgencyCard } from './agency.ts';
import { programs } from './search.ts';

/** So many people stand on the page of an agency. */
export const MOST_PROFESSIONALS = 30;
/** So many ZIP codes besides the radius. */
export const MOST_ZIPS = 60;

export const radii = [10, 15, 25, 40, 60, 100] as const;

const invalid = 'errors.invalid_input';
const AboutThem = z.string(invalid).check(z.trim(), longest(LONGEST_ABOUT, 'errors.aboutTooLong'));

/** Somebody who comes, as the agency says it; an id only of one who stands there already. */
export const ProfessionalForm = z.object({
  _id: z.nullable(z.uuid(invalid)),
  name: z
    .string('errors.professionalNameBlank')
    .check(z.trim(), z.minLength(3, 'errors.professionalNameBlank'), longest(80, 'errors.tooLong')),
  discipline: z.enum(disciplines, 'errors.disciplineUnselected'),
  credential: z.string().check(z.trim(), longest(40, 'errors.tooLong')),
  /** The year in which they began; this one at the latest, which the server knows. */
  since: z.nullable(
    z.int('errors.sinceImproper').check(z.gte(FIRST_YEAR, 'errors.sinceImproper'), z.lte(2100, 'errors.sinceImproper')),
  ),
  languages: SpokenLanguages,
  about: z.object({ en: AboutThem, sp: AboutThem }),
});
export type ProfessionalForm = z.output<typeof ProfessionalForm>;

/** What an agency offers, where it comes and who pays. */
export const AgencyOffer = z.object({
  about: AboutForm,
  services: z
    .array(z.enum(disciplines, invalid))
    .check(z.minLength(1, 'errors.agencyServicesNone'), z.maxLength(disciplines.length, invalid)),
  radiusMiles: z.literal([...radii], invalid),
  zips: z
    .array(z.string().check(z.regex(/^\d{5}$/, 'errors.zipsImproper')))
    .check(z.maxLength(MOST_ZIPS, 'errors.zipsImproper')),
  programs: z.array(z.enum(programs, invalid)).check(z.maxLength(programs.length, invalid)),
  plans: PlansTaken,
  languages: SpokenLanguages,
});
export type AgencyOffer = z.output<typeof AgencyOffer>;

/** What an agency says of itself. What was checked of it changes with the evidence alone, and its stars in the register. */
export const AgencyProfileForm = z.extend(AgencyOffer, {
  professionals: z.array(ProfessionalForm).check(z.maxLength(MOST_PROFESSIONALS, 'errors.professionalsMost')),
});
export type AgencyProfileForm = z.output<typeof AgencyProfileForm>;

export const AgencyProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  about: z.object({ en: z.string(), sp: z.string() }),
  zips: z.array(z.string()),
  plans: z.array(z.string()),
  professionals: z.array(ProfessionalForm),
  /** As it stands in the list of families. */
  card: AgencyCard,
});
export type AgencyProfile = z.output<typeof AgencyProfile>;

export const agencyProfiles = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/homeHealth/v1.0/profiles',
    access: provider('profile'),
    summary: 'The agencies that I work for',
    reply: z.object({ data: z.array(AgencyProfile) }),
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/homeHealth/v1.0/profile/:id',
    access: provider('profile'),
    summary: 'Change what an agency offers, where it comes, who pays and who comes; families see it at once',
    body: AgencyProfileForm,
    reply: z.object({ data: AgencyProfile }),
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
} as const;
