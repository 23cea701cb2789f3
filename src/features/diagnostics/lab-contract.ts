import * as z from 'zod/mini';
import { SentFile } from '#features/uploads/file.ts';
import { call, provider } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { analyteNames } from './analytes.ts';
import { draws } from './catalogue.ts';
import { stages } from './order.ts';
import { EnteredValue, held, releases, ReportDraft } from './report.ts';

export const workTabs = ['open', 'reported'] as const;
export type WorkTab = (typeof workTabs)[number];

const facts = {
  /** The key of its booking, and the number that people read aloud. */
  _id: z.uuid(),
  bookingId: z.string(),
  personName: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
  draw: z.enum(draws),
  /** What was ordered, by name. */
  ordered: z.array(z.string()),
  stage: z.enum(stages),
  collectedAt: z.nullable(z.string()),
  inLabAt: z.nullable(z.string()),
  reportedAt: z.nullable(z.string()),
  ...held,
} as const;

/** An order as the lab works on it. */
export const WorkCard = z.object(facts);
export type WorkCard = z.output<typeof WorkCard>;

/** A value that is to be measured, and what the form begins with: the unit and range of this lab's last report. */
export const WantedSamples = z.object({
  testId: z.uuid(),
  test: z.string(),
  analyte: z.enum(analyteNames),
  name: z.string(),
  units: z.array(z.string()),
  begun: z.nullable(EnteredValue),
  usual: z.object({
    unit: z.string(),
    low: z.nullable(z.number()),
    high: z.nullable(z.number()),
    criticalLow: z.nullable(z.number()),
    criticalHigh: z.nullable(z.number()),
  }),
});
export type WantedSamples = z.output<typeof WantedSamples>;

/** The same with all that is to be entered. */
export const WorkOrder = z.object({
  ...facts,
  /** So that nobody reports the wrong one: the patient's day of birth, where it is known. */
  dob: z.nullable(z.string()),
  /** Counts what was kept. Whoever writes says which one they have seen. */
  version: z.int(),
  wanted: z.array(WantedSamples),
  remark: z.string(),
  files: z.array(SentFile),
});
export type WorkOrder = z.output<typeof WorkOrder>;

const version = z.int('errors.invalid_input').check(z.gte(0, 'errors.invalid_input'));
const order = z.object({ data: WorkOrder });
const base = { service: 'partner', access: provider('summaries') } as const;

/** The lab's side: from the sample to the report. An order of somebody else looks like a missing one. */
export const labWork = {
  list: call({
    ...base,
    method: 'GET',
    path: '/labs/v1.0/orders',
    summary: 'The confirmed orders of the chosen place and how far they are; reading is in the trail of the patients',
    query: z.object({ tab: z._default(z.enum(workTabs, 'errors.invalid_input'), 'open'), page: PageNumber }),
    reply: z.object({ data: z.array(WorkCard), pagization: Pagization, counts: z.record(z.enum(workTabs), z.int()) }),
    failures: ['not_found'],
  }),
  one: call({
    ...base,
    method: 'GET',
    path: '/labs/v1.0/order/:id',
    summary: 'One order with what has been entered; reading is in the trail of the patient',
    reply: order,
    failures: ['not_found'],
  }),
  advance: call({
    ...base,
    method: 'PUT',
    path: '/labs/v1.0/order/:id/stage',
    counted: 'lab.advanced',
    summary: 'Say that the sample was taken, or that it is in the lab; the family hears of it',
    body: z.object({ stage: z.enum(['collected', 'in_lab'], 'errors.invalid_input') }),
    reply: order,
    failures: ['not_found', 'conflict', 'order_ahead', 'too_many_requests'],
  }),
  keep: call({
    ...base,
    method: 'PUT',
    path: '/labs/v1.0/order/:id/draft',
    summary:
      'Keep what has been entered; refused when it was kept elsewhere after this version, and once it is reported',
    body: z.object({ version, draft: ReportDraft }),
    reply: order,
    failures: ['not_found', 'conflict', 'order_ahead', 'already_reported_values', 'too_many_requests'],
  }),
  report: call({
    ...base,
    method: 'PUT',
    path: '/labs/v1.0/order/:id/report',
    counted: 'lab.reported',
    summary:
      'Report the values: the family reads them at once, or once it was talked with. Said again, it puts right what was reported',
    body: z.object({
      version,
      draft: ReportDraft,
      release: z._default(z.enum(releases, 'errors.optionUnselected'), 'now'),
    }),
    reply: order,
    failures: ['not_found', 'conflict', 'order_ahead', 'too_many_requests'],
  }),
  release: call({
    ...base,
    method: 'PUT',
    path: '/labs/v1.0/order/:id/release',
    summary: 'Say that the family was talked with: it reads what is reported from now on',
    reply: order,
    failures: ['not_found', 'order_ahead', 'too_many_requests'],
  }),
} as const;
