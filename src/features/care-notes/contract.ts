import * as z from 'zod/mini';
import { call, circle, provider } from '#shared/call.ts';
import { careService } from '#shared/services.ts';
import { CareNotes } from './care-notes.ts';

/** What goes with one booking, as its family sees it. */
export const BookedNotes = z.object({
  /** Null until somebody has written some. */
  notes: z.nullable(CareNotes),
  /** Counts the changes; 0 before the first. */
  version: z.int(),
  /** Until the end of what was booked. */
  canChange: z.boolean(),
  updatedAt: z.nullable(z.string()),
});
export type BookedNotes = z.output<typeof BookedNotes>;

const booked = z.object({ data: BookedNotes });

export const careNotes = {
  last: call({
    service: careService,
    method: 'GET',
    path: '/careNotes/v1.0/last',
    access: circle('records'),
    summary: 'What was given for somebody the last time, for whoever may book for them and see their records',
    query: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: z.object({ data: z.nullable(CareNotes) }),
    failures: ['not_found'],
  }),
  ofBooking: call({
    service: careService,
    method: 'GET',
    path: '/careNotes/v1.0/booking/:id',
    access: circle('records'),
    summary: 'What goes with a booking for the provider to know, as its family wrote it',
    reply: booked,
    failures: ['not_found'],
  }),
  change: call({
    service: careService,
    method: 'PUT',
    path: '/careNotes/v1.0/booking/:id',
    access: circle('records'),
    summary: 'Write it, until the end of what was booked; refused when it was changed after this version',
    body: z.object({ version: z.int('errors.invalid_input'), notes: CareNotes }),
    reply: booked,
    failures: ['not_found', 'conflict', 'notes_closed', 'too_many_requests'],
  }),
  told: call({
    service: careService,
    method: 'GET',
    path: '/careNotes/v1.0/told/:id',
    access: provider('stays'),
    summary: 'What the family tells a provider with a booking, from its acceptance until 72 hours after its end',
    reply: z.object({ data: z.nullable(CareNotes) }),
    failures: ['not_found'],
  }),
} as const;
