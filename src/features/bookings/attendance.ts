import * as z from 'zod/mini';
import { CareNotes } from '#features/care-notes/care-notes.ts';
import { Fact } from './booking.ts';
import { BookingTime } from './calendar.ts';
import { Question } from './question.ts';

/** What a provider notes of somebody who is expected, in the order of a day, or when they do not come. */
const attendanceStates = ['expected', 'arrived', 'left', 'missed'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Somebody who comes to a provider on a day, with what is known of their needs and how to reach the family. */
export const ExpectedVisit = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  kind: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  personName: z.string(),
  familyName: z.string(),
  phone: z.nullable(z.string()),
  what: z.string(),
  isAtHome: z.boolean(),
  facts: z.array(Fact),
  note: z.nullable(z.string()),
  /** What the kind calls the note. */
  noteTerm: z.string(),
  questions: z.array(Question),
  /** What the family tells the provider of them; null when it tells nothing. */
  careNotes: z.nullable(CareNotes),
  ...BookingTime.shape,
  timeZone: z.string(),
  /** The family has said that it comes, on the first day of what it booked. */
  isSure: z.boolean(),
  arrivedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
  /** When it was noted that nobody came. */
  missedAt: z.nullable(z.string()),
});
export type ExpectedVisit = z.output<typeof ExpectedVisit>;

/** Somebody who will not come on a day, because the family let that day go. */
export const AbsentPerson = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  /** When the family said so. */
  saidAt: z.string(),
  timeZone: z.string(),
});
export type AbsentPerson = z.output<typeof AbsentPerson>;

/** Somebody whose request for a day still waits for an answer. */
export const UndecidedVisit = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  startsAt: z.string(),
  /** Until when the provider answers. */
  answerBy: z.string(),
  timeZone: z.string(),
});
export type UndecidedVisit = z.output<typeof UndecidedVisit>;

export type AttendanceNote = Pick<ExpectedVisit, 'arrivedAt' | 'leftAt' | 'missedAt'>;

export function stateOf({ arrivedAt, leftAt, missedAt }: AttendanceNote): AttendanceState {
  if (missedAt !== null) return 'missed';
  return leftAt !== null ? 'left' : arrivedAt !== null ? 'arrived' : 'expected';
}

export const AttendanceForm = z.object({
  startsAt: z.iso.datetime({ error: 'errors.invalid_input' }),
  state: z.enum(attendanceStates, 'errors.invalid_input'),
});
