import * as z from 'zod/mini';
import { Email } from '#features/account/credentials.ts';

/** What one can join a waiting list for: the services of the specification that are not open yet, or anything new (`general`). */
export const awaited = ['general', 'medicalSupplies', 'pharmacy', 'transportation'] as const;
export type Awaited = (typeof awaited)[number];

/** What is open, but not everywhere: it is awaited near a place, or by a plan that nobody takes yet. */
const awaitedSomewhere = ['seniorCare', 'caregivers', 'homeHealth', 'insurance'] as const;
export type AwaitedSomewhere = (typeof awaitedSomewhere)[number];

/** The word key of each one's name; of those, too, that somebody awaited before they opened. */
export const awaitedNames = {
  general: 'leads.service.general',
  medicalSupplies: 'leads.service.medicalSupplies',
  pharmacy: 'leads.service.pharmacy',
  transportation: 'leads.service.transportation',
  seniorCare: 'shell.service.seniorCare',
  doctors: 'shell.service.doctors',
  caregivers: 'shell.service.caregivers',
  insurance: 'leads.service.insurance',
  labTests: 'shell.service.labTests',
  homeHealth: 'shell.service.homeHealth',
} as const satisfies Record<Awaited | AwaitedSomewhere, string> & Record<string, string>;

export const isAwaited = (name: string | null): name is Awaited => awaited.some((known) => known === name);

export const WaitingListForm = z.object({
  service: z.enum([...awaited, ...awaitedSomewhere], 'errors.serviceUnselected'),
  email: Email,
  /** Near which town or ZIP code, when not everywhere. */
  place: z.optional(z.string().check(z.trim(), z.maxLength(80, 'errors.invalid_input'))),
});
export type WaitingListForm = z.output<typeof WaitingListForm>;
