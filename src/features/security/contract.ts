import * as z from 'zod/mini';
import { browserKinds, systemKinds } from '#features/account/browsers.ts';
import { CodeForm, CodeSent, CodeTarget, CodeTry } from '#features/account/contract.ts';
import { TypedPassword } from '#features/account/credentials.ts';
import { NewKeyAnswer } from '#features/account/passkey-answers.ts';
import { SecondCode } from '#features/account/second-step.ts';
import { call, self } from '#shared/call.ts';
import { NewKeyQuestion, PasskeyName } from './passkeys.ts';

const Done = z.object({ message: z.string() });

const Device = z.object({
  _id: z.uuid(),
  browser: z.enum(browserKinds),
  system: z.enum(systemKinds),
  isThis: z.boolean(),
  /** It was used last on the network that asks now. */
  isOnThisNetwork: z.boolean(),
  /** The country of the network that it was used on last, as a code of ISO 3166: an estimate; null where there is none. */
  country: z.nullable(z.string()),
  loggedInAt: z.string(),
  usedAt: z.string(),
});
export type Device = z.output<typeof Device>;

const Passkey = z.object({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

/** All that the page of log-in and security shows. */
export const Security = z.object({
  email: z.string(),
  isEmailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  isPhoneVerified: z.boolean(),
  devices: z.array(Device),
  factor: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.int() })),
  passkeys: z.array(Passkey),
  /** False at an address that browsers give no passkeys. */
  canHavePasskeys: z.boolean(),
});
export type Security = z.output<typeof Security>;

/** An app is set up by a picture of this address, or by typing the secret. */
const FactorSetup = z.object({ secret: z.string(), address: z.string() });
export type FactorSetup = z.output<typeof FactorSetup>;
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const ConfirmForm = z.object({ password: TypedPassword });
export const SecondCodeForm = z.object({ code: SecondCode });

const tries = ['guesses_spent', 'too_many_requests'] as const;
const proven = ['confirm_needed', ...tries] as const;

export const security = {
  mine: call({
    service: 'user',
    method: 'GET',
    path: '/security/v1.0/mine',
    access: self(),
    summary: 'How one logs in, and where one is logged in',
    reply: Security,
  }),
  confirm: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/confirm',
    access: self(),
    keepsSession: true,
    summary: 'Confirm by the password that it is still oneself: for a quarter of an hour, on this device',
    body: ConfirmForm,
    reply: Done,
    failures: tries,
  }),
  /** Asked before the browser fetches a file by its address, which can ask nobody. */
  open: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/open',
    access: self(),
    summary: 'Whether files of money and health are given on this device, which wants a proof that it is their owner',
    reply: Done,
    failures: ['confirm_needed'],
  }),
  sendAddressCode: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/address/code',
    access: self(),
    summary: 'Send a code to an e-mail address or phone that the account is to have; the same answer when it is taken',
    body: CodeTarget,
    reply: CodeSent,
    failures: [...proven, 'texts_spent'],
  }),
  changeAddress: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/address',
    access: self(),
    counted: 'account.secured',
    summary: 'Change or confirm the e-mail address or phone by the code that was sent there',
    body: CodeTry,
    reply: Done,
    failures: [...proven, 'wrong_code', 'code_expired', 'code_spent', 'ticket_expired', 'email_taken', 'phone_taken'],
  }),
  endDevice: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/devices/:id/end',
    access: self(),
    summary: 'Log one device out',
    reply: Done,
    failures: ['not_found'],
  }),
  endOtherDevices: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/devices/endOthers',
    access: self(),
    summary: 'Log every other device out',
    reply: Done,
  }),
  beginFactor: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/factor/begin',
    access: self(),
    summary: 'Begin to set up an authenticator app',
    reply: FactorSetup,
    failures: [...proven, 'factor_is_on'],
  }),
  confirmFactor: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/factor/confirm',
    access: self(),
    counted: 'account.secured',
    summary: 'Switch the second step on by a first code; ends the other sessions',
    body: CodeForm,
    reply: RecoveryCodes,
    failures: [...proven, 'factor_is_on', 'factor_is_off'],
  }),
  renewRecoveryCodes: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/factor/recoveryCodes',
    access: self(),
    summary: 'New recovery codes in place of the others',
    body: z.object({ code: SecondCode }),
    reply: RecoveryCodes,
    failures: [...proven, 'factor_is_off'],
  }),
  endFactor: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/factor/end',
    access: self(),
    summary: 'Switch the second step off, by a code of it',
    body: z.object({ code: SecondCode }),
    reply: Done,
    failures: [...proven, 'factor_is_off'],
  }),
  beginPasskey: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/passkeyQuestion',
    access: self(),
    summary: 'Begin to add a passkey; null where this address can have none',
    reply: z.object({ question: z.nullable(NewKeyQuestion) }),
    failures: [...proven, 'passkeys_full'],
  }),
  addPasskey: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/passkeys',
    access: self(),
    counted: 'account.secured',
    summary: 'Add the passkey that an authenticator has made',
    status: 201,
    body: z.object({ name: PasskeyName, answer: NewKeyAnswer }),
    reply: Done,
    failures: ['passkey_unmade', 'passkey_known', 'passkeys_full', 'too_many_requests'],
  }),
  renamePasskey: call({
    service: 'user',
    method: 'PUT',
    path: '/security/v1.0/passkeys/:id',
    access: self(),
    summary: 'Give a passkey another name',
    body: z.object({ name: PasskeyName }),
    reply: Done,
    failures: ['not_found'],
  }),
  removePasskey: call({
    service: 'user',
    method: 'POST',
    path: '/security/v1.0/passkeys/:id/remove',
    access: self(),
    summary: 'Remove a passkey',
    reply: Done,
    failures: ['not_found', ...proven],
  }),
} as const;
