import * as z from 'zod/mini';
import { CodeForm } from '#features/account/contract.ts';
import { call, self } from '#shared/call.ts';
import { Application } from './application.ts';

/** So many claims of one account can be open at a time. */
export const MOST_CLAIMS = 3;

/** A listing and my claim of it. `canClaim`: as `canBeClaimed` says. `phoneEnd`: the last digits of its registered phone. */
export const Claim = z.object({
  place: z.object({
    _id: z.uuid(),
    kind: z.string(),
    name: z.string(),
    town: z.string(),
    phoneEnd: z.string(),
    canClaim: z.boolean(),
  }),
  isPhoneProven: z.boolean(),
  application: z.nullable(Application),
});
export type Claim = z.output<typeof Claim>;

/** Which listing; all of them are public. */
const Listed = z.object({ place: z.uuid('errors.invalid_input') });

const answered = z.object({ data: Claim });

/** Saying that a listed place is one's own. Evidence is given and sent by the calls of joining. */
export const claiming = {
  one: call({
    service: 'partner',
    method: 'GET',
    path: '/claiming/v1.0/one',
    access: self(),
    summary: 'A listing and my own claim of it; nothing of what others claim',
    query: Listed,
    reply: answered,
    failures: ['not_found'],
  }),
  begin: call({
    service: 'partner',
    method: 'POST',
    path: '/claiming/v1.0/begin',
    access: self(),
    summary:
      'Begin to claim a listing that nobody answers for and that is not verified, or no longer; my open claim again when there is one',
    body: Listed,
    status: 201,
    reply: answered,
    failures: ['not_found', 'not_claimable', 'too_many_claims', 'too_many_requests'],
  }),
  sendCode: call({
    service: 'partner',
    method: 'POST',
    path: '/claiming/v1.0/code/:id',
    access: self(),
    summary: 'Send a code by text to the registered phone of the place that I claim',
    reply: answered,
    failures: ['not_found', 'conflict', 'texts_spent', 'too_many_requests'],
  }),
  proveCode: call({
    service: 'partner',
    method: 'PUT',
    path: '/claiming/v1.0/code/:id',
    access: self(),
    summary: 'Give the code that arrived at the registered phone',
    body: CodeForm,
    reply: answered,
    failures: [
      'not_found',
      'conflict',
      'wrong_code',
      'code_expired',
      'code_spent',
      'ticket_expired',
      'too_many_requests',
    ],
  }),
} as const;
