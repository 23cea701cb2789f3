import * as z from 'zod/mini';
import { brand } from '#shared/brand.ts';
import type { OfferReason } from './offer.ts';
import { keepsTime } from './offer.ts';
import type { Status } from './status.ts';

/** One time of a booking as calendars know it; `isGone`: the booking had it once, and a calendar may hold it still. */
export const CalendarTime = z.object({
  uid: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isGone: z.boolean(),
});
export type CalendarTime = z.output<typeof CalendarTime>;

/** `number`: which one of the times of its booking it is, from 1; of one that is gone it says nothing. */
type Dated = { day: string; number: number; startsAt: Date; endsAt: Date; isGone: boolean };
type Known = { bookingId: string; isByDay?: boolean | undefined };

/**
 * A time under the name that it keeps in every calendar. By day: of days of which one may go while the others stay. By number
 * otherwise, so that a time that is moved stays the same event.
 */
export const calendarTime = (
  { bookingId, isByDay = false }: Known,
  { day, number, startsAt, endsAt, isGone }: Dated,
): CalendarTime => ({
  uid: `${bookingId}-${isByDay ? day : number}@${brand.name.toLowerCase()}`,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  isGone,
});

type Standing = { status: Status; offer: { why: OfferReason } | null };

/** How sure a time is: tentative until the provider has accepted, gone once it is cancelled, free again, or its booking's no more. */
export function calendarStatus(
  { status, offer }: Standing,
  { isGone }: Pick<CalendarTime, 'isGone'>,
): 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' {
  if (isGone || status === 'cancelled' || (offer && !keepsTime(offer.why))) return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}
