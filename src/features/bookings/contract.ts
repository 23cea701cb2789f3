import * as z from 'zod/mini';
import { call, circle, self } from '#shared/call.ts';
import { StayRequest } from '#features/senior-care/stay.ts';
import { Booking } from './booking.ts';
import { Tab } from './status.ts';

/** Pages begin at 1. */
export const PAGE_LENGTH = 20;
export const PageNumber = z._default(
  z.coerce
    .number()
    .check(z.int('errors.invalid_input'), z.gte(1, 'errors.invalid_input'), z.lte(10_000, 'errors.invalid_input')),
  1,
);

export const Pagization = z.object({ totalCount: z.int() });

export const bookings = {
  /** `seats_taken` names the days in `values.fullDays` (ISO, joined by commas), `price_changed` the new sum in `values.totalCents`. */
  book: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/api/auth/v1.1/bookings',
    access: circle('bookings'),
    idempotent: true,
    summary: 'Book a stay: holds its seats for 900 seconds until the first day is paid',
    body: StayRequest,
    status: 201,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'seats_taken', 'price_changed', 'key_reused'],
  }),
  list: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/api/auth/v1.1/bookings',
    access: self(),
    summary: 'My bookings by tab, with the count of each tab',
    query: z.object({ tab: z._default(Tab, 'upcoming'), page: PageNumber }),
    reply: z.object({ data: z.array(Booking), pagization: Pagization, counts: z.record(Tab, z.int()) }),
  }),
  one: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/bookings/v1.0/one/:id',
    access: circle('bookings'),
    summary: 'One booking',
    reply: z.object({ data: Booking }),
    failures: ['not_found'],
  }),
  next: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/bookings/v1.0/next',
    access: self(),
    summary: 'What the dashboard shows: the next booking and the latest ones',
    reply: z.object({ next: z.nullable(Booking), latest: z.array(Booking), counts: z.record(Tab, z.int()) }),
  }),
  /** `price_changed` names in `values.refundCents` what would come back. */
  change: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/api/auth/v1.1/updateBookingsById/:id',
    access: circle('bookings'),
    summary: 'Cancel a booking, or change its note',
    body: z.object({
      status: z.optional(z.literal('cancelled', 'errors.invalid_input')),
      /** What the page said would come back, in cents: a different sum answers `price_changed` and cancels nothing. */
      expectedRefundCents: z.optional(z.int('errors.invalid_input')),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'errors.tooLong'))),
      note: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'errors.tooLong'))),
    }),
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'price_changed'],
  }),
} as const;
