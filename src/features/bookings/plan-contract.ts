import { call, provider } from '#shared/call.ts';
import * as z from 'zod/mini';
import { PlanAnswer } from './plan.ts';
import { Request } from './request-contract.ts';

/** The provider's side of paying by insurance. */
export const plans = {
  check: call({
    service: 'partner',
    method: 'POST',
    path: '/requests/v1.0/plan/:id',
    access: provider('answers'),
    summary: 'Say what a plan pays of a booking; refused when somebody else has said it since this version',
    body: PlanAnswer,
    reply: z.object({ data: Request }),
    failures: ['not_found', 'conflict', 'already_answered', 'too_late'],
  }),
} as const;
