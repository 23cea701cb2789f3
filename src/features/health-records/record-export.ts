import * as z from 'zod/mini';
import { call, circle } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';

/** Health records in the form that other programs for health read. */
export const recordExport = {
  fhir: call({
    service: 'user',
    method: 'GET',
    path: '/healthProfile/v1.0/fhir',
    access: circle('records'),
    summary:
      'All health records of a person as one document of FHIR R4, for whoever decides for them; wants a recent proof that it is the owner',
    query: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: fileReply,
    failures: ['confirm_needed', 'not_found', 'no_access', 'too_many_requests'],
  }),
} as const;
