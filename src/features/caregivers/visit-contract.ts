import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { Booking } from '#features/bookings/booking.ts';
import { bookedBySlot, visitCalls } from '#features/bookings/contract.ts';
import { reviews } from '#features/reviews/contract.ts';
import { call, circle } from '#shared/call.ts';
import { SeriesRequest } from './series.ts';
import { VisitRequest } from './visit.ts';

const booking = z.object({ data: Booking });

/** Booking a caregiver, by the specification's names where it has any. */
export const careVisits = {
  book: call({
    service: 'caregiver',
    ...bookedBySlot,
    path: '/visits/v1.0/book',
    summary: 'Book a visit of some hours at home: its hours are kept until it is paid',
    body: VisitRequest,
  }),
  bookSeries: call({
    service: 'caregiver',
    ...bookedBySlot,
    path: '/visits/v1.0/bookSeries',
    summary:
      'Book visits that come again each week, all of them or none: their hours are kept until the first week is paid',
    body: SeriesRequest,
  }),
  ...visitCalls('caregiver'),
  move: call({
    service: 'caregiver',
    method: 'PUT',
    path: '/client/doc/v1.0/rescheduleAppintment/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Move a visit to another time; the former one is kept until the new one is sure',
    body: z.object({ startsAt: SlotInstant }),
    reply: booking,
    failures: ['not_found', 'slot_taken', 'too_late', 'due_open', 'too_many_requests'],
  }),
  addReview: call({
    service: 'caregiver',
    method: 'POST',
    path: '/client/doc/v1.0/addReview',
    access: circle('bookings'),
    counted: 'review.written',
    summary: 'Review a caregiver after a visit that was booked here, once',
    body: reviews.add.body,
    status: 201,
    reply: reviews.add.reply,
    failures: ['not_found', 'conflict', 'already_reviewed'],
  }),
} as const;
