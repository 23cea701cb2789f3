import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { FIRST_YEAR, SpokenLanguages, Training } from '#features/providers/professional.ts';
import { call, provider } from '#shared/call.ts';
import { CaregiverCard } from './caregiver.ts';
import { careServices } from './services.ts';
import { MOST_HOURS } from './visit.ts';

export const radii = [5, 10, 15, 25, 50] as const;

const hours = z
  .int('errors.invalid_input')
  .check(z.minimum(1, 'errors.invalid_input'), z.maximum(MOST_HOURS, 'errors.invalid_input'));

/** What a caregiver says of themselves. What was checked of them changes with the evidence alone. */
export const CaregiverProfileForm = z
  .object({
    about: AboutForm,
    hourCents: z
      .int('errors.hourPriceImproper')
      .check(z.gte(1000, 'errors.hourPriceImproper'), z.lte(20_000, 'errors.hourPriceImproper')),
    minHours: hours,
    maxHours: hours,
    radiusMiles: z.literal([...radii], 'errors.invalid_input'),
    services: z
      .array(z.enum(careServices, 'errors.invalid_input'))
      .check(z.minLength(1, 'errors.helpNone'), z.maxLength(careServices.length, 'errors.invalid_input')),
    languages: SpokenLanguages,
    gender: z.nullable(z.enum(genders, 'errors.invalid_input')),
    /** The year in which they began; this one at the latest, which the server knows. */
    since: z.nullable(
      z
        .int('errors.sinceImproper')
        .check(z.gte(FIRST_YEAR, 'errors.sinceImproper'), z.lte(2100, 'errors.sinceImproper')),
    ),
    training: Training,
  })
  .check(
    z.refine(({ minHours, maxHours }) => minHours <= maxHours, { error: 'errors.lengthsOrder', path: ['maxHours'] }),
  );
export type CaregiverProfileForm = z.output<typeof CaregiverProfileForm>;

export const CaregiverProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  about: z.object({ en: z.string(), sp: z.string() }),
  since: z.nullable(z.int()),
  training: z.array(z.string()),
  /** As nobody else sees it before they are verified. */
  hourCents: z.nullable(z.int()),
  /** Whether families find them: for that they say when they come, too. */
  hasHours: z.boolean(),
  /** As they stand in the list of families. */
  card: CaregiverCard,
});
export type CaregiverProfile = z.output<typeof CaregiverProfile>;

export const caregiverProfiles = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/caregivers/v1.0/profiles',
    access: provider('stays'),
    summary: 'The caregivers that I work for',
    reply: z.object({ data: z.array(CaregiverProfile) }),
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/caregivers/v1.0/profile/:id',
    access: provider('profile'),
    summary:
      'Change what a caregiver says of themselves, their price, how long and how far they come; bookings made before keep their price',
    body: CaregiverProfileForm,
    reply: z.object({ data: CaregiverProfile }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
