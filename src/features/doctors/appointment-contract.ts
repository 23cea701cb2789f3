import * as z from 'zod/mini';
import { lineCalls } from '#features/availability/line-contract.ts';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { Booking } from '#features/bookings/booking.ts';
import { bookedBySlot, visitCalls } from '#features/bookings/contract.ts';
import { reviews } from '#features/reviews/contract.ts';
import { call, circle, publicly } from '#shared/call.ts';
import { AppointmentRequest, HoldKey } from './appointment.ts';

const booking = z.object({ data: Booking });

/** Booking a doctor, by the specification's names where it has any. */
export const appointments = {
  hold: call({
    service: 'telehealth',
    method: 'POST',
    path: '/slots/v1.0/hold',
    access: publicly,
    summary:
      'Hold a slot for 900 seconds, in the place of the one that this device or account held of the doctor before',
    body: z.object({ doctorId: z.uuid('errors.invalid_input'), startsAt: SlotInstant, key: HoldKey }),
    /** `isOffered`: to somebody who waited for an earlier time, and releasing it changes nothing. */
    reply: z.object({ data: z.object({ startsAt: z.string(), heldUntil: z.string(), isOffered: z.boolean() }) }),
    failures: ['not_found', 'slot_taken', 'too_many_held', 'too_many_requests'],
  }),
  release: call({
    service: 'telehealth',
    method: 'POST',
    path: '/slots/v1.0/release',
    access: publicly,
    summary: 'Give back the slot of a doctor that this device or account holds. A repetition changes nothing',
    body: z.object({ doctorId: z.uuid('errors.invalid_input'), key: HoldKey }),
    reply: z.object({ data: z.object({ doctorId: z.uuid() }) }),
    failures: ['too_many_requests'],
  }),
  book: call({
    service: 'telehealth',
    ...bookedBySlot,
    path: '/appointments/v1.0/book',
    summary: 'Book an appointment: its slot is kept until it is paid',
    body: AppointmentRequest,
  }),
  ...visitCalls('telehealth'),
  move: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/client/doc/v1.0/rescheduleAppintment/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Move an appointment to another slot; the former one is kept until the new one is sure',
    body: z.object({ startsAt: SlotInstant, key: HoldKey }),
    reply: booking,
    failures: ['not_found', 'slot_taken', 'too_late', 'due_open', 'too_many_requests'],
  }),
  addReview: call({
    service: 'telehealth',
    method: 'POST',
    path: '/client/doc/v1.0/addReview',
    access: circle('bookings'),
    counted: 'review.written',
    summary: 'Review a doctor after a visit that was booked here, once',
    body: reviews.add.body,
    status: 201,
    reply: reviews.add.reply,
    failures: ['not_found', 'conflict', 'already_reviewed'],
  }),
} as const;

/** Waiting for an earlier time with a doctor. */
export const earlierTimes = lineCalls('telehealth');
