import * as z from 'zod/mini';
import { brand } from '#shared/brand.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { OfferReason } from './offer.ts';
import { keepsTime } from './offer.ts';
import type { Status } from './status.ts';

/** One time of a booking: a day of care, a visit, an appointment, a draw. `day` is its day on the provider's calendar. */
export const BookingTime = z.object({ day: z.string(), startsAt: z.string(), endsAt: z.string() });
export type BookingTime = z.output<typeof BookingTime>;

/** One time of a booking as calendars know it; `isGone`: the booking had it once, and a calendar may hold it still. */
export const CalendarTime = z.object({
  uid: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isGone: z.boolean(),
});
export type CalendarTime = z.output<typeof CalendarTime>;

/**
 * `number`: which one of the times of its booking it is, from 1; of one that is gone it says nothing. `bookedFor`: when it was to
 * begin before it was moved.
 */
type CalendarDate = {
  day: string;
  number: number;
  startsAt: Date;
  endsAt: Date;
  bookedFor: Date | null;
  isGone: boolean;
};
/** By what the times of a kind are known: by their day, by when each was booked for, or by their number. */
export type TimeIdentity = 'day' | 'instant' | 'number';
type BookingIdentity = { bookingId: string; knownBy: TimeIdentity };

/**
 * A time under the name that it keeps in every calendar. By day: of days of which one may go while the others stay. By the instant for
 * which it was booked: where one may go, and one that is moved stays the same event. By number otherwise, which does the latter.
 */
export function calendarTime({ bookingId, knownBy }: BookingIdentity, time: CalendarDate): CalendarTime {
  const { day, number, startsAt, endsAt, bookedFor, isGone } = time;
  const names = { day, number, instant: (bookedFor ?? startsAt).getTime() / MINUTE_MS };
  return {
    uid: `${bookingId}-${names[knownBy]}@${brand.name.toLowerCase()}`,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isGone,
  };
}

type EventStatus = { status: Status; offer: { why: OfferReason } | null };

/** How sure a time is: tentative until the provider has accepted, gone once it is cancelled, free again, or its booking's no more. */
export function calendarStatus(
  { status, offer }: EventStatus,
  { isGone }: Pick<CalendarTime, 'isGone'>,
): 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' {
  if (isGone || status === 'cancelled' || (offer && !keepsTime(offer.why))) return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}

/** Somebody who comes to a provider by the clock; `isPending`: the provider has not answered yet. */
export const AgendaVisit = z.object({
  ...BookingTime.shape,
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  /** How one meets; null where the kind of the booking does not say. */
  meets: z.nullable(z.enum(['video', 'chat', 'in person'])),
  /** What the kind of the booking says of it in a row, the most telling first. */
  glance: z.array(z.string()),
  isPending: z.boolean(),
  isAtHome: z.boolean(),
  /** The family has said that it comes at this time. */
  isSure: z.boolean(),
});
export type AgendaVisit = z.output<typeof AgendaVisit>;

export const Agenda = z.object({
  /** The first of the days, and today, on the provider's calendar. */
  first: z.string(),
  today: z.string(),
  timeZone: z.string(),
  visits: z.array(AgendaVisit),
  /** When the free slots begin. */
  free: z.array(z.string()),
});
export type Agenda = z.output<typeof Agenda>;
