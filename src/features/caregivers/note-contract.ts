import * as z from 'zod/mini';
import { call, circle, provider } from '#shared/call.ts';
import { instantElse } from '#shared/instant.ts';
import { careServices } from './services.ts';
import { VisitNote } from './visit-note.ts';

const about = {
  /** The help that was booked. */
  asked: z.array(z.enum(careServices)),
  personName: z.string(),
  /** When the visit began. */
  startsAt: z.string(),
  timeZone: z.string(),
};

/** A note as it stands: what was written, when, and when it was changed last. */
const KeptNote = z.object({
  note: VisitNote,
  writtenAt: z.string(),
  changedAt: z.nullable(z.string()),
});
export type KeptNote = z.output<typeof KeptNote>;

/** As those read it who see the health records. */
export const ReadNote = z.object({ ...about, ...KeptNote.shape, providerName: z.string() });
export type ReadNote = z.output<typeof ReadNote>;

/** As its caregiver has it. */
export const WrittenNote = z.object({
  ...about,
  /** Null until there is one. */
  kept: z.nullable(KeptNote),
  /** Counts the changes; 0 before the first. */
  version: z.int(),
  /** The visit has begun. */
  canWrite: z.boolean(),
  /** Until then. */
  until: z.string(),
});
export type WrittenNote = z.output<typeof WrittenNote>;

const written = z.object({ data: WrittenNote });

/** Which of the visits of a booking, by when it begins; the first one, when left out. */
const whichVisit = z.object({ startsAt: z.optional(instantElse('errors.invalid_input')) });

/** What caregivers write of visits, for the person and those of the circle who see the health records. */
export const careVisitNotes = {
  ofVisit: call({
    service: 'caregiver',
    method: 'GET',
    path: '/visits/v1.0/note/:id',
    access: circle('records'),
    summary: 'What the caregiver wrote of a visit, or of each of several, the last one first; reading is in the trail',
    reply: z.object({ data: z.array(ReadNote) }),
    failures: ['not_found'],
  }),
} as const;

/** The same for the caregiver. */
export const partnerVisitNotes = {
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/caregivers/v1.0/note/:id',
    access: provider('summaries'),
    summary: 'One’s own note of an accepted visit, until 72 hours after its end; reading is in the trail',
    query: whichVisit,
    reply: written,
    failures: ['not_found'],
  }),
  write: call({
    service: 'partner',
    method: 'PUT',
    path: '/caregivers/v1.0/note/:id',
    access: provider('summaries'),
    summary:
      'Write or change it, from the beginning of the visit until 72 hours after its end; refused when it was changed after this version. Who sees the records hears of the first one',
    body: z.object({ ...whichVisit.shape, version: z.int('errors.invalid_input'), note: VisitNote }),
    reply: written,
    failures: ['not_found', 'conflict', 'visit_note_ahead', 'visit_note_closed', 'too_many_requests'],
  }),
} as const;
