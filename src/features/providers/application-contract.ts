import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { PartnerApplication } from './application.ts';

export const partnerApplications = {
  apply: call({
    service: 'partner',
    method: 'POST',
    path: '/applications/v1.0/apply',
    access: publicly,
    counted: 'partner.applied',
    summary: 'Ask to join as a partner; the same answer for an address that has asked already',
    body: PartnerApplication,
    status: 201,
    reply: z.object({ message: z.string() }),
    failures: ['too_many_requests'],
  }),
} as const;
