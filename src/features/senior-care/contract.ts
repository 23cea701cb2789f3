import * as z from 'zod/mini';
import { Booking } from '#features/bookings/booking.ts';
import { CancelTerms } from '#features/bookings/refund-policy.ts';
import { Place } from '#features/places/place.ts';
import { Review } from '#features/reviews/contract.ts';
import { comparedIds, CountedChoices, resultsShape } from '#features/search/place-search.ts';
import { TourTimes } from '#features/tours/times.ts';
import { call, circle, publicly } from '#shared/call.ts';
import { AskedChange, ChangeForm, ChangeQuote, SkipForm, StayDays } from './change-contract.ts';
import { CentreCard, CentreDetails, ComparedCentre, SeatDay } from './centre.ts';
import { CentreSearch } from './search.ts';
import { RoomType } from './rooms.ts';
import { HeldChange, Kind, KnownStay, Stay, StayRequest, TypedDay } from './stay.ts';
import { Estimate } from './stay-price.ts';

export const seniorCare = {
  /** `seats_taken` names the days in `values.fullDays` (ISO, joined by commas), `price_changed` the new sum in `values.totalCents`, `too_many_unpaid` how many there are in `values.count`, `already_held` the booking in `values.id`. */
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
      'already_held',
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
  compare: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/compare',
    access: publicly,
    summary:
      'Up to four centres to be put side by side, in the order of their ids; those that are not there are left out',
    query: z.object({ ids: comparedIds }),
    reply: z.object({ compared: z.array(ComparedCentre) }),
  }),
  details: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/one/:id',
    access: publicly,
    summary: 'One centre, with its newest reviews and its neighbours',
    reply: z.object({
      data: CentreDetails,
      reviews: z.array(Review),
      nearby: z.array(CentreCard),
      /** Its next free times for a visit before booking; null where it takes none. */
      visits: TourTimes,
    }),
    failures: ['not_found'],
  }),
  seats: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/centres/v1.0/seats/:id',
    access: publicly,
    summary: 'Seats by day, of all or of a type of room, at most 371 days at once',
    query: z.object({ from: TypedDay, to: TypedDay, room: z.optional(RoomType) }),
    reply: z.object({ data: z.array(SeatDay) }),
    failures: ['not_found'],
  }),
  stayDays: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/stays/v1.0/days/:id',
    access: circle('bookings'),
    summary: 'The coming days of a stay, each with what letting it go means now',
    reply: StayDays,
    failures: ['not_found'],
  }),
  /** `seats_taken` never: `fullDays` says which of the new days are full. */
  quoteChange: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/stays/v1.0/change/quote/:id',
    access: circle('bookings'),
    summary: 'What other days of a stay would mean: which ones come and go, and what is to pay or comes back',
    body: ChangeForm,
    reply: ChangeQuote,
    failures: ['not_found', 'too_late', 'due_open'],
  }),
  /** `price_changed` names the new price in `values.totalCents`, `seats_taken` the days in `values.fullDays`. */
  changeDays: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/stays/v1.0/change/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary:
      'Ask for other days of a paid stay: the new ones are held, the former ones stay until the center accepts; a request that waits changes at once',
    body: AskedChange,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'due_open', 'change_open', 'price_changed', 'seats_taken', 'too_many_requests'],
  }),
  changeHeld: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/stays/v1.0/held/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary:
      'Other days or another party for a stay that is held and not paid: its number and the end of its hold stay',
    body: HeldChange,
    reply: z.object({ data: Booking }),
    failures: [
      'not_found',
      'hold_ended',
      'payment_open',
      'seats_taken',
      'too_much_unpaid',
      'price_changed',
      'too_many_requests',
    ],
  }),
  skipDay: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/stays/v1.0/skip/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary:
      'Let a coming day of a stay go, or take it back while nobody else has the place. A repetition changes nothing',
    body: SkipForm,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'due_open', 'price_changed', 'time_taken', 'too_many_requests'],
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
      /** The unpaid booking that would become this one. Left out, it is one that already holds some of these days. */
      held: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: z.object({
      estimate: Estimate,
      days: z.array(z.string()),
      fullDays: z.array(z.string()),
      /** What that person already has there on some of these days; nothing for a visitor, and of somebody one may not book for. */
      known: z.array(KnownStay),
      /** What cancelling it would cost once it is paid and waits for its answer; null where nothing is due today. */
      cancelling: z.nullable(CancelTerms),
    }),
    failures: ['not_found'],
  }),
} as const;
