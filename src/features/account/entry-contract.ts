import * as z from 'zod/mini';
import { call, publicly } from '#shared/call.ts';
import { LoggedInAccount } from './logged-in.ts';
import { EntryAnswer, EntryQuestion } from './passkey-answers.ts';
import { SecondStepForm } from './second-step.ts';

/** The ways in besides the password. */
export const entry = {
  secondStep: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/secondStep',
    access: publicly,
    keepsSession: true,
    counted: 'account.opened',
    summary: 'The second step of a log-in: a code of the authenticator app, or a recovery code',
    body: z.extend(SecondStepForm, {
      /** From the answer second_step_due. */
      step: z.string('errors.step_expired').check(z.maxLength(200, 'errors.step_expired')),
    }),
    reply: LoggedInAccount,
    failures: ['step_expired', 'come_back_due', 'guesses_spent', 'too_many_requests'],
  }),
  askForPasskey: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/passkey',
    access: publicly,
    keepsSession: true,
    summary: 'What a passkey is asked to sign; null where this address can have none',
    reply: z.object({ question: z.nullable(EntryQuestion) }),
    failures: ['too_many_requests'],
  }),
  enterByPasskey: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/passkey/enter',
    access: publicly,
    keepsSession: true,
    counted: 'account.opened',
    summary: 'Log in by a passkey, which is two steps in one',
    body: z.object({ answer: EntryAnswer }),
    reply: LoggedInAccount,
    failures: ['passkey_refused', 'come_back_due', 'too_many_requests'],
  }),
  comeBack: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/comeBack',
    access: publicly,
    keepsSession: true,
    counted: 'account.cameBack',
    summary: 'Come back to an account that was left less than 30 days ago, after logging in to it',
    body: z.object({
      /** From the answer come_back_due. */
      step: z.string('errors.step_expired').check(z.maxLength(200, 'errors.step_expired')),
    }),
    reply: LoggedInAccount,
    failures: ['step_expired', 'too_many_requests'],
  }),
  takeBack: call({
    service: 'user',
    method: 'POST',
    path: '/sessions/v1.0/takeBack',
    access: publicly,
    keepsSession: true,
    summary:
      'Take a change of address back, by the link that the former address got; ends every session and the password',
    body: z.object({ key: z.string('errors.change_closed').check(z.maxLength(200, 'errors.change_closed')) }),
    reply: z.object({ message: z.string() }),
    failures: ['change_closed', 'too_many_requests'],
  }),
} as const;
