import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { Issue } from '#features/bookings/question.ts';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import { Reports } from '#features/intake/intake.ts';
import { Mode } from './appointment-price.ts';

/** Made by the device that chooses a slot: by it the slot is that device's own, before and after the log-in. */
export const HoldKey = z.string('errors.invalid_input').check(z.regex(/^[0-9a-f-]{32,36}$/, 'errors.invalid_input'));

export const AppointmentRequest = z.object({
  doctorId: z.uuid('errors.invalid_input'),
  mode: Mode,
  startsAt: SlotInstant,
  /** Whom it is for, as a person’s id; left out for oneself. */
  familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
  issue: Issue,
  /** What was answered to the questions before the visit and goes along. */
  intakeId: z.optional(z.uuid('errors.invalid_input')),
  /** Files that were sent for it, to go along. */
  reports: z.optional(Reports),
  careNotes: z.optional(CareNotes),
  /** What the page said it costs, in cents: another price answers `price_changed` and books nothing. */
  expectedCents: z.optional(z.int('errors.invalid_input')),
  key: HoldKey,
});
export type AppointmentRequest = z.output<typeof AppointmentRequest>;

/** What a booking freezes of an appointment besides its time. Why somebody comes stands in its note, and goes with it. */
export const AppointmentDetails = z.object({
  mode: Mode,
  specialty: z.string(),
  priceCents: z.int(),
  /** The specification’s token id: the number in the doctor’s day. */
  tokenId: z.int(),
  /** How often it was moved: calendars need to know which file is the latest. */
  moves: z.int(),
});
export type AppointmentDetails = z.output<typeof AppointmentDetails>;

/** An appointment as its booking has frozen it. */
export const detailsOf = (details: Record<string, unknown>): AppointmentDetails => z.parse(AppointmentDetails, details);
