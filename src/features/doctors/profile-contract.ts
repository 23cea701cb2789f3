import * as z from 'zod/mini';
import { AboutForm } from '#features/providers/about.ts';
import { PlansTaken } from '#features/providers/plans.ts';
import { SpokenLanguages, Training } from '#features/providers/professional.ts';
import { call, provider } from '#shared/call.ts';
import { AppointmentPrices } from './appointment-price.ts';
import { DoctorCard } from './doctor.ts';
import { focuses } from './specialties.ts';

const price = z.nullable(
  z
    .int('errors.visitPriceImproper')
    .check(z.gte(500, 'errors.visitPriceImproper'), z.lte(100_000, 'errors.visitPriceImproper')),
);

/** What a doctor says of themselves. Who they are and what they may do is checked, and changes with the evidence alone. */
export const DoctorProfileForm = z.object({
  about: AboutForm,
  prices: z.object({ videoCents: price, chatCents: price }).check(
    z.refine(({ videoCents, chatCents }) => videoCents !== null || chatCents !== null, {
      error: 'errors.modeNone',
      path: ['videoCents'],
    }),
  ),
  focuses: z.array(z.enum(focuses, 'errors.invalid_input')).check(z.maxLength(focuses.length, 'errors.invalid_input')),
  languages: SpokenLanguages,
  training: Training,
  plans: PlansTaken,
  /** Visits that are paid stand at once; otherwise each waits for an answer. */
  acceptsItself: z.boolean('errors.invalid_input'),
});
export type DoctorProfileForm = z.output<typeof DoctorProfileForm>;

export const DoctorProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  about: z.object({ en: z.string(), sp: z.string() }),
  prices: AppointmentPrices,
  focuses: z.array(z.enum(focuses)),
  languages: z.array(z.string()),
  training: z.array(z.string()),
  plans: z.array(z.string()),
  acceptsItself: z.boolean(),
  /** As they stand in the list of families. */
  card: DoctorCard,
});
export type DoctorProfile = z.output<typeof DoctorProfile>;

export const doctorProfiles = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/doctors/v1.0/profiles',
    access: provider('stays'),
    summary: 'The doctors that I work for',
    reply: z.object({ data: z.array(DoctorProfile) }),
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/doctors/v1.0/profile/:id',
    access: provider('profile'),
    summary:
      'Change what a doctor says of themselves, their prices, languages and plans; bookings made before keep their price',
    body: DoctorProfileForm,
    reply: z.object({ data: DoctorProfile }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
