import * as z from 'zod/mini';
import { Before, MessageForm, SeenForm, threadStates } from '#features/threads/thread.ts';
import { call, circle, publicly, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { AskedProvider, Enquiry, EnquiryCard, NewEnquiry } from './enquiry.ts';

const one = z.object({ data: Enquiry });

/** Questions to a provider before one books. */
export const enquiries = {
  ask: call({
    service: 'common',
    method: 'POST',
    path: '/enquiries/v1.0/ask',
    access: circle('messages'),
    counted: 'enquiry.asked',
    summary: 'Ask a provider; goes on in the conversation that is open there for the same person',
    body: NewEnquiry,
    status: 201,
    reply: one,
    failures: ['not_found', 'nobody_answers', 'too_many_enquiries', 'wait_for_answer', 'conflict', 'too_many_requests'],
  }),
  provider: call({
    service: 'common',
    method: 'GET',
    path: '/enquiries/v1.0/provider/:providerId',
    access: publicly,
    summary: 'Whom one would ask, and how long an answer usually takes there',
    reply: z.object({ data: AskedProvider }),
    failures: ['not_found'],
  }),
  mine: call({
    service: 'common',
    method: 'GET',
    path: '/enquiries/v1.0/mine',
    access: self(),
    summary: 'My questions to providers, the newest first',
    query: z.object({ for: z.optional(z.uuid('errors.invalid_input')), page: PageNumber }),
    reply: z.object({ data: z.array(EnquiryCard), pagization: Pagization }),
  }),
  one: call({
    service: 'common',
    method: 'GET',
    path: '/enquiries/v1.0/one/:id',
    access: self(),
    summary: 'One conversation with its newest messages, or those before one',
    query: Before,
    reply: one,
    failures: ['not_found'],
  }),
  say: call({
    service: 'common',
    method: 'PUT',
    path: '/enquiries/v1.0/say/:id',
    access: self(),
    summary: 'Write to the provider; a message that arrives twice is there once',
    body: MessageForm,
    reply: one,
    failures: ['not_found', 'thread_closed', 'wait_for_answer', 'too_many_requests'],
  }),
  changeStatus: call({
    service: 'common',
    method: 'PUT',
    path: '/enquiries/v1.0/status/:id',
    access: self(),
    summary: 'Close a conversation, or open it again within seven days',
    body: z.object({ status: z.enum(threadStates, 'errors.invalid_input') }),
    reply: one,
    failures: ['not_found', 'reopen_ended', 'nobody_answers'],
  }),
  seen: call({
    service: 'common',
    method: 'PUT',
    path: '/enquiries/v1.0/seen/:id',
    access: self(),
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
} as const;
