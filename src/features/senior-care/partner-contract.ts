import * as z from 'zod/mini';
import { Booking } from '#features/bookings/booking.ts';
import { PageNumber, Pagization } from '#features/bookings/contract.ts';
import { Hours, HoursForm } from '#features/providers/hours.ts';
import { call, provider } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { Prices } from './centre.ts';
import { centreServices } from './services.ts';
import { Kind } from './stay.ts';

/** A request as the centre sees it: who comes, when, what is paid, and until when to answer. */
export const CentreRequest = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  centreId: z.uuid(),
  centreName: z.string(),
  status: Booking.shape.status,
  tab: Booking.shape.tab,
  familyName: z.string(),
  personName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  weekDays: z.array(z.int()),
  days: z.array(z.string()),
  guests: z.int(),
  note: z.nullable(z.string()),
  totalCents: z.int(),
  depositCents: z.int(),
  answerBy: z.nullable(z.string()),
  createdAt: z.string(),
  updated_at: z.string(),
  timeZone: z.string(),
  cancelled: Booking.shape.cancelled,
  /** The tightest of the asked days: seats that stay free when this one is accepted. */
  fewestFree: z.int(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type CentreRequest = z.output<typeof CentreRequest>;

export const requestTabs = ['waiting', 'coming', 'past'] as const;
export const CalendarDay = z.object({
  day: z.string(),
  isOpen: z.boolean(),
  capacity: z.int(),
  taken: z.int(),
  guests: z.array(
    z.object({ _id: z.uuid(), bookingId: z.string(), name: z.string(), guests: z.int(), isPending: z.boolean() }),
  ),
});
export type CalendarDay = z.output<typeof CalendarDay>;

export const CentreProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: Kind,
  isVerified: z.boolean(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  timeZone: z.string(),
  about: z.object({ en: z.string(), sp: z.string() }),
  capacity: z.int(),
  prices: Prices,
  hours: Hours,
  services: z.array(z.string()),
  languages: z.array(z.string()),
  offersRides: z.boolean(),
  supportsMemory: z.boolean(),
  art: z.record(z.string(), z.string()),
  updated_at: z.string(),
});
export type CentreProfile = z.output<typeof CentreProfile>;

export const MOST_SEATS = 10_000;
/** In characters. */
export const LONGEST_ABOUT = 1500;

const price = z
  .int('errors.priceImproper')
  .check(z.gte(100, 'errors.priceImproper'), z.lte(5_000_000, 'errors.priceImproper'));
const text = (blank: string, longest: number) =>
  z.string(blank).check(z.trim(), z.minLength(1, blank), z.maxLength(longest, 'errors.tooLong'));

export const CentreProfileForm = z.object({
  phone: z.string('errors.phoneBlank').check(z.regex(/^\d{10}$/, 'errors.phoneDigits')),
  about: z.object({
    en: text('errors.descriptionBlank', LONGEST_ABOUT),
    sp: z.string().check(z.trim(), z.maxLength(LONGEST_ABOUT, 'errors.tooLong')),
  }),
  capacity: z
    .int('errors.seatsImproper')
    .check(z.gte(1, 'errors.seatsImproper'), z.lte(MOST_SEATS, 'errors.seatsImproper')),
  prices: z.object({ dayCents: price, weekCents: price, monthCents: price }),
  hours: HoursForm,
  services: z
    .array(z.enum(centreServices, 'errors.invalid_input'))
    .check(z.maxLength(centreServices.length, 'errors.invalid_input')),
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
});
export type CentreProfileForm = z.output<typeof CentreProfileForm>;

export const DeclineForm = z.object({ reason: text('errors.reasonBlank', 500) });

export const centrePartner = {
  requests: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/list',
    access: provider,
    summary: 'Requests and guests of my centres',
    query: z.object({ tab: z._default(z.enum(requestTabs, 'errors.invalid_input'), 'waiting'), page: PageNumber }),
    reply: z.object({
      data: z.array(CentreRequest),
      pagization: Pagization,
      counts: z.record(z.enum(requestTabs), z.int()),
    }),
  }),
  request: call({
    service: 'partner',
    method: 'GET',
    path: '/requests/v1.0/one/:id',
    access: provider,
    summary: 'One request; reading it is in the audit trail',
    reply: z.object({ data: CentreRequest }),
    failures: ['not_found'],
  }),
  accept: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/accept/:id',
    access: provider,
    summary: 'Accept a request',
    reply: z.object({ data: CentreRequest }),
    failures: ['not_found', 'already_answered'],
  }),
  decline: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/decline/:id',
    access: provider,
    summary: 'Decline a request with a reason; what was paid goes back',
    body: DeclineForm,
    reply: z.object({ data: CentreRequest }),
    failures: ['not_found', 'already_answered'],
  }),
  calendar: call({
    service: 'partner',
    method: 'GET',
    path: '/calendar/v1.0/days/:centreId',
    access: provider,
    summary: 'Seats and guests by day, at most 62 days',
    query: z.object({ from: Day, to: Day }),
    reply: z.object({ data: z.array(CalendarDay) }),
    failures: ['not_found'],
  }),
  setSeats: call({
    service: 'partner',
    method: 'PUT',
    path: '/calendar/v1.0/day/:centreId',
    access: provider,
    summary: 'How many seats a day has; not fewer than are taken',
    body: z.object({
      day: Day,
      capacity: z
        .int('errors.seatsImproper')
        .check(z.gte(0, 'errors.seatsImproper'), z.lte(MOST_SEATS, 'errors.seatsImproper')),
    }),
    reply: z.object({ data: CalendarDay }),
    failures: ['not_found', 'conflict'],
  }),
  profiles: call({
    service: 'partner',
    method: 'GET',
    path: '/centre/v1.0/profiles',
    access: provider,
    summary: 'My centres',
    reply: z.object({ data: z.array(CentreProfile) }),
  }),
  changeProfile: call({
    service: 'partner',
    method: 'PUT',
    path: '/centre/v1.0/profile/:id',
    access: provider,
    summary: 'Change profile, prices and hours; bookings that stand keep their price',
    body: CentreProfileForm,
    reply: z.object({ data: CentreProfile }),
    failures: ['not_found'],
  }),
} as const;
