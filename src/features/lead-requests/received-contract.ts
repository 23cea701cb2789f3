import * as z from 'zod/mini';
import { type Access, call, provider, staff } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { LeadChange, ReceivedLead } from './lead-request.ts';

const one = z.object({ data: ReceivedLead });
const failures = ['not_found', 'lead_withdrawn'] as const;

/** What whoever answers can do; the same for a center and for our staff, who stand in for it while nobody there uses the product. */
const receivedAt = <const Base extends string>(base: Base, access: Access) =>
  ({
    list: call({
      service: 'partner',
      method: 'GET',
      path: `${base}/list` as const,
      access,
      summary: 'Lead requests, what waits longest first; contact and note only of those that were opened',
      query: z.object({ page: PageNumber }),
      reply: z.object({ data: z.array(ReceivedLead), pagization: Pagization }),
    }),
    open: call({
      service: 'partner',
      method: 'POST',
      path: `${base}/open/:id` as const,
      access,
      summary: 'See the contact and the note: from then on the ledger says who has the number',
      reply: one,
      failures,
    }),
    change: call({
      service: 'partner',
      method: 'PUT',
      path: `${base}/change/:id` as const,
      access,
      summary: 'Say what became of it: contacted, a visit planned, closed; and what the family reads with it',
      body: LeadChange,
      reply: one,
      failures: [...failures, 'conflict', 'too_many_requests'],
    }),
    acknowledge: call({
      service: 'partner',
      method: 'PUT',
      path: `${base}/acknowledge/:id` as const,
      access,
      summary: 'Say that the number of a withdrawn request is gone here, too',
      reply: one,
      failures: ['not_found', 'conflict'],
    }),
  }) as const;

export const partnerLeads = receivedAt('/leadRequests/v1.0', provider('contacts'));
export const staffLeads = receivedAt('/staff/v1.0/leadRequests', staff);
