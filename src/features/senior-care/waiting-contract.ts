import * as z from 'zod/mini';
import { Booking } from '#features/bookings/booking.ts';
import { call, circle } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { RoomType } from './rooms.ts';
import { MOST_GUESTS } from './stay-limits.ts';

/** An account waits for so many days at a time. */
export const MOST_WAITING = 20;

/** A day for which somebody waits. `place` is one's place in line; of what is offered it is none. */
export const WaitingPlace = z.object({
  _id: z.uuid(),
  centerId: z.uuid(),
  centerName: z.string(),
  timeZone: z.string(),
  day: z.string(),
  guests: z.int(),
  /** Where the center has rooms: the one that is wanted. */
  roomType: z.nullable(RoomType),
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
  place: z.nullable(z.int()),
  /** Until when the seat is held; null while one waits. */
  offeredUntil: z.nullable(z.string()),
});
export type WaitingPlace = z.output<typeof WaitingPlace>;

const count = z
  .int('errors.invalid_input')
  .check(z.gte(1, 'errors.invalid_input'), z.lte(MOST_GUESTS, 'errors.invalid_input'));

export const waiting = {
  /** A repetition changes nothing. `day_free`: there are seats, nobody has to wait. */
  join: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/waiting/v1.0/join',
    access: circle('bookings'),
    counted: 'waiting.joined',
    summary: 'Wait for a seat on a day on which a center is full',
    body: z.object({
      centerId: z.uuid('errors.invalid_input'),
      day: Day,
      guestsCount: z._default(count, 1),
      roomType: z.optional(z.nullable(RoomType)),
      /** Whom it is for; oneself when left out. */
      familyMemberId: z._default(z.nullable(z.uuid('errors.patientUnselected')), null),
    }),
    status: 201,
    reply: z.object({ data: z.array(WaitingPlace) }),
    failures: ['not_found', 'day_free', 'too_many_waiting', 'too_many_requests'],
  }),
  mine: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/waiting/v1.0/mine',
    access: circle('bookings'),
    isKept: true,
    summary: 'The days for which I wait, what is offered first',
    reply: z.object({ data: z.array(WaitingPlace) }),
  }),
  leave: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/waiting/v1.0/leave/:id',
    access: circle('bookings'),
    summary: 'Wait no longer, or decline what is offered: the next in line gets it. A repetition changes nothing',
    reply: z.object({ data: z.array(WaitingPlace) }),
    failures: ['not_found'],
  }),
  accept: call({
    service: 'seniorCare',
    method: 'POST',
    path: '/waiting/v1.0/accept/:id',
    access: circle('bookings'),
    idempotent: true,
    counted: 'booking.made',
    summary: 'Book the seat that is offered: it is held another 900 seconds until it is paid',
    status: 201,
    reply: z.object({ data: Booking }),
    failures: ['not_found', 'offer_ended', 'too_many_unpaid', 'too_much_unpaid', 'key_reused', 'too_many_requests'],
  }),
} as const;
