import * as z from 'zod/mini';
import { call, circle, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { type Service, careService } from '#shared/services.ts';
import { longest } from '#shared/text-rules.ts';
import { Booking, BookingCard, Visit } from './booking.ts';
import { Need } from './need.ts';
import { AnswerForm, Note } from './question.ts';
import { Status, Tab } from './status.ts';

/** The notification fields of section 3 of the specification. `_id` is the booking's key. */
export const BookingNotification = z.object({
  _id: z.uuid(),
  bookingId: z.string(),
  bookedDate: z.string(),
  status: Status,
  updated_at: z.string(),
  isRead: z.boolean(),
  providerName: z.string(),
  isForProvider: z.boolean(),
});
export type BookingNotification = z.output<typeof BookingNotification>;

/** The id of a person, to see what is theirs alone; somebody whom one may not act for has nothing. */
const ForWhom = z.optional(z.uuid('errors.invalid_input'));

/** In characters, of why something is cancelled. */
export const LONGEST_REASON = 500;

export const bookings = {
  list: call({
    service: careService,
    method: 'GET',
    path: '/api/auth/v1.1/bookings',
    access: self(),
    isKept: true,
    summary: 'My bookings by tab, with the count of each tab',
    query: z.object({
      tab: z._default(Tab, 'upcoming'),
      page: PageNumber,
      for: ForWhom,
      /** Of one kind alone. */
      kind: z.optional(z.string('errors.invalid_input').check(z.regex(/^[a-z_]{1,40}$/, 'errors.invalid_input'))),
      /** Of the kinds alone that stand on this page of their families. */
      on: z.optional(z.string('errors.invalid_input').check(z.regex(/^\/[a-z-]{1,40}$/, 'errors.invalid_input'))),
    }),
    reply: z.object({ data: z.array(BookingCard), pagization: Pagization, counts: z.record(Tab, z.int()) }),
  }),
  one: call({
    service: careService,
    method: 'GET',
    path: '/bookings/v1.0/one/:id',
    access: circle('bookings'),
    isKept: true,
    summary: 'One booking; of it what is paid for, for whoever may pay and not book',
    reply: z.object({ data: Booking }),
    failures: ['not_found'],
  }),
  next: call({
    service: careService,
    method: 'GET',
    path: '/bookings/v1.0/next',
    access: self(),
    isKept: true,
    summary: 'What the dashboard shows: what needs the family, the next booking, the coming seven days, other bookings',
    query: z.object({ for: ForWhom }),
    reply: z.object({
      needs: z.array(Need),
      next: z.nullable(Booking),
      week: z.array(Visit),
      /** A few of those that stand in none of the others before. */
      others: z.array(BookingCard),
      counts: z.record(Tab, z.int()),
    }),
  }),
  /** `price_changed` names in `values.refundCents` what would come back. */
  change: call({
    service: careService,
    method: 'PUT',
    path: '/api/auth/v1.1/updateBookingsById/:id',
    access: circle('bookings'),
    counted: 'booking.changed',
    summary: 'Cancel a booking by its refund policy, or change its note',
    body: z.object({
      status: z.optional(z.literal('cancelled', 'errors.invalid_input')),
      /** What the page said would come back, in cents: when it is sent, a different sum answers `price_changed` and cancels nothing. */
      expectedRefundCents: z.optional(z.int('errors.invalid_input')),
      reason: z.optional(z.string().check(z.trim(), longest(LONGEST_REASON, 'errors.reasonTooLong'))),
      note: z.optional(Note),
    }),
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'price_changed'],
  }),
  /** A repetition changes nothing. `hold_extended`: another unpaid booking of the account is kept longer already. */
  extend: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/hold/:id',
    access: circle('bookings'),
    summary: 'Keep an unpaid booking for another 900 seconds, once and while it is held',
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'hold_ended', 'hold_extended', 'too_many_requests'],
  }),
  /** `isOfLetter`: the key is that of a reminder to me, of the time at which it is now. */
  reminded: call({
    service: careService,
    method: 'GET',
    path: '/bookings/v1.0/coming/:id',
    access: circle('bookings'),
    summary:
      'The booking that a reminder asks about; `isOfLetter` when its link was sent to me, and not about another time',
    query: z.object({ key: z.string('errors.invalid_input').check(z.maxLength(100, 'errors.invalid_input')) }),
    reply: z.object({ data: Booking, isOfLetter: z.boolean() }),
    failures: ['not_found'],
  }),
  /** `time_changed`: it begins at another time than the one that is sent along. */
  sayComing: call({
    service: careService,
    method: 'PUT',
    path: '/bookings/v1.0/coming/:id',
    access: circle('bookings'),
    counted: 'booking.coming',
    isCounted: ({ data }) => data.isSure,
    summary: 'Say that somebody comes at this time, or no longer: nobody is reminded as long as it is said',
    body: z.object({
      isSure: z.boolean('errors.invalid_input'),
      startsAt: z.iso.datetime({ error: 'errors.invalid_input' }),
    }),
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'time_changed', 'too_early', 'too_late', 'too_many_requests'],
  }),
  /** A repetition within a day asks nobody again, and whoever may pay asks nobody. `too_late`: nothing of it can be paid. */
  askToPay: call({
    service: careService,
    method: 'POST',
    path: '/bookings/v1.0/asktopay/:id',
    access: circle('bookings'),
    counted: 'booking.payAsked',
    summary: 'Ask those who may pay for a booking to pay what is due of it: for whoever may book and not pay',
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'too_many_requests'],
  }),
  answerQuestion: call({
    service: careService,
    method: 'POST',
    path: '/bookings/v1.0/answer/:id',
    access: circle('bookings'),
    summary: 'Answer what the provider asks about a booking',
    body: AnswerForm,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'too_late', 'already_answered', 'too_many_requests'],
  }),
  withdrawChange: call({
    service: careService,
    method: 'POST',
    path: '/bookings/v1.0/change/withdraw/:id',
    access: circle('bookings'),
    summary: 'No longer ask for other days; the booking stays as it is. A repetition changes nothing',
    reply: z.object({ data: Booking }),
    failures: ['not_found'],
  }),
  notifications: call({
    service: careService,
    method: 'GET',
    path: '/scare/v1.2/bookings/getSBNotification/:userId',
    access: self('userId'),
    summary: 'Booking notifications, newest first; totalCount is the number of unread ones',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(BookingNotification), pagization: Pagization }),
  }),
  markRead: call({
    service: careService,
    method: 'PUT',
    path: '/scare/v1.2/bookings/updatePushNotification/:bookingId',
    access: self(),
    summary: 'Mark the news of a booking as read',
    reply: z.object({ data: BookingNotification }),
    failures: ['not_found'],
  }),
} as const;

