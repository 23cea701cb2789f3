import * as z from 'zod/mini';
import { call, circle, publicly } from '#shared/call.ts';
import { TourTimes } from './times.ts';
import { NewTour, Tour, TourChange } from './tour.ts';

const one = z.object({ data: Tour });

/** Seeing a place before one books there: its free times, and the visits of the people one may act for. */
export const tours = {
  times: call({
    service: 'common',
    method: 'GET',
    path: '/tours/v1.0/times/:id',
    access: publicly,
    summary: 'When a place shows families around next, as far ahead as it takes visits; null where it does not',
    reply: z.object({ _id: z.uuid(), name: z.string(), isVerified: z.boolean(), data: TourTimes }),
    failures: ['not_found'],
  }),
  /** `tour_taken` names the nearest free times in `values.times` (ISO, joined by commas). */
  ask: call({
    service: 'common',
    method: 'POST',
    path: '/tours/v1.0/ask',
    access: circle('bookings'),
    counted: 'tour.asked',
    summary:
      'Ask for a visit at a free time, for oneself or for somebody one books for; the same one again for the same clientId',
    body: NewTour,
    status: 201,
    reply: one,
    failures: ['not_found', 'tour_taken', 'tour_open', 'too_many_tours', 'tours_closed', 'too_many_requests'],
  }),
  mine: call({
    service: 'common',
    method: 'GET',
    path: '/tours/v1.0/mine',
    access: circle('bookings'),
    summary: 'The visits of everybody I may book for: what needs an answer first, then what comes, then what is over',
    query: z.object({ for: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: z.array(Tour) }),
    isKept: true,
  }),
  change: call({
    service: 'common',
    method: 'PUT',
    path: '/tours/v1.0/change/:id',
    access: circle('bookings'),
    counted: 'tour.changed',
    summary:
      'Take another time or one that was offered, cancel, say that one comes or how it was, or take one’s number back',
    body: TourChange,
    reply: one,
    failures: ['not_found', 'tour_taken', 'tour_changed', 'too_many_requests'],
  }),
} as const;
