import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { HealthFacts, HealthFactsChange } from './profile.ts';

export const HealthProfile = z.object({
  personId: z.uuid(),
  facts: HealthFacts,
  /** The version, which counts the changes; 0 for a profile without a row. */
  version: z.int(),
  updatedAt: z.nullable(z.string()),
});
export type HealthProfile = z.output<typeof HealthProfile>;

const reply = z.object({ data: HealthProfile });

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
    }),
    reply,
    failures: ['not_found'],
  }),
  profile: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.1/getHealthProfile/:id',
    access: circle('records'),
    summary: 'The health profile of a person',
    reply,
    failures: ['not_found'],
  }),
  changeProfile: call({
    service: 'user',
    method: 'PUT',
    path: '/healthProfile/v1.1/updateHealthProfileById/:id',
    access: circle('records'),
    summary:
      'Change some of the answers, by the person or who looks after them; refused when the profile was changed after this version',
    body: z.object({ version: z.int('errors.invalid_input'), facts: HealthFactsChange }),
    reply,
    failures: ['not_found', 'no_access', 'conflict'],
  }),
} as const;