/** What booking is in every service that sells slots: what was booked is kept until it is paid, and a repetition books nothing more. */
export const bookedBySlot = {
  method: 'POST',
  access: circle('bookings'),
  idempotent: true,
  counted: 'booking.made',
  status: 201,
  reply: z.object({ data: Booking }),
  failures: [
    'not_found',
    'slot_taken',
    'price_changed',
    'too_many_unpaid',
    'too_many_held',
    'too_many_requests',
    'key_reused',
  ],
} as const;

/** What the specification has in the same words for every service that is booked by the hour: one, a list, and its end. */
export const visitCalls = <const Of extends Service>(service: Of) =>
  ({
    details: call({
      service,
      method: 'POST',
      path: '/client/doc/v1.0/bookingdetails',
      access: circle('bookings'),
      summary: 'One appointment',
      body: z.object({ id: z.uuid('errors.invalid_input') }),
      reply: z.object({ data: Booking }),
      failures: ['not_found'],
    }),
    list: call({
      service,
      method: 'GET',
      path: '/client/doc/v1.0/currentAppointments/:id',
      access: self('id'),
      isKept: true,
      summary: 'My appointments by tab, with the count of each tab',
      query: bookings.list.query,
      reply: z.object({ data: z.array(BookingCard), pagization: Pagization, counts: bookings.list.reply.shape.counts }),
    }),
    cancel: call({
      service,
      method: 'PUT',
      path: '/client/doc/v1.0/cancleAppointments/:id',
      access: circle('bookings'),
      counted: 'booking.changed',
      summary:
        'Cancel an appointment with a reason: its family by its refund policy, its provider before it begins, for all of the money',
      body: z.object({
        reason: z
          .string('errors.reasonBlank')
          .check(z.trim(), z.minLength(1, 'errors.reasonBlank'), longest(500, 'errors.reasonTooLong')),
        /** What the page said would come back, in cents: a different sum answers `price_changed` and cancels nothing. */
        expectedRefundCents: z.optional(z.int('errors.invalid_input')),
      }),
      reply: z.object({ data: Booking }),
      failures: ['not_found', 'too_late', 'price_changed'],
    }),
  }) as const;
