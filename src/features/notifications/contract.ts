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

/** A browser that rings. Its address is a secret between it and its owner, by which it knows itself in the list. */
export const Device = z.object({ _id: z.uuid(), endpoint: z.string(), name: z.string(), createdAt: z.string() });
export type Device = z.output<typeof Device>;

const keyOf = (bytes: number) =>
  z
    .string('errors.invalid_input')
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'errors.invalid_input'));

/** What a browser answers when it is asked to ring: its address at its push service, and the keys by which it reads. */
export const NewDevice = z.object({
  endpoint: z.url('errors.invalid_input').check(z.maxLength(1000, 'errors.invalid_input')),
  p256dh: keyOf(65),
  auth: keyOf(16),
  name: z
    .string('errors.invalid_input')
    .check(z.trim(), z.minLength(1, 'errors.invalid_input'), z.maxLength(60, 'errors.invalid_input')),
});
export type NewDevice = z.output<typeof NewDevice>;

export const notifications = {
  list: call({
    service: 'common',
    method: 'GET',
    path: '/notifications/v1.0/list',
    access: self(),
    summary: 'Notifications of every kind, newest first; totalCount is the number of unread ones',
    query: z.object({
      /** What is said of one person, as far as I may act for them; my own account's news with my own. */
      for: z.optional(z.uuid('errors.invalid_input')),
      page: PageNumber,
    }),
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
  devices: call({
    service: 'common',
    method: 'GET',
    path: '/notifications/v1.0/devices',
    access: self(),
    summary: 'The browsers that ring, newest first, and the key to ask one by; null where none can ring',
    reply: z.object({ data: z.array(Device), publicKey: z.nullable(z.string()) }),
  }),
  addDevice: call({
    service: 'common',
    method: 'POST',
    path: '/notifications/v1.0/devices',
    access: self(),
    summary: 'Let this browser ring',
    status: 201,
    body: NewDevice,
    reply: z.object({ data: Device }),
    failures: ['too_many_requests'],
  }),
  removeDevice: call({
    service: 'common',
    method: 'PUT',
    path: '/notifications/v1.0/removeDevice/:id',
    access: self(),
    summary: 'Let a browser ring no longer',
    reply: z.object({ isRemoved: z.literal(true) }),
    failures: ['not_found'],
  }),
} as const;
