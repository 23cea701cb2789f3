import * as z from 'zod/mini';
import { Address, Zip } from '#features/account/profile.ts';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { Issue } from '#features/bookings/question.ts';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import type { Issue as Wrong } from '#shared/failure.ts';
import { type CareService, careServices } from './services.ts';

/** The kind of booking, and the name by which a caregiver's hours and slots stand in `availability`, as `provider_kinds.slot_service` says. */
export const CARE_VISIT = 'care_visit';

/** No visit is longer. */
export const MOST_HOURS = 12;

export const WantedServices = z
  .array(z.enum(careServices, 'errors.invalid_input'))
  .check(z.minLength(1, 'errors.serviceUnselected'), z.maxLength(careServices.length, 'errors.invalid_input'));

/** Where the caregiver comes. */
export const Home = { street: Address, zip: Zip } as const;

/** What every request of visits says, but for when they are. */
export const VisitBasics = {
  caregiverId: z.uuid('errors.invalid_input'),
  hours: z
    .int('errors.mandatory')
    .check(z.minimum(1, 'errors.invalid_input'), z.maximum(MOST_HOURS, 'errors.invalid_input')),
  services: WantedServices,
  /** Whom it is for, as a person’s id; left out for oneself. */
  familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
  ...Home,
  issue: Issue,
  careNotes: z.optional(CareNotes),
  /** What the page said it costs, in cents: another price answers `price_changed` and books nothing. */
  expectedCents: z.optional(z.int('errors.invalid_input')),
} as const;

export const VisitRequest = z.object({ ...VisitBasics, startsAt: SlotInstant });
export type VisitRequest = z.output<typeof VisitRequest>;

/** What a booking freezes of a visit, or of each of several, besides its time. The street stands in its address, which the caregiver reads from their yes on. */
export const VisitDetails = z.object({
  services: z.array(z.enum(careServices)),
  hours: z.int(),
  hourCents: z.int(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** From where the caregiver lives, straight over the ground. */
  miles: z.number(),
  /** How often it was moved: calendars need to know which file is the latest. */
  moves: z.int(),
});
export type VisitDetails = z.output<typeof VisitDetails>;

/** A visit as its booking has frozen it. */
export const detailsOf = (details: Record<string, unknown>): VisitDetails => z.parse(VisitDetails, details);

/** What is wrong with help that is asked for; undefined where all of it is offered. */
export const helpProblem = (
  services: readonly CareService[],
  { helpsWith }: { helpsWith: readonly string[] },
): Wrong | undefined =>
  services.every((service) => helpsWith.includes(service))
    ? undefined
    : { field: 'services', key: 'errors.helpNotOffered' };

type Reach = { minHours: number; maxHours: number; radiusMiles: number };

/** What is wrong with a visit so long; undefined where that is offered. */
export const lengthProblem = (hours: number, { minHours: least, maxHours: most }: Reach): Wrong | undefined =>
  hours < least || hours > most
    ? { field: 'hours', key: 'errors.lengthNotOffered', values: { least, most } }
    : undefined;

/** What is wrong with a home so far away; undefined where the caregiver comes. */
export const homeProblem = (away: number, { radiusMiles: miles }: Reach): Wrong | undefined =>
  away > miles ? { field: 'zip', key: 'errors.homeTooFar', values: { miles } } : undefined;

export const totalOf = (hours: number, hourCents: number): number => hours * hourCents;
