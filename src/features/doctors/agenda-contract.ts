import * as z from 'zod/mini';
import { BookingTime } from '#features/bookings/calendar.ts';
import { call, provider } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { Mode } from './appointment-price.ts';

/** Somebody who comes to a doctor; `isPending`: the doctor has not answered yet. */
export const AgendaVisit = z.object({
  ...BookingTime.shape,
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  mode: Mode,
  /** The number in the doctor's day. */
  tokenId: z.int(),
  isPending: z.boolean(),
  /** The family has said that it comes at this time. */
  isSure: z.boolean(),
});
export type AgendaVisit = z.output<typeof AgendaVisit>;

export const Agenda = z.object({
  /** The first of the days, and today, on the doctor's calendar. */
  first: z.string(),
  today: z.string(),
  timeZone: z.string(),
  visits: z.array(AgendaVisit),
  /** When the free slots begin. */
  free: z.array(z.string()),
});
export type Agenda = z.output<typeof Agenda>;

/** The doctor's side of appointments. */
export const doctorDesk = {
  agenda: call({
    service: 'partner',
    method: 'GET',
    path: '/doctors/v1.0/agenda',
    access: provider('stays'),
    summary:
      'Who comes to the chosen doctor on some days, today first when none is named, and the free slots; null for another place; reading is in the trail',
    query: z.object({
      day: z.optional(Day),
      span: z._default(z.enum(['day', 'week'], 'errors.invalid_input'), 'day'),
    }),
    reply: z.object({ data: z.nullable(Agenda) }),
    failures: ['not_found'],
  }),
} as const;
