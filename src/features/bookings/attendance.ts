import * as z from 'zod/mini';
import { BookingTime, Fact } from './booking.ts';
import { Question } from './question.ts';

/** What a provider notes of somebody who is expected, in the order of a day. */
const attendanceStates = ['expected', 'arrived', 'left'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** Somebody who comes to a provider on a day, with what is known of their needs and how to reach the family. */
export const Expected = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  providerId: z.uuid(),
  providerName: z.string(),
  personName: z.string(),
  familyName: z.string(),
  phone: z.nullable(z.string()),
  what: z.string(),
  facts: z.array(Fact),
  note: z.nullable(z.string()),
  questions: z.array(Question),
  ...BookingTime.shape,
  timeZone: z.string(),
  arrivedAt: z.nullable(z.string()),
  leftAt: z.nullable(z.string()),
});
export type Expected = z.output<typeof Expected>;

export const stateOf = ({ arrivedAt, leftAt }: Pick<Expected, 'arrivedAt' | 'leftAt'>): AttendanceState =>
  leftAt !== null ? 'left' : arrivedAt !== null ? 'arrived' : 'expected';

export const AttendanceForm = z.object({
  startsAt: z.iso.datetime({ error: 'errors.invalid_input' }),
  state: z.enum(attendanceStates, 'errors.invalid_input'),
});
