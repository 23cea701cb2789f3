import * as z from 'zod/mini';
import { BookingCard, isUnpaid } from './booking.ts';

/** What a booking needs of its family: to be paid so that the request is sent, another time, another way to pay, an answer, a later part of the price. */
export const Need = z.object({
  name: z.enum(['pay', 'choose', 'insure', 'answer', 'due']),
  booking: BookingCard,
  /** What is to be paid; null where nothing is. */
  cents: z.nullable(z.int()),
  /** When it is too late; null where nothing says so. */
  until: z.nullable(z.string()),
});
export type Need = z.output<typeof Need>;

/** What comes first of what a booking needs, `cents` being what is to be paid of it now; undefined when it needs nothing. */
export function needOf(booking: BookingCard, cents: number): Need | undefined {
  const { status, heldUntil, answerBy, chooseBy, otherWayBy } = booking;
  if (isUnpaid(booking)) return { name: 'pay', booking, cents, until: heldUntil };
  if (chooseBy) return { name: 'choose', booking, cents: null, until: chooseBy };
  if (otherWayBy) return { name: 'insure', booking, cents, until: otherWayBy };
  if (booking.isAsked) return { name: 'answer', booking, cents: null, until: answerBy };
  return cents > 0 && status !== 'cancelled' ? { name: 'due', booking, cents, until: booking.payBy } : undefined;
}
