import * as z from 'zod/mini';
import { PageNumber, Pagization } from '#features/bookings/contract.ts';
import { Status } from '#features/bookings/status.ts';
import { call, self } from '#shared/call.ts';

/** The latest news of one booking: the fields of section 3 of the specification. `_id` is the booking's key. */
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

export const notifications = {
  list: call({
    service: 'seniorCare',
    method: 'GET',
    path: '/scare/v1.2/bookings/getSBNotification/:userId',
    access: self('userId'),
    summary: 'Booking notifications, newest first; totalCount is the number of unread ones',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(BookingNotification), pagization: Pagization }),
  }),
  markRead: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/scare/v1.2/bookings/updatePushNotification/:bookingId',
    access: self(),
    summary: 'Mark the news of a booking as read',
    reply: z.object({ data: BookingNotification }),
    failures: ['not_found'],
  }),
  markAllRead: call({
    service: 'seniorCare',
    method: 'PUT',
    path: '/notifications/v1.0/readAll',
    access: self(),
    summary: 'Mark everything as read',
    reply: z.object({ marked: z.int() }),
  }),
} as const;
