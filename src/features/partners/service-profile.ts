import * as z from 'zod/mini';
import { OwnHoursForm as TimesPart } from '#features/availability/partner-contract.ts';
import { CaregiverProfileForm as HelpPart } from '#features/caregivers/profile-contract.ts';
import { LabProfileForm as TestsPart } from '#features/diagnostics/profile-contract.ts';
import { AgencyOffer as VisitingPart } from '#features/home-health/profile-contract.ts';
import type { ContactKind } from '#features/providers/application.ts';

export { HelpPart, TestsPart, TimesPart, VisitingPart };

/** Who sells hours among those who join with a contact, and how: as their rows of `provider_kinds` say it. */
export const slotsOfKind = {
  caregiver: { fixedMinutes: 60, mostPlaces: 1 },
  diagnosticCenter: { fixedMinutes: null, mostPlaces: 12 },
} as const satisfies Partial<Record<ContactKind, { fixedMinutes: number | null; mostPlaces: number }>>;

const about = z.object({ en: z.string(), sp: z.string() });
const texts = z.array(z.string());

/** What the services of a care giver, a test center and an agency are told before they open: null where nobody has answered yet. */
export const ServiceProfile = z.object({
  /** What a care giver helps with, and what an hour costs. */
  help: z.nullable(z.object({ ...HelpPart.shape, about, training: texts, languages: texts })),
  /** What a center tests, and for how much. */
  tests: z.nullable(
    z.object({
      ...TestsPart.shape,
      about,
      languages: texts,
      offers: z.array(z.object({ _id: z.string(), cents: z.int() })),
    }),
  ),
  /** What an agency offers, where it comes and who pays. */
  visiting: z.nullable(z.object({ ...VisitingPart.shape, about, zips: texts, plans: texts, languages: texts })),
  /** The weekly hours of a care giver or a test center. */
  times: z.nullable(z.object({ ...TimesPart.shape, capacity: z.int() })),
});
export type ServiceProfile = z.output<typeof ServiceProfile>;
