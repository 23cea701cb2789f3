import * as z from 'zod/mini';
import { call, provider, publicly, self } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { careService } from '#shared/services.ts';

/** A private address that a calendar reads by: since when there is one, and when a calendar last asked. Not the address. */
export const CalendarFeed = z.object({ createdAt: z.string(), readAt: z.nullable(z.string()) });
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** A private address of one’s calendar at a place. */
const PlaceFeed = z.object({ providerId: z.uuid(), ...CalendarFeed.shape });

/** Who comes, in the calendar of whoever works for a provider: times and initials. */
export const calendarFeeds = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/feeds/v1.0/mine',
    access: provider('member'),
    summary: 'The places that I have a private calendar address of, and when a calendar last asked for each',
    reply: z.object({ data: z.array(PlaceFeed) }),
  }),
  make: call({
    service: 'partner',
    method: 'POST',
    path: '/feeds/v1.0/make/:id',
    access: provider('member'),
    summary: 'Make a private calendar address at a place; the former one stops. It is told this once',
    status: 201,
    reply: z.object({ data: PlaceFeed, address: z.string() }),
    failures: ['not_found', 'too_many_requests'],
  }),
  stop: call({
    service: 'partner',
    method: 'PUT',
    path: '/feeds/v1.0/stop/:id',
    access: provider('member'),
    summary: 'Stop my private calendar address at a place. A repetition changes nothing',
    reply: z.object({ data: z.null() }),
    failures: ['not_found', 'too_many_requests'],
  }),
  read: call({
    service: 'partner',
    method: 'GET',
    path: '/feeds/v1.0/calendar/:key/appointments.ics',
    access: publicly,
    summary: 'Who comes, for the calendar that knows the private address; reading it is in the audit trail',
    reply: fileReply,
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;

/** What is booked for everybody whom one may book for, in one’s own calendar: what, when, where and for whom. */
export const familyFeed = {
  mine: call({
    service: careService,
    method: 'GET',
    path: '/feeds/v1.0/mine',
    access: self(),
    summary:
      'Whether I have a private calendar address of the bookings of my circle, and when a calendar last asked for it',
    reply: z.object({ data: z.nullable(CalendarFeed) }),
  }),
  make: call({
    service: careService,
    method: 'POST',
    path: '/feeds/v1.0/make',
    access: self(),
    summary: 'Make a private calendar address of the bookings of my circle; the former one stops. It is told this once',
    status: 201,
    reply: z.object({ data: CalendarFeed, address: z.string() }),
    failures: ['too_many_requests'],
  }),
  stop: call({
    service: careService,
    method: 'PUT',
    path: '/feeds/v1.0/stop',
    access: self(),
    summary: 'Stop my private calendar address. A repetition changes nothing',
    reply: z.object({ data: z.null() }),
    failures: ['too_many_requests'],
  }),
  read: call({
    service: careService,
    method: 'GET',
    path: '/feeds/v1.0/calendar/:key/bookings.ics',
    access: publicly,
    summary:
      'The bookings of everybody whom the owner of the private address may book for now; reading it is in the audit trail',
    reply: fileReply,
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
