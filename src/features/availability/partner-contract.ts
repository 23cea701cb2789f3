import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';
import { TimeOff, TimeOffForm } from './time-off.ts';
import { HoursRange, WeeklyHours } from './weekly-hours.ts';

/** What can be chosen, in minutes and days: what comes from them is what somebody can keep in mind. */
export const slotLengths = [10, 15, 20, 30, 45, 60, 90] as const;
export const slotBuffers = [0, 5, 10, 15, 20, 30] as const;
export const slotNotices = [30, 60, 120, 240, 720, 1440, 2880] as const;
export const slotHorizons = [14, 30, 60] as const;

const oneOf = (allowed: readonly number[]) => z.literal([...allowed], 'errors.invalid_input');

/** When a provider sells its slots. */
export const HoursForm = z.object({
  ranges: WeeklyHours.shape.ranges.check(
    z.minLength(1, 'errors.hoursNone'),
    z.refine((ranges) => ranges.every(({ opens, closes }) => opens < closes), 'errors.hoursOrder'),
  ),
  slotMinutes: oneOf(slotLengths),
  bufferMinutes: oneOf(slotBuffers),
  noticeMinutes: oneOf(slotNotices),
  aheadDays: oneOf(slotHorizons),
});
export type HoursForm = z.output<typeof HoursForm>;

/** So many may have the same slot, whatever the kind. */
export const MOST_PLACES = 100;

/** The same with how many are received at a time; of a kind that receives one, it is one. */
export const OwnHoursForm = z.extend(HoursForm, {
  capacity: z._default(
    z.int('errors.invalid_input').check(z.gte(1, 'errors.invalid_input'), z.lte(MOST_PLACES, 'errors.invalid_input')),
    1,
  ),
});
export type OwnHoursForm = z.output<typeof OwnHoursForm>;

/** What somebody begins with who has said nothing yet: Monday to Friday, by twenty minutes with ten between two. */
export const usualHours: OwnHoursForm = {
  ranges: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '12:00' },
    { weekday, opens: '13:00', closes: '17:00' },
  ]),
  slotMinutes: 20,
  bufferMinutes: 10,
  noticeMinutes: 120,
  aheadDays: 60,
  capacity: 1,
};

const TimeSpan = z.object({ startsAt: z.string(), endsAt: z.string() });

/**
 * The hours of a provider with what a preview needs besides: `closed`, and `taken` with how many have each slot. `outside`: how
 * many bookings to come lie outside the hours.
 */
export const OwnHours = z.object({
  _id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  isNew: z.boolean(),
  isVerified: z.boolean(),
  /** Slots of this kind follow each other and are as long as it says: nobody chooses that. */
  hasFixedSlots: z.boolean(),
  ranges: z.array(HoursRange),
  slotMinutes: z.int(),
  bufferMinutes: z.int(),
  noticeMinutes: z.int(),
  aheadDays: z.int(),
  capacity: z.int(),
  /** How many its kind may receive at a time. */
  mostPlaces: z.int(),
  timeOff: z.array(TimeOff),
  closed: z.array(TimeSpan),
  taken: z.array(z.object({ ...TimeSpan.shape, taken: z.int() })),
  outside: z.int(),
  /** How many wait for an earlier time, and when the slots begin that are offered to somebody among them. */
  waiting: z.int(),
  offered: z.array(z.string()),
});
export type OwnHours = z.output<typeof OwnHours>;

const one = z.object({ data: OwnHours });

/** When those who sell slots receive people, as they set it. */
export const workingHours = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/hours/v1.0/mine',
    access: provider('stays'),
    summary: 'The hours and the time off of the providers that I work for and that are booked by the clock',
    reply: z.object({ data: z.array(OwnHours) }),
  }),
  save: call({
    service: 'partner',
    method: 'PUT',
    path: '/hours/v1.0/save/:id',
    access: provider('seats'),
    summary: 'Change the weekly hours; what is booked stays, and the answer says how much of it lies outside them',
    body: OwnHoursForm,
    reply: one,
    failures: ['not_found', 'too_many_requests'],
  }),
  close: call({
    service: 'partner',
    method: 'POST',
    path: '/hours/v1.0/close/:id',
    access: provider('seats'),
    summary: 'Take days or hours off; what is booked in them stays, and the answer says how much that is',
    body: TimeOffForm,
    status: 201,
    reply: z.object({ data: OwnHours, booked: z.int() }),
    failures: ['not_found', 'too_many_requests'],
    idempotent: 'adding',
  }),
  reopen: call({
    service: 'partner',
    method: 'PUT',
    path: '/hours/v1.0/reopen/:id',
    access: provider('seats'),
    summary: 'Receive people in a time off again',
    body: z.object({ timeOffId: z.uuid('errors.invalid_input') }),
    reply: one,
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
