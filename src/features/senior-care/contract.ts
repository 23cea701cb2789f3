import * as z from 'zod/mini';
import { Booking } from '#features/bookings/booking.ts';
import { Place } from '#features/places/place.ts';
import { Review } from '#features/reviews/contract.ts';
import { CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { call, circle, publicly } from '#shared/call.ts';
import { CentreCard, CentreDetails, SeatDay } from './centre.ts';
import { CentreSearch } from './search.ts';
import { Estimate, Kind, KnownStay, Stay, StayRequest, TypedDay } from './stay.ts';

export const seniorCare = {
  /** `seats_taken` names the days in `values.fullDays` (ISO, joined by commas), `price_changed` the new sum in `values.totalCents`, `too_many_unpaid` how many there are in `values.count`. */
  book: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/api/auth/v1.1/bookings',
    access: circle('bookings'),
    idempotent: true,
    counted: 'booking.made',
    summary: 'Book a stay: holds its seats for 900 seconds until the first day is paid',
    body: StayRequest,
    status: 201,
    reply: z.object({ data: Booking }),
    failures: [
      'not_found',
      'seats_taken',
      'too_many_unpaid',
      'too_much_unpaid',
      'price_changed',
      'key_reused',
      'too_many_requests',
    ],
  }),
  services: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/auth/v1.0/s-care1/services',
    access: publicly,
    summary: 'The kinds of senior care, how many centres each has and from what price',
    reply: z.object({
      data: z.array(z.object({ _id: z.uuid(), kind: Kind, centres: z.int(), fromCents: z.nullable(z.int()) })),
    }),
  }),
  search: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/search',
    access: publicly,
    summary: 'Centres near a place, nearest first',
    query: CentreSearch,
    reply: z.object({ data: z.array(CentreCard), ...resultsShape }),
    failures: ['invalid_input'],
  }),
  counts: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/search/counts',
    access: publicly,
    summary: 'How many centres each choice of the filters would leave',
    query: CentreSearch,
    reply: CountedChoices,
    failures: ['invalid_input'],
  }),
  topRated: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/top',
    access: publicly,
    summary: 'The best rated verified centres, near a place when one is given',
    query: z.object({ place: z._default(z.string().check(z.maxLength(80, 'errors.invalid_input')), '') }),
    reply: z.object({ data: z.array(CentreCard), place: z.nullable(Place) }),
  }),
  details: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/one/:id',
    access: publicly,
    summary: 'One centre, with its newest reviews and its neighbours',
    reply: z.object({ data: CentreDetails, reviews: z.array(Review), nearby: z.array(CentreCard) }),
    failures: ['not_found'],
  }),
  seats: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/seats/:id',
    access: publicly,
    summary: 'Seats by day, at most 371 days at once',
    query: z.object({ from: TypedDay, to: TypedDay }),
    reply: z.object({ data: z.array(SeatDay) }),
    failures: ['not_found'],
  }),
  quote: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/stays/v1.0/quote',
    access: publicly,
    summary: 'What a stay would cost, on which of its days the centre is full, and what one already has on them',
    body: z.object({
      centerId: z.uuid('errors.invalid_input'),
      stay: Stay,
      /** Whom it is for; oneself when left out. */
      familyMemberId: z.optional(z.nullable(z.uuid('errors.patientUnselected'))),
    }),
    reply: z.object({
      estimate: Estimate,
      days: z.array(z.string()),
      fullDays: z.array(z.string()),
      /** What that person already has there on some of these days; nothing for a visitor, and of somebody one may not book for. */
      known: z.array(KnownStay),
    }),
    failures: ['not_found'],
  }),
} as const;
