import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { call, circle, provider } from '#shared/call.ts';
import { instantElse } from '#shared/instant.ts';
import { careService } from '#shared/services.ts';
import { Booking } from './booking.ts';
import { DeclineForm, Request } from './request-contract.ts';

const booking = z.object({ data: Booking });
const request = z.object({ data: Request });

/** Which of its times, by when it begins. */
const whichTime = { startsAt: instantElse('errors.invalid_input') };
const FreeTimes = z.object({ times: z.array(z.string()) });

/** By how much the page said that the price goes down, in cents: another sum answers `price_changed` and cancels nothing. */
const promised = { expectedCents: z.optional(z.int('errors.invalid_input')) };
export const CancelledTime = z.object({ ...whichTime, ...promised });
export const TakenAwayTime = z.object({ ...whichTime, ...DeclineForm.shape });
export const MovedTimeForm = z.object({ ...whichTime, to: SlotInstant });

/** Single times of a booking, for kinds that let them go by themselves; from both sides. */
export const singleTimes = {
  free: call({
    service: careService,
    method: 'GET',
    path: '/bookings/v1.0/times/free/:id',
    access: circle('bookings'),
    summary: 'Where one time of a booking could be moved now, the nearest first',
    query: z.object(whichTime),
    reply: FreeTimes,
    failures: ['not_found'],
  }),
  cancel: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/times/cancel/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Cancel one time of a booking by its refund policy; the others stay. A repetition changes nothing',
    body: CancelledTime,
    reply: booking,
    failures: ['not_found', 'too_late', 'conflict', 'price_changed', 'too_many_requests'],
  }),
  move: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/times/move/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Move one time of a booking to another one that is free. A repetition changes nothing',
    body: MovedTimeForm,
    reply: booking,
    failures: ['not_found', 'too_late', 'conflict', 'slot_taken', 'too_many_requests'],
  }),
  freeAtPlace: call({
    service: 'partner',
    method: 'GET',
    path: '/times/v1.0/free/:id',
    access: provider('answers'),
    summary: 'Where one time of a booking could be moved now, the nearest first',
    query: z.object(whichTime),
    reply: FreeTimes,
    failures: ['not_found'],
  }),
  cancelAtPlace: call({
    service: 'partner',
    method: 'PUT',
    path: '/times/v1.0/cancel/:id',
    access: provider('answers'),
    summary: 'Cancel one time of a booking with a reason; all of its price goes back. A repetition changes nothing',
    body: TakenAwayTime,
    reply: request,
    failures: ['not_found', 'too_late', 'conflict', 'too_many_requests'],
  }),
  moveAtPlace: call({
    service: 'partner',
    method: 'PUT',
    path: '/times/v1.0/move/:id',
    access: provider('answers'),
    summary: 'Move one time of a booking; its family can cancel it for free then. A repetition changes nothing',
    body: MovedTimeForm,
    reply: request,
    failures: ['not_found', 'too_late', 'conflict', 'slot_taken', 'too_many_requests'],
  }),
} as const;
