import * as z from 'zod/mini';
import { TimeOff, TimeOffForm } from '#features/availability/time-off.ts';
import { Hours } from '#features/providers/hours.ts';
import { call, provider } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { Day } from '#shared/day.ts';
import { longest } from '#shared/text-rules.ts';
import { LONGEST_TOUR_NOTE, ReceivedTour, TourAnswer } from './tour.ts';

export const tourLengths = [20, 30, 45, 60, 90] as const;
export const tourNoticeHours = [2, 12, 24, 48, 72] as const;
export const tourHorizons = [14, 30, 60] as const;
/** In how many families are shown around at once at most. */
export const MOST_AT_ONCE = 10;

const oneOf = (allowed: readonly number[]) => z.literal([...allowed], 'errors.invalid_input');

/** When a place shows families around. */
export const TourScheduleForm = z.object({
  isOn: z.boolean('errors.invalid_input'),
  hours: Hours,
  slotMinutes: oneOf(tourLengths),
  capacity: z.int('errors.tourAtOnce').check(z.gte(1, 'errors.tourAtOnce'), z.lte(MOST_AT_ONCE, 'errors.tourAtOnce')),
  noticeHours: oneOf(tourNoticeHours),
  aheadDays: oneOf(tourHorizons),
  note: z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_TOUR_NOTE, 'errors.messageTooLong')),
});
export type TourScheduleForm = z.output<typeof TourScheduleForm>;

/** `week`: its free and its taken times of the next seven days. */
export const TourSchedule = z.object({
  isOn: z.boolean(),
  hours: Hours,
  slotMinutes: z.int(),
  capacity: z.int(),
  noticeHours: z.int(),
  aheadDays: z.int(),
  note: z.string(),
  _id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  isVerified: z.boolean(),
  canManage: z.boolean(),
  isNew: z.boolean(),
  daysOff: z.array(TimeOff),
  week: z.array(z.object({ startsAt: z.string(), free: z.int() })),
});
export type TourSchedule = z.output<typeof TourSchedule>;

const one = z.object({ data: TourSchedule });

/** The place's side of visits. */
export const partnerTours = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/tours/v1.0/list',
    access: provider('contacts'),
    summary:
      'Visits at the places that I answer for: those that wait for an answer first, then those that come; or those of a day; reading is in the trail',
    query: z.object({
      show: z._default(z.enum(['open', 'past'], 'errors.invalid_input'), 'open'),
      /** At the place; `today` on its own clock. */
      day: z.optional(z.union([z.literal('today'), Day], 'errors.dateImproper')),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(ReceivedTour), pagization: Pagization, counts: z.object({ open: z.int() }) }),
  }),
  answer: call({
    service: 'partner',
    method: 'PUT',
    path: '/tours/v1.0/answer/:id',
    access: provider('contacts'),
    summary:
      'Confirm, offer other times, decline or cancel with a reason, leave a note for the day, say that nobody came, or open the number',
    body: TourAnswer,
    reply: z.object({ data: ReceivedTour }),
    failures: ['not_found', 'tour_changed', 'too_many_requests'],
  }),
  schedules: call({
    service: 'partner',
    method: 'GET',
    path: '/tours/v1.0/schedules',
    access: provider('contacts'),
    summary: 'When the places that I answer for show families around, and what that makes of the next seven days',
    reply: z.object({ data: z.array(TourSchedule) }),
  }),
  save: call({
    service: 'partner',
    method: 'PUT',
    path: '/tours/v1.0/schedule/:id',
    access: provider('seats'),
    summary: 'Change when a place shows families around; what is asked and confirmed stays',
    body: TourScheduleForm,
    reply: one,
    failures: ['not_found', 'too_many_requests'],
  }),
  close: call({
    service: 'partner',
    method: 'POST',
    path: '/tours/v1.0/close/:id',
    access: provider('seats'),
    summary:
      'Show nobody around on these days or in these hours; who was to come then is offered the nearest free times at once',
    body: TimeOffForm,
    status: 201,
    reply: z.object({ data: TourSchedule, moved: z.int() }),
    failures: ['not_found', 'too_many_requests'],
    idempotent: 'adding',
  }),
  reopen: call({
    service: 'partner',
    method: 'PUT',
    path: '/tours/v1.0/reopen/:id',
    access: provider('seats'),
    summary: 'Show families around on closed days again',
    body: z.object({ daysOffId: z.uuid('errors.invalid_input') }),
    reply: one,
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
