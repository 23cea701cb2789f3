import * as z from 'zod/mini';
import { Booking, BookingCard } from '#features/bookings/booking.ts';
import { bookedBySlot, bookings } from '#features/bookings/contract.ts';
import { Tab } from '#features/bookings/status.ts';
import { reviews } from '#features/reviews/contract.ts';
import { call, circle, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { OrderRequest } from './order.ts';
import { Report } from './report.ts';

const service = 'diagnostics';
const booking = z.object({ data: Booking });

/** Ordering tests, and what came of them, by the specification's names where it has any. */
export const labOrders = {
  book: call({
    service,
    ...bookedBySlot,
    path: '/orders/v1.0/book',
    summary: 'Order the tests of a cart: a chair is kept until they are paid',
    body: OrderRequest,
  }),
  move: call({
    service,
    method: 'PUT',
    path: '/orders/v1.0/move/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Move an order to another time; the former one is kept until the new one is sure',
    body: z.object({ startsAt: OrderRequest.shape.startsAt }),
    reply: booking,
    failures: ['not_found', 'slot_taken', 'too_late', 'due_open', 'too_many_requests'],
  }),
  list: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getBookings/:userid/:radiovalue',
    access: self('userid'),
    isKept: true,
    summary: 'My lab orders of a tab, with the count of each tab',
    query: z.object({
      page: PageNumber,
      /** Of one person alone. */
      for: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: z.object({ data: z.array(BookingCard), pagization: Pagization, counts: bookings.list.reply.shape.counts }),
    failures: ['invalid_input'],
  }),
  count: call({
    service,
    method: 'POST',
    path: '/client/v1.0/bookingsCount/:id',
    access: self('id'),
    summary: 'How many lab orders I have, by tab',
    reply: z.object({ counts: z.record(Tab, z.int()), total: z.int() }),
  }),
  report: call({
    service,
    method: 'GET',
    path: '/client/v1.0/getreportDetails/:id',
    access: circle('records'),
    summary:
      'How far an order is, and what was found, for whoever may see the health records of its person; each look is in the trail',
    reply: z.object({ data: Report }),
    failures: ['not_found'],
  }),
  addReview: call({
    service,
    method: 'POST',
    path: '/reviews/v1.0/addReview',
    access: circle('bookings'),
    counted: 'review.written',
    summary: 'Review a center after tests that were ordered here, once',
    body: reviews.add.body,
    status: 201,
    reply: reviews.add.reply,
    failures: ['not_found', 'conflict', 'already_reviewed'],
  }),
} as const;
