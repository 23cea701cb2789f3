import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';

/**
 * The latest of one thing. `kind` says what it is (a booking, an invitation, a result), `_id` is the key of the thing, and `facts`
 * are what a row of that kind shows, by a schema of the capability that tells of it.
 */
export const Notification = z.object({
  _id: z.uuid(),
  kind: z.string(),
  facts: z.record(z.string(), z.unknown()),
  updated_at: z.string(),
  isRead: z.boolean(),
  isForProvider: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const notifications = {
  list: call({
    service: 'common',
    method: 'GET',
    path: '/notifications/v1.0/list',
    access: self(),
    summary: 'Notifications of every kind, newest first; totalCount is the number of unread ones',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(Notification), pagization: Pagization }),
  }),
  markRead: call({
    service: 'common',
    method: 'PUT',
    path: '/notifications/v1.0/read/:id',
    access: self(),
    summary: 'Mark what was told of one thing as read',
    reply: z.object({ marked: z.int() }),
    failures: ['not_found'],
  }),
  markAllRead: call({
    service: 'common',
    method: 'PUT',
    path: '/notifications/v1.0/readAll',
    access: self(),
    summary: 'Mark everything as read',
    reply: z.object({ marked: z.int() }),
  }),
} as const;
