import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { call, circle, provider } from '#shared/call.ts';
import { IntakeAnswers, Reports } from './intake.ts';

const personId = z.optional(z.uuid('errors.patientUnselected'));

/** What was answered for somebody the last time. */
export const Intake = z.object({
  _id: z.uuid(),
  /** What of it can still be true; a question that is missing has to be asked anew. */
  answers: z.partial(IntakeAnswers),
  /** Counts the changes. */
  version: z.int(),
  updated_at: z.string(),
});
export type Intake = z.output<typeof Intake>;

/** What goes with one booking for its provider to know: the answers as they were given, and reports. */
const Along = z.object({
  answers: z.nullable(IntakeAnswers),
  givenAt: z.nullable(z.string()),
  reports: z.array(SentFile),
});

/** The same as its family sees it. */
export const BookedIntake = z.extend(Along, {
  /** Until its visit can be entered no longer. */
  canChange: z.boolean(),
});
export type BookedIntake = z.output<typeof BookedIntake>;

/** The questions before a visit, by the specification’s names; `id` of the first one is one’s own account or, for a provider, a booking. */
export const intake = {
  last: call({
    service: 'telehealth',
    method: 'POST',
    path: '/docQuetions/v1.0/getDocQuePre/:id',
    access: circle('records'),
    summary:
      'What was answered before a visit the last time, for oneself or somebody whose records one may see; for a provider, by the id of a booking, what goes with it',
    body: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: personId,
    }),
    reply: z.object({ data: z.nullable(Intake) }),
    failures: ['not_found'],
  }),
  add: call({
    service: 'telehealth',
    method: 'POST',
    path: '/docQuetions/v1.0/addDocQuePre',
    access: circle('records'),
    summary: 'Answer the questions for the first time; refused when somebody has answered them meanwhile',
    body: z.object({ familyMemberId: personId, answers: IntakeAnswers }),
    status: 201,
    reply: z.object({ data: Intake }),
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  change: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/docQuetions/v1.0/updateDocQuePre/edit/:id',
    access: circle('records'),
    summary: 'Change the answers, or say that they are still true; refused when they were changed after this version',
    body: z.object({ version: z.int('errors.invalid_input'), answers: IntakeAnswers }),
    reply: z.object({ data: Intake }),
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  ofBooking: call({
    service: 'telehealth',
    method: 'GET',
    path: '/docQuetions/v1.0/booking/:id',
    access: circle('records'),
    summary:
      'What goes with a booking for its provider to know, for whoever may book for its person and see their records',
    reply: z.object({ data: BookedIntake }),
    failures: ['not_found'],
  }),
  give: call({
    service: 'telehealth',
    method: 'PUT',
    path: '/docQuetions/v1.0/booking/:id',
    access: circle('records'),
    summary: 'Send answers and reports along with a booking, in the place of those before, until it is over',
    body: z.object({
      /** Whose answers go along as they are now: null for none, left out for those that went along before. */
      intakeId: z.optional(z.nullable(z.uuid('errors.invalid_input'))),
      /** All that go along from now on; left out for those that did before. */
      reports: z.optional(Reports),
    }),
    reply: z.object({ data: BookedIntake }),
    failures: ['not_found', 'notes_closed', 'too_many_requests'],
  }),
  told: call({
    service: 'telehealth',
    method: 'GET',
    path: '/docQuetions/v1.0/told/:id',
    access: provider('stays'),
    summary: 'What goes with a booking, for its provider, from its acceptance until 72 hours after its end',
    reply: z.object({ data: z.nullable(Along) }),
    failures: ['not_found'],
  }),
} as const;
