import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { HealthFacts, HealthFactsChange } from './profile.ts';
import { RecordLists, RecordRemoval, SavedRecord } from './record.ts';

const HealthProfile = z.object({
  personId: z.uuid(),
  facts: HealthFacts,
  /** The version, which counts the changes; 0 for a profile without a row. */
  version: z.int(),
  updatedAt: z.nullable(z.string()),
});
export type HealthProfile = z.output<typeof HealthProfile>;

/** The basics, and what is kept in lists. */
const KeptProfile = z.extend(HealthProfile, {
  records: RecordLists,
  /** How many signed summaries of visits stand beside the consultations. */
  visitSummaries: z.int(),
  /** How many insurance cards whoever reads may see. */
  insuranceCards: z.int(),
});
export type KeptProfile = z.output<typeof KeptProfile>;

/** One part of a profile: some of the basics, a record that is added or changed, or one that is deleted or had back. */
const Part = z
  .object({
    /** Of what is changed: of the basics, or of that record; 0 for what is new. */
    version: z.int('errors.invalid_input'),
    facts: z.optional(HealthFactsChange),
    record: z.optional(SavedRecord),
    removal: z.optional(RecordRemoval),
  })
  .check(
    z.refine(
      ({ facts, record, removal }) => [facts, record, removal].filter((part) => part !== undefined).length === 1,
      'errors.invalid_input',
    ),
  );

export const healthRecords = {
  openProfile: call({
    service: 'user',
    method: 'POST',
    path: '/healthProfile/v1.1/FMHealthProfile',
    access: circle('records'),
    summary: 'The health profile of oneself or of a family member, begun if there is none',
    body: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.optional(z.nullable(z.uuid('errors.invalid_input'))),
      /** Its record lists come along. */
      hasRecords: z.optional(z.boolean('errors.invalid_input')),
    }),
    reply: z.object({
      data: z.extend(HealthProfile, {
        records: z.optional(RecordLists),
        visitSummaries: z.optional(z.int()),
        insuranceCards: z.optional(z.int()),
      }),
    }),
    failures: ['not_found'],
  }),
  profile: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.1/getHealthProfile/:id',
    access: circle('records'),
    summary: 'The health profile of a person with its record lists',
    reply: z.object({ data: KeptProfile }),
    failures: ['not_found'],
  }),
  changeProfile: call({
    service: 'user',
    method: 'PUT',
    path: '/healthProfile/v1.1/updateHealthProfileById/:id',
    access: circle('records'),
    summary:
      'Change some of the answers, or one record, by the person or who looks after them; refused when it was changed after this version',
    body: Part,
    reply: z.object({
      data: HealthProfile,
      /** The record that was added, changed, deleted or had back. */
      recordId: z.nullable(z.uuid()),
    }),
    failures: ['not_found', 'no_access', 'conflict', 'records_full', 'too_many_requests'],
  }),
} as const;
