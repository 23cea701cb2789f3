import * as z from 'zod/mini';
import { Before, REOPEN_DAYS, SeenForm, threadStates } from '#features/threads/thread.ts';
import { call, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { HelpDesk, NewTicket, RatingForm, Ticket, TicketCard, TicketMessage } from './ticket.ts';

const query = z.object({
  /** Those about one person: by the booking that a ticket is about, as far as I may see it, otherwise by whose account it is. */
  for: z.optional(z.uuid('errors.invalid_input')),
  status: z._default(z.enum(threadStates, 'errors.invalid_input'), 'open'),
  page: PageNumber,
});
const list = z.object({
  data: z.array(TicketCard),
  pagization: Pagization,
  counts: z.object({ open: z.int(), closed: z.int() }),
});
const one = z.object({ data: Ticket });

/** Tickets of the account that asks; somebody else's look like missing ones. */
export const tickets = {
  add: call({
    service: 'common',
    method: 'POST',
    path: '/tickets/v1.1/addTicket',
    access: self(),
    counted: 'ticket.opened',
    summary: 'Open a ticket; the same one again for the same clientId',
    body: NewTicket,
    status: 201,
    reply: one,
    failures: ['not_found', 'too_many_tickets', 'conflict', 'too_many_requests'],
  }),
  list: call({
    service: 'common',
    method: 'GET',
    path: '/tickets/v1.1/getTickets/:id',
    access: self('id'),
    summary: 'My tickets, open or closed, the newest first',
    query,
    reply: list,
  }),
  mine: call({
    service: 'common',
    method: 'GET',
    path: '/tickets/v1.0/mine',
    access: self(),
    summary: 'The same without an id in the address, for pages that are rendered before the id is known',
    query,
    reply: list,
  }),
  one: call({
    service: 'common',
    method: 'GET',
    path: '/tickets/v1.0/one/:id',
    access: self(),
    summary: 'One ticket with its newest messages, or those before one',
    query: Before,
    reply: one,
    failures: ['not_found'],
  }),
  update: call({
    service: 'common',
    method: 'PUT',
    path: '/tickets/v1.1/updateTicket/:id',
    access: self(),
    summary: 'Add to the conversation; a message that arrives twice is there once',
    body: TicketMessage,
    reply: one,
    failures: ['not_found', 'thread_closed', 'wait_for_answer', 'too_many_requests'],
  }),
  changeStatus: call({
    service: 'common',
    method: 'PUT',
    path: '/tickets/v1.1/updateTicketStatus/:id',
    access: self(),
    summary: `Close a ticket, or open it again within ${REOPEN_DAYS} days`,
    body: z.object({ status: z.enum(threadStates, 'errors.invalid_input') }),
    reply: one,
    failures: ['not_found', 'reopen_ended', 'too_many_tickets'],
  }),
  rate: call({
    service: 'common',
    method: 'PUT',
    path: '/tickets/v1.0/rate/:id',
    access: self(),
    summary: 'Say how we have helped, once the ticket is closed',
    body: RatingForm,
    reply: one,
    failures: ['not_found', 'conflict'],
  }),
  seen: call({
    service: 'common',
    method: 'PUT',
    path: '/tickets/v1.0/seen/:id',
    access: self(),
    summary: 'The messages up to this one were on my screen',
    body: SeenForm,
    reply: z.object({ sequence: z.int() }),
    failures: ['not_found'],
  }),
  desk: call({
    service: 'common',
    method: 'GET',
    path: '/tickets/v1.0/desk',
    access: self(),
    summary: 'How long an answer usually takes, and the bookings that a ticket may be about, one of them by its key',
    query: z.object({
      /** One that is offered besides the newest; an unknown one is left out. */
      booking: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: HelpDesk,
  }),
} as const;
