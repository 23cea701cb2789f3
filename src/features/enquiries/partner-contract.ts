import * as z from 'zod/mini';
import { Before, MessageForm, SeenForm, threadStates } from '#features/threads/thread.ts';
import { call, provider } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { Enquiry, EnquiryCard } from './enquiry.ts';

const one = z.object({ data: Enquiry });

/** Questions of families, on the side of whoever answers. */
export const partnerEnquiries = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/enquiries/v1.0/list',
    access: provider('contacts'),
    summary: 'Questions to the providers that I manage: open ones by what waits longest, closed ones the newest first',
    query: z.object({
      status: z._default(z.enum(threadStates, 'errors.invalid_input'), 'open'),
      page: PageNumber,
    }),
    reply: z.object({
      data: z.array(EnquiryCard),
      pagization: Pagization,
      counts: z.object({ open: z.int(), closed: z.int() }),
    }),
  }),
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/enquiries/v1.0/one/:id',
    access: provider('contacts'),
    summary: 'One conversation with its newest messages, or those before one',
    query: Before,
    reply: one,
    failures: ['not_found'],
  }),
  answer: call({
    service: 'partner',
    method: 'POST',
    path: '/enquiries/v1.0/answer/:id',
    access: provider('contacts'),
    summary: 'Answer a family',
    body: MessageForm,
    reply: one,
    failures: ['not_found', 'thread_closed', 'too_many_requests'],
  }),
  changeStatus: call({
    service: 'partner',
    method: 'PUT',
    path: '/enquiries/v1.0/status/:id',
    access: provider('contacts'),
    summary: 'Close a conversation, or open it again',
    body: z.object({ status: z.enum(threadStates, 'errors.invalid_input') }),
    reply: one,
    failures: ['not_found'],
  }),
  seen: call({
    service: 'partner',
    method: 'PUT',
    path: '/enquiries/v1.0/seen/:id',
    access: provider('contacts'),
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
} as const;
