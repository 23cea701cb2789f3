import * as z from 'zod/mini';
import { call, publicly, self } from '#shared/call.ts';
import {
  Code,
  ConfirmPassword,
  Email,
  FirstName,
  LastName,
  matches,
  Password,
  Phone,
  TypedPassword,
} from './credentials.ts';
import { entry } from './entry-contract.ts';
import { LoggedInAccount } from './logged-in.ts';
import { UserInfo, UserInfoChange } from './profile.ts';
import { sessions } from './session-contract.ts';

const Message = z.object({ message: z.string() });
/** Where a code goes: to an e-mail address or to a phone, whichever is named as the channel. */
const Target = {
  channel: z.enum(['email', 'phone'], 'errors.missing'),
  email: z.optional(Email),
  phone: z.optional(Phone),
};
type Target = { channel: 'email' | 'phone'; email?: string | undefined; phone?: string | undefined };
const hasTarget = <T extends Target>() =>
  [
    z.refine<T>((form) => form.channel !== 'email' || form.email !== undefined, {
      error: 'errors.emailBlank',
      path: ['email'],
    }),
    z.refine<T>((form) => form.channel !== 'phone' || form.phone !== undefined, {
      error: 'errors.phoneBlank',
      path: ['phone'],
    }),
  ] as const;

const newPassword = { password: Password, confirmPassword: ConfirmPassword };
const newAccount = {
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: Phone,
  ...newPassword,
  agreesToTerms: z.literal(true, 'errors.terms'),
};

/** The long form of the sign-up page, before the code. */
export const SignUpForm = z.object(newAccount).check(matches());
export type SignUpForm = z.output<typeof SignUpForm>;
export const LogInForm = z.object({ email: Email, password: TypedPassword });
export const NewPasswordForm = z.object(newPassword).check(matches());
export const CodeForm = z.object({ otp: Code });
export type CodeForm = z.output<typeof CodeForm>;

export const CodeTarget = z.object(Target).check(...hasTarget());
export type CodeTarget = z.output<typeof CodeTarget>;
export const CodeTry = z.object({ ...Target, otp: Code }).check(...hasTarget());
export const CodeSent = z.object({ message: z.string(), resendAfterSeconds: z.int(), expiresInSeconds: z.int() });
/** What a right code buys: a secret that works once, until `expiresAt`. */
const Ticket = z.object({ ticket: z.string(), expiresAt: z.string() });
const TicketSecret = z.string('errors.ticket_expired').check(z.maxLength(200, 'errors.ticket_expired'));

const tries = ['wrong_code', 'code_expired', 'code_spent', 'too_many_requests'] as const;

export const account = {
  signUp: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/signup',
    access: publicly,
    keepsSession: true,
    counted: 'account.created',
    summary: 'Create an account with a proven address and log in',
    status: 201,
    body: z
      .object({
        ...newAccount,
        /** From otpVerify: proves that the e-mail address or the phone is theirs. */
        ticket: TicketSecret,
      })
      .check(matches()),
    reply: LoggedInAccount,
    failures: ['email_taken', 'phone_taken', 'ticket_expired', 'too_many_requests'],
  }),
  logIn: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/signin',
    access: publicly,
    keepsSession: true,
    counted: 'account.opened',
    summary: 'Log in; an account with a second step answers second_step_due, with the step to name in secondStep',
    body: LogInForm,
    reply: LoggedInAccount,
    failures: ['wrong_credentials', 'second_step_due', 'come_back_due', 'guesses_spent', 'too_many_requests'],
  }),
  sendCode: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/otp',
    access: publicly,
    summary: 'Send a six-digit code for signing up to an e-mail address or a phone',
    body: CodeTarget,
    reply: CodeSent,
    failures: ['texts_spent', 'too_many_requests'],
  }),
  verifyCode: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/otpVerify',
    access: publicly,
    summary: 'Check a sign-up code',
    body: CodeTry,
    reply: Ticket,
    failures: tries,
  }),
  checkUser: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/checkUser',
    access: publicly,
    summary: 'Whether an e-mail address is free, for the sign-up page',
    body: z.object({ email: Email }),
    reply: z.object({ exists: z.literal(false) }),
    failures: ['email_taken', 'too_many_requests'],
  }),
  verify: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/verify',
    access: publicly,
    summary: 'Whether an access token or a mailed ticket is alive',
    body: z.object({
      token: z
        .string('errors.missing')
        .check(z.minLength(1, 'errors.missing'), z.maxLength(200, 'errors.invalid_input')),
    }),
    reply: z.object({ isValid: z.boolean() }),
    failures: ['too_many_requests'],
  }),
  validateEmailAndPhone: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/validateEmailAndPhone',
    access: publicly,
    summary: 'Check e-mail address and phone before the long form is sent',
    body: z.object({ email: Email, phone: Phone }),
    reply: z.object({ isValid: z.literal(true) }),
    failures: ['email_taken', 'too_many_requests'],
  }),
  forgotPassword: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/forgotPassword',
    access: publicly,
    summary: 'Send a reset code; the same answer whether or not the account exists',
    body: CodeTarget,
    reply: CodeSent,
    failures: ['texts_spent', 'too_many_requests'],
  }),
  verifyResetCode: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/forgotEmailOTP',
    access: publicly,
    summary: 'Check a reset code',
    body: CodeTry,
    reply: Ticket,
    failures: tries,
  }),
  resetPassword: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/resetPassword',
    access: publicly,
    summary: 'Set a new password with a reset ticket; ends every session',
    body: z.object({ ticket: TicketSecret, ...newPassword }).check(matches()),
    reply: Message,
    failures: ['ticket_expired', 'too_many_requests'],
  }),
  changePassword: call({
    service: 'user',
    method: 'POST',
    path: '/auth/v1.1/changePassword',
    access: self(),
    keepsSession: true,
    summary: 'Change the password; ends the other sessions',
    body: z.object({ oldPassword: TypedPassword, ...newPassword }).check(matches()),
    reply: Message,
    failures: ['guesses_spent', 'too_many_requests'],
  }),
  ownInfo: call({
    service: 'user',
    method: 'GET',
    path: '/account/v1.0/own',
    access: self(),
    summary: 'Personal info without an id in the address, for pages that are rendered before the id is known',
    reply: z.object({ data: UserInfo }),
  }),
  userInfo: call({
    service: 'user',
    method: 'GET',
    path: '/auth/v1.1/getNPById/:id',
    access: self('id'),
    summary: 'Personal info',
    reply: z.object({ data: UserInfo }),
  }),
  changeUserInfo: call({
    service: 'user',
    method: 'PUT',
    path: '/auth/v1.1/updateNPById',
    access: self(),
    summary: 'Change personal info; the id in the body must be one’s own',
    body: UserInfoChange,
    reply: z.object({ data: UserInfo }),
    failures: ['not_found'],
  }),
  ...entry,
  ...sessions,
} as const;
