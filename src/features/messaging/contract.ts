import * as z from 'zod/mini';
import { Before, SeenForm } from '#features/threads/thread.ts';
import { call, circle, self } from '#shared/call.ts';
import { PageNumber } from '#shared/paging.ts';
import { FirstWords, Inbox, search, Talk, TalkForm, Unread } from './talk.ts';

const one = z.object({ data: Talk });

/** Everything that a family writes and reads, in one place. */
export const messaging = {
  inbox: call({
    service: 'common',
    method: 'GET',
    path: '/messaging/v1.0/inbox',
    access: circle('messages'),
    summary: 'Conversations of every kind, for me and for those for whom I may write, the newest first',
    query: z.object({ for: z.optional(z.uuid('errors.invalid_input')), q: search, page: PageNumber }),
    reply: Inbox,
    isKept: true,
  }),
  one: call({
    service: 'common',
    method: 'GET',
    path: '/messaging/v1.0/one/:id',
    access: circle('messages'),
    summary: 'One conversation with its newest messages, or those before one',
    query: Before,
    reply: one,
    failures: ['not_found'],
    isKept: true,
  }),
  with: call({
    service: 'common',
    method: 'GET',
    path: '/messaging/v1.0/with/:providerId',
    access: circle('messages'),
    summary:
      'The conversation with a provider, begun or not; null where nothing connects the two, which pages of providers ask of everybody',
    query: z.object({ for: z.optional(z.uuid('errors.invalid_input')) }),
    reply: z.object({ data: z.nullable(Talk) }),
    failures: ['not_found'],
  }),
  begin: call({
    service: 'common',
    method: 'POST',
    path: '/messaging/v1.0/begin',
    access: circle('messages'),
    counted: 'conversation.begun',
    summary: 'Write to a provider with whom there is a booking; goes on in the conversation that is there',
    body: FirstWords,
    status: 201,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'conversation_over', 'wait_for_answer', 'too_many_conversations', 'too_many_requests'],
  }),
  say: call({
    service: 'common',
    method: 'PUT',
    path: '/messaging/v1.0/say/:id',
    access: circle('messages'),
    summary: 'Write into a conversation of any kind; a message that arrives twice is there once',
    body: TalkForm,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'thread_closed', 'conversation_over', 'wait_for_answer', 'too_many_requests'],
  }),
  seen: call({
    service: 'common',
    method: 'PUT',
    path: '/messaging/v1.0/seen/:id',
    access: circle('messages'),
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
  unread: call({
    service: 'common',
    method: 'GET',
    path: '/messaging/v1.0/unread',
    access: self(),
    isKept: true,
    summary: 'In how many conversations something is new for me',
    reply: Unread,
  }),
} as const;
