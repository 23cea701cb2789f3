import * as z from 'zod/mini';
import { call, circle, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { LeadRequest, NewLead, WaitingEntry } from './lead-request.ts';

const one = z.object({ data: LeadRequest });

/** Asking a center that cannot be booked here to get in touch, and taking it back. */
export const leadRequests = {
  send: call({
    service: 'common',
    method: 'POST',
    path: '/leadRequests/v1.0/send',
    access: circle('bookings'),
    counted: 'lead.sent',
    summary:
      'Ask one center to get in touch, with the consent in the words that were read; the same one again for the same clientId',
    body: NewLead,
    status: 201,
    reply: one,
    failures: ['not_found', 'lead_open', 'too_many_leads', 'bookable_instead', 'too_many_requests'],
  }),
  mine: call({
    service: 'common',
    method: 'GET',
    path: '/leadRequests/v1.0/mine',
    access: self(),
    summary:
      'What I have sent, to whom, who has my number and what they did with it; and the waiting lists that I am on',
    query: z.object({
      for: z.optional(z.uuid('errors.invalid_input')),
      provider: z.optional(z.uuid('errors.invalid_input')),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(LeadRequest), pagization: Pagization, waiting: z.array(WaitingEntry) }),
  }),
  withdraw: call({
    service: 'common',
    method: 'PUT',
    path: '/leadRequests/v1.0/withdraw/:id',
    access: self(),
    summary: 'Take it back: whoever has the number loses it at once, is told, and says that they have it no more',
    reply: one,
    failures: ['not_found'],
  }),
  leaveList: call({
    service: 'common',
    method: 'PUT',
    path: '/leadRequests/v1.0/leaveList/:id',
    access: self(),
    summary: 'Come off a waiting list',
    reply: z.object({ message: z.string() }),
    failures: ['not_found'],
  }),
} as const;
