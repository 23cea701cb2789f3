import * as z from 'zod/mini';
import { Before, SeenForm } from '#features/threads/thread.ts';
import { call, provider } from '#shared/call.ts';
import { PageNumber } from '#shared/paging.ts';
import { Inbox, search, Talk, TalkForm, Unread } from './talk.ts';

const one = z.object({ data: Talk });

/** Conversations with families, on the side of whoever answers at a place. */
export const partnerMessaging = {
  inbox: call({
    service: 'partner',
    method: 'GET',
    path: '/messaging/v1.0/inbox',
    access: provider('contacts'),
    summary: 'Conversations of the chosen place with families that have booked there, the newest first',
    query: z.object({ q: search, page: PageNumber }),
    reply: Inbox,
  }),
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/messaging/v1.0/one/:id',
    access: provider('contacts'),
    summary: 'One conversation with its newest messages, or those before one',
    query: Before,
    reply: one,
    failures: ['not_found'],
  }),
  about: call({
    service: 'partner',
    method: 'GET',
    path: '/messaging/v1.0/about/:bookingId',
    access: provider('contacts'),
    summary: 'The conversation with the family of a booking, begun or not',
    reply: one,
    failures: ['not_found'],
  }),
  begin: call({
    service: 'partner',
    method: 'POST',
    path: '/messaging/v1.0/begin/:bookingId',
    access: provider('contacts'),
    summary: 'Write to the family of a booking; goes on in the conversation that is there',
    body: TalkForm,
    status: 201,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'conversation_over', 'too_many_requests'],
  }),
  say: call({
    service: 'partner',
    method: 'PUT',
    path: '/messaging/v1.0/say/:id',
    access: provider('contacts'),
    summary: 'Answer a family; a message that arrives twice is there once',
    body: TalkForm,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'conversation_over', 'too_many_requests'],
  }),
  seen: call({
    service: 'partner',
    method: 'PUT',
    path: '/messaging/v1.0/seen/:id',
    access: provider('contacts'),
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
  unread: call({
    service: 'partner',
    method: 'GET',
    path: '/messaging/v1.0/unread',
    access: provider('contacts'),
    summary: 'In how many conversations of the chosen place something is new',
    reply: Unread,
  }),
} as const;
