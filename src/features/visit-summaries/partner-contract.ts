import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { call, provider } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { AddendumForm, Summary, SummaryDraft, SummaryForm } from './summary.ts';
import { Template, TemplateForm, TemplateName } from './template.ts';

/** `ahead`: not yet to be written; `open`: nobody has begun. */
export const writingStates = ['ahead', 'open', 'draft', 'signed'] as const;

const facts = {
  /** The key of its booking, and the number that people read aloud. */
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  state: z.enum(writingStates),
} as const;

/** A visit of the place that is written up. */
export const WrittenCard = z.object(facts);
export type WrittenCard = z.output<typeof WrittenCard>;

/** The same with all that has been written. */
export const WrittenVisit = z.object({
  ...facts,
  /** Why the patient came, in their words. */
  reason: z.string(),
  /** Counts what was kept; 0 before the first. Whoever writes says which one they have seen. */
  version: z.int(),
  draft: z.nullable(SummaryDraft),
  /** Those that go with the draft. */
  files: z.array(SentFile),
  summary: z.nullable(Summary),
  /** The last day of the license that its doctor has shown, once it has passed. */
  licenceEnded: z.nullable(z.string()),
});
export type WrittenVisit = z.output<typeof WrittenVisit>;

const version = z.int('errors.invalid_input').check(z.gte(0, 'errors.invalid_input'));
const visit = z.object({ data: WrittenVisit });
const template = z.object({ data: Template });
const base = { service: 'partner', access: provider('summaries') } as const;

/** The doctor's side: writing, signing, adding to what was signed, and templates. A visit of somebody else looks like a missing one. */
export const partnerSummaries = {
  list: call({
    ...base,
    method: 'GET',
    path: '/summaries/v1.0/list',
    summary: 'The visits of the chosen place that have begun, the last one first, and how far their summaries are',
    query: z.object({ page: PageNumber }),
    reply: z.object({ data: z.array(WrittenCard), pagization: Pagization }),
    failures: ['not_found'],
  }),
  one: call({
    ...base,
    method: 'GET',
    path: '/summaries/v1.0/visit/:id',
    summary: 'One visit with what has been written of it; reading is in the trail of the patient',
    reply: visit,
    failures: ['not_found'],
  }),
  keep: call({
    ...base,
    method: 'PUT',
    path: '/summaries/v1.0/draft/:id',
    summary: 'Keep what is being written; refused when it was kept elsewhere after this version',
    body: z.object({ version, draft: SummaryDraft }),
    reply: visit,
    failures: ['not_found', 'conflict', 'summary_signed', 'visit_ahead', 'too_many_requests'],
  }),
  sign: call({
    ...base,
    method: 'PUT',
    path: '/summaries/v1.0/sign/:id',
    counted: 'summary.signed',
    summary: 'Sign it: from now on the patient reads it, and nobody changes it',
    body: z.object({ version, ...SummaryForm.shape }),
    reply: visit,
    failures: ['not_found', 'conflict', 'summary_signed', 'visit_ahead', 'too_many_requests'],
  }),
  add: call({
    ...base,
    method: 'POST',
    path: '/summaries/v1.0/addendum/:id',
    summary: 'Add to what was signed; `after` is how many additions one has seen, so that none is there twice',
    body: z.object({ after: version, ...AddendumForm.shape }),
    status: 201,
    reply: visit,
    failures: ['not_found', 'conflict', 'too_many_addenda', 'too_many_requests'],
  }),
  shown: call({
    ...base,
    method: 'GET',
    path: '/summaries/v1.0/shown/:id',
    summary:
      'The summaries by other doctors that a family shows with a booking, from its acceptance until 72 hours after its end; each look is in the trail of the patient',
    reply: z.object({ data: z.array(Summary) }),
    failures: ['not_found'],
  }),
  templates: call({
    ...base,
    method: 'GET',
    path: '/summaries/v1.0/templates',
    summary: 'The templates of the chosen place, by kind and name',
    reply: z.object({ data: z.array(Template) }),
    failures: ['not_found'],
  }),
  keepTemplate: call({
    ...base,
    method: 'POST',
    path: '/summaries/v1.0/templates',
    summary: 'Keep a template under a name that no other of its kind has',
    body: TemplateForm,
    status: 201,
    reply: template,
    failures: ['not_found', 'template_name_taken', 'too_many_templates', 'too_many_requests'],
  }),
  renameTemplate: call({
    ...base,
    method: 'PUT',
    path: '/summaries/v1.0/templates/:id',
    summary: 'Give a template another name',
    body: TemplateName,
    reply: template,
    failures: ['not_found', 'template_name_taken', 'too_many_requests'],
  }),
  removeTemplate: call({
    ...base,
    method: 'POST',
    path: '/summaries/v1.0/templates/:id/remove',
    summary: 'Remove a template; what was written with it stays',
    reply: z.object({ message: z.string() }),
    failures: ['not_found'],
  }),
} as const;
