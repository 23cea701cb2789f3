import * as z from 'zod/mini';
import { Before, SeenForm } from '#features/threads/thread.ts';
import { call, staff } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { StaffTicket, StaffTicketCard, staffTabs } from './staff-ticket.ts';
import { TicketMessage } from './ticket.ts';

const one = z.object({ data: StaffTicket });

/** Tickets as our staff works through them. */
export const staffTickets = {
  list: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/tickets',
    access: staff,
    summary: 'Tickets: open ones by what waits longest, closed ones the newest first',
    query: z.object({ tab: z._default(z.enum(staffTabs, 'errors.invalid_input'), 'open'), page: PageNumber }),
    reply: z.object({
      data: z.array(StaffTicketCard),
      pagization: Pagization,
      counts: z.record(z.enum(staffTabs), z.int()),
    }),
  }),
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/tickets/one/:id',
    access: staff,
    summary: 'One ticket with its messages; of a booking that it is about the audit trail says so',
    query: Before,
    reply: one,
    failures: ['not_found'],
  }),
  answer: call({
    service: 'partner',
    method: 'POST',
    path: '/staff/v1.0/tickets/answer/:id',
    access: staff,
    summary: 'Answer, with files or without; whoever answers a ticket that nobody looks after takes it',
    body: TicketMessage,
    reply: one,
    failures: ['not_found', 'thread_closed'],
  }),
  change: call({
    service: 'partner',
    method: 'PUT',
    path: '/staff/v1.0/tickets/change/:id',
    access: staff,
    summary: 'Take a ticket, give it back, close it or open it again',
    body: z.object({ change: z.enum(['take', 'giveBack', 'close', 'reopen'], 'errors.invalid_input') }),
    reply: one,
    failures: ['not_found'],
  }),
  seen: call({
    service: 'partner',
    method: 'PUT',
    path: '/staff/v1.0/tickets/seen/:id',
    access: staff,
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
} as const;
