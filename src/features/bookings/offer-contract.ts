import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { call, circle, provider } from '#shared/call.ts';
import { careService } from '#shared/services.ts';
import { Booking } from './booking.ts';
import { DeclineForm, Request } from './request-contract.ts';

const booking = z.object({ data: Booking });
const request = z.object({ data: Request });

/** An appointment that lies in a time off; `isOffered`: its family has been offered other times; `isSingle`: one of several of its booking. */
export const ClosedBooking = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  what: z.string(),
  personName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  isOffered: z.boolean(),
  isSingle: z.boolean(),
});
export type ClosedBooking = z.output<typeof ClosedBooking>;

/** Of a time off, whom it concerns, the first one first. */
export const ClosedTime = z.object({ timeZone: z.string(), appointments: z.array(ClosedBooking) });
export type ClosedTime = z.output<typeof ClosedTime>;

export const OfferForm = z.object({
  ...DeclineForm.shape,
  /** `declined`: the time is free at once. `change`: it stays held until the family has chosen. */
  why: z.enum(['declined', 'change'], 'errors.mandatory'),
});
export type OfferForm = z.output<typeof OfferForm>;

/** Other times for one that a provider cannot keep, on both sides. Which they are is said by what is free when somebody looks. */
export const offers = {
  take: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/offer/take/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary:
      'Take another free time that the provider offers, at the same price; whoever is too late hears what is free now',
    body: z.object({ startsAt: SlotInstant }),
    reply: booking,
    failures: ['not_found', 'already_answered', 'too_late', 'slot_taken', 'too_many_requests'],
  }),
  takeMoney: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/offer/money/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Take all of the money back in the place of another time. A repetition changes nothing',
    reply: booking,
    failures: ['not_found', 'already_answered', 'too_many_requests'],
  }),
  near: call({
    service: 'partner',
    method: 'GET',
    path: '/offers/v1.0/near/:id',
    access: provider('answers'),
    summary: 'The free times nearest to that of a booking: what its family would be offered now',
    reply: z.object({ times: z.array(z.string()) }),
    failures: ['not_found'],
  }),
  make: call({
    service: 'partner',
    method: 'POST',
    path: '/offers/v1.0/make/:id',
    access: provider('answers'),
    summary: 'Offer a family the nearest free times, or its money, because the time that it booked cannot be kept',
    body: OfferForm,
    reply: request,
    failures: ['not_found', 'already_answered', 'too_late', 'too_many_requests'],
  }),
  withdraw: call({
    service: 'partner',
    method: 'POST',
    path: '/offers/v1.0/withdraw/:id',
    access: provider('answers'),
    summary: 'Keep the time after all, as long as the family has not chosen',
    reply: request,
    failures: ['not_found', 'already_answered', 'too_many_requests'],
  }),
  closed: call({
    service: 'partner',
    method: 'GET',
    path: '/offers/v1.0/closed/:id',
    access: provider('stays'),
    summary: 'The appointments that lie in a time off; reading them is in the audit trail',
    reply: z.object({ data: ClosedTime }),
    failures: ['not_found'],
  }),
  makeAll: call({
    service: 'partner',
    method: 'POST',
    path: '/offers/v1.0/closed/:id',
    access: provider('answers'),
    summary:
      'Offer every family whose appointment lies in a time off other times, or its money; of several of a booking the one that lies in it is cancelled. A repetition changes nothing',
    body: DeclineForm,
    reply: z.object({ data: ClosedTime, offered: z.int() }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
