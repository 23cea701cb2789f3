import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { fileReply } from '#shared/file-body.ts';
import { closingKinds } from '#features/account/leaving.ts';
import { copyStates } from './closing.ts';

const Done = z.object({ message: z.string() });

/** What has to be settled first. `personId` names whom somebody else could look after instead. */
const OpenMatter = z.object({
  what: z.enum(['booking', 'place', 'money']),
  id: z.uuid(),
  name: z.string(),
  day: z.nullable(z.string()),
  personId: z.nullable(z.uuid()),
  /** Of a booking, or of the money for one. */
  bookingKind: z.nullable(z.string()),
  /** Of a place: who of its team could run it. */
  heirs: z.array(z.object({ _id: z.uuid(), name: z.string() })),
  /** Of a place: whom its owner has asked to run it. */
  asked: z.nullable(z.string()),
});
export type OpenMatter = z.output<typeof OpenMatter>;

/** Somebody without an account, and which relatives they have let in, by the relation. */
const Dependant = z.object({
  _id: z.uuid(),
  name: z.string(),
  heirs: z.array(z.object({ relationId: z.uuid(), name: z.string() })),
});
export type Dependant = z.output<typeof Dependant>;

const Copy = z.object({
  _id: z.uuid(),
  state: z.enum(copyStates),
  bytes: z.int(),
  askedAt: z.string(),
  /** Until when it can be fetched. */
  expiresAt: z.nullable(z.string()),
});
export type Copy = z.output<typeof Copy>;

/** All that the page says before anything is done. Names of what is `copied`, `erased` and `kept` are words of `closing.parts` and `closing.kept`. */
export const LeavingAccount = z.object({
  ownId: z.nullable(z.uuid()),
  open: z.array(OpenMatter),
  dependants: z.array(Dependant),
  copied: z.array(z.string()),
  erased: z.array(z.string()),
  kept: z.array(z.string()),
  /** The day on which an account that is left now is erased. */
  until: z.string(),
  copies: z.array(Copy),
});
export type LeavingAccount = z.output<typeof LeavingAccount>;

export const CloseForm = z.object({
  kind: z.enum(closingKinds),
  /** Who looks after those without an account from now on; nobody, and they go with the account. */
  dependants: z
    .array(
      z.object({ personId: z.uuid('errors.invalid_input'), relationId: z.nullable(z.uuid('errors.invalid_input')) }),
    )
    .check(z.maxLength(100, 'errors.invalid_input')),
});
export type CloseForm = z.output<typeof CloseForm>;

const proven = ['confirm_needed', 'too_many_requests'] as const;

export const closing = {
  mine: call({
    service: 'user',
    method: 'GET',
    path: '/closing/v1.0/mine',
    access: self(),
    summary: 'What leaving would mean for this account, and the copies of its data that it has asked for',
    reply: LeavingAccount,
  }),
  close: call({
    service: 'user',
    method: 'POST',
    path: '/closing/v1.0/close',
    access: self(),
    counted: 'account.left',
    summary: 'Leave: every device is logged out, and after 30 days without coming back the account is erased',
    body: CloseForm,
    reply: Done,
    failures: [...proven, 'matters_open', 'not_found', 'conflict'],
  }),
  giveUpPlace: call({
    service: 'user',
    method: 'POST',
    path: '/closing/v1.0/places/:id/giveUp',
    access: self(),
    summary: 'Answer for a place no more that nobody else manages: families can no longer book there',
    reply: Done,
    failures: [...proven, 'matters_open', 'not_found'],
  }),
  askCopy: call({
    service: 'user',
    method: 'POST',
    path: '/closing/v1.0/copies',
    access: self(),
    counted: 'account.copied',
    status: 201,
    summary: 'Ask for a copy of everything that is kept of this account; one at a time',
    reply: Done,
    failures: [...proven, 'copy_asked'],
  }),
  openCopy: call({
    service: 'user',
    method: 'POST',
    path: '/closing/v1.0/copies/:id/open',
    access: self(),
    summary: 'Whether a copy is ready to be fetched on this device, which wants a proof that it is its owner',
    reply: Done,
    failures: [...proven, 'not_found'],
  }),
  copy: call({
    service: 'user',
    method: 'GET',
    path: '/closing/v1.0/copies/:id/archive',
    access: self(),
    summary: 'The copy as one ZIP archive, with the same proof; every fetch is in the trail',
    reply: fileReply,
    failures: [...proven, 'not_found'],
  }),
} as const;
