import * as z from 'zod/mini';
import { trimmed } from '#features/account/credentials.ts';
import { joiningKinds } from '#features/providers/application.ts';
import { call, staff } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { longest } from '#shared/text-rules.ts';
import { Application, applicationStates, purposes } from './application.ts';

const LONGEST_ANSWER = 600;

/** Staff's words to an applicant. */
export const Answer = z.pipe(
  trimmed('errors.noteToApplicantBlank'),
  z.string().check(longest(LONGEST_ANSWER, 'errors.tooLong')),
);

/** Where staff looked, and what came of it. `until` may be another day than was given. */
export const EvidenceCheck = z.object({
  result: z.enum(['confirmed', 'refused'], 'errors.optionUnselected'),
  source: z.pipe(trimmed('errors.sourceBlank'), z.string().check(longest(200, 'errors.tooLong'))),
  until: z.nullable(Day),
});
export type EvidenceCheck = z.output<typeof EvidenceCheck>;

/** `version`: what was seen when it was decided. */
export const Decision = z.discriminatedUnion('as', [
  z.object({ as: z.literal('approved'), version: z.int() }),
  z.object({ as: z.literal('asked'), version: z.int(), answer: Answer }),
  z.object({ as: z.literal('declined'), version: z.int(), answer: Answer }),
]);
export type Decision = z.output<typeof Decision>;

/** One row of the queue. */
export const QueueEntry = z.object({
  _id: z.uuid(),
  kind: z.enum(joiningKinds),
  purpose: z.enum(purposes),
  status: z.enum(applicationStates),
  name: z.string(),
  place: z.string(),
  applicant: z.string(),
  sentAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export type QueueEntry = z.output<typeof QueueEntry>;

/** What was done to an application: a word key below `partners.event`. */
export const applicationEvents = [
  'begun',
  'phone',
  'sent',
  'confirmed',
  'refused',
  'asked',
  'approved',
  'declined',
] as const;

/** An application as staff reads it. */
export const CheckedApplication = z.extend(Application, {
  /** Of the place. */
  name: z.string(),
  /** A code that was sent to the registered phone of the listing was given, for a claim. */
  isPhoneProven: z.boolean(),
  /** What the listing of a doctor says that is claimed, or whose evidence is renewed. */
  registered: z.nullable(z.object({ npi: z.string(), licence: z.object({ state: z.string(), number: z.string() }) })),
  /** Others who claim the same listing or give the same NPI, in the order in which they were sent: the first that is approved gets it. */
  rivals: z.array(
    z.object({
      _id: z.uuid(),
      applicant: z.string(),
      status: z.enum(applicationStates),
      sentAt: z.nullable(z.string()),
      isPhoneProven: z.boolean(),
    }),
  ),
  applicant: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  history: z.array(
    z.object({ what: z.enum(applicationEvents), by: z.string(), detail: z.nullable(z.string()), at: z.string() }),
  ),
});
export type CheckedApplication = z.output<typeof CheckedApplication>;

const answered = z.object({ data: CheckedApplication });

/** Staff's side of joining. */
export const checking = {
  queue: call({
    service: 'partner',
    method: 'GET',
    path: '/checking/v1.0/applications',
    access: staff,
    summary: 'Applications that wait, the longest first; or those that were answered, the latest first: at most 50',
    query: z.object({ tab: z._default(z.enum(['waiting', 'answered'], 'errors.invalid_input'), 'waiting') }),
    reply: z.object({ data: z.array(QueueEntry), waiting: z.int() }),
  }),
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/checking/v1.0/application/:id',
    access: staff,
    summary: 'One application with its evidence and its history',
    reply: answered,
    failures: ['not_found'],
  }),
  check: call({
    service: 'partner',
    method: 'PUT',
    path: '/checking/v1.0/evidence/:id/:lineId',
    access: staff,
    summary: 'Note what came of checking one line of evidence',
    body: EvidenceCheck,
    reply: answered,
    failures: ['not_found', 'application_decided'],
  }),
  decide: call({
    service: 'partner',
    method: 'PUT',
    path: '/checking/v1.0/decision/:id',
    access: staff,
    summary:
      'Approve, ask for more, or decline; approving makes the place verified and bookable at once, or a claimed listing theirs',
    body: Decision,
    reply: answered,
    failures: ['not_found', 'conflict', 'application_decided', 'not_claimable', 'npi_taken'],
  }),
} as const;
