import * as z from 'zod/mini';
import { Status } from './status.ts';

/** The kind of notifications that bookings send. */
export const BOOKING_NOTICE = 'booking';

/** What the bell shows of a booking: the fields of section 3 of the specification. */
export const BookingNoticeFacts = z.object({
  bookingId: z.string(),
  bookedDate: z.string(),
  status: Status,
  providerName: z.string(),
  /** Until when what is not paid yet is held. */
  heldUntil: z.nullable(z.string()),
});
export type BookingNoticeFacts = z.output<typeof BookingNoticeFacts>;
