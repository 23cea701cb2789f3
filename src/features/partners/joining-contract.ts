import * as z from 'zod/mini';
import { joiningKinds } from '#features/providers/application.ts';
import { EvidenceForm, ReceiptLine } from '#features/providers/evidence.ts';
import { call, provider, self } from '#shared/call.ts';
import { Application } from './application.ts';
import { ProfileChange } from './place-profile.ts';

/** What a place shows now, and what is given to take its place. `until`: the last day on which it is verified. */
export const ShownEvidence = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: z.enum(joiningKinds),
  isVerified: z.boolean(),
  until: z.nullable(z.string()),
  receipt: z.array(ReceiptLine),
  renewal: z.nullable(Application),
});
export type ShownEvidence = z.output<typeof ShownEvidence>;

const Kind = z.enum(joiningKinds, 'errors.optionUnselected');
const answered = z.object({ data: Application });

/** Becoming a partner: everything is saved as it is given, and can be gone on with later. */
export const joining = {
  mine: call({
    service: 'partner',
    method: 'GET',
    path: '/joining/v1.0/mine',
    access: self(),
    summary: 'My latest application to join, as a doctor or with a place or as either, if there is one',
    query: z.object({ as: z.optional(Kind) }),
    reply: z.object({ data: z.nullable(Application) }),
  }),
  begin: call({
    service: 'partner',
    method: 'POST',
    path: '/joining/v1.0/begin',
    access: self(),
    summary:
      'Begin an application; the open one of that kind again when there is one. After a decline, with what was known before',
    body: z.object({ as: z._default(Kind, 'dayCareCenter') }),
    status: 201,
    reply: answered,
    failures: ['too_many_requests'],
  }),
  shown: call({
    service: 'partner',
    method: 'GET',
    path: '/joining/v1.0/shown',
    access: provider('profile'),
    summary: 'What the places that I own or manage show, until when it holds, and my latest renewal of each',
    reply: z.object({ data: z.array(ShownEvidence) }),
  }),
  renew: call({
    service: 'partner',
    method: 'POST',
    path: '/joining/v1.0/renewal/:centreId',
    access: provider('profile'),
    summary: 'Begin to give new evidence for a place; the open one again when there is one',
    status: 201,
    reply: answered,
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  saveProfile: call({
    service: 'partner',
    method: 'PUT',
    path: '/joining/v1.0/profile/:id',
    access: self(),
    summary: 'Save one part of the profile of the place or the doctor',
    body: ProfileChange,
    reply: answered,
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  addEvidence: call({
    service: 'partner',
    method: 'POST',
    path: '/joining/v1.0/evidence/:id',
    access: self(),
    summary: 'Add evidence; staff checks it once the application is sent',
    body: EvidenceForm,
    status: 201,
    reply: answered,
    failures: ['not_found', 'conflict', 'evidence_full', 'too_many_requests'],
    idempotent: 'adding',
  }),
  changeEvidence: call({
    service: 'partner',
    method: 'PUT',
    path: '/joining/v1.0/evidence/:id/:lineId',
    access: self(),
    summary: 'Change evidence; whatever was checked of it is checked again',
    body: EvidenceForm,
    reply: answered,
    failures: ['not_found', 'conflict', 'evidence_full', 'too_many_requests'],
  }),
  removeEvidence: call({
    service: 'partner',
    method: 'PUT',
    path: '/joining/v1.0/evidence/:id/:lineId/removed',
    access: self(),
    summary: 'Take evidence back',
    reply: answered,
    failures: ['not_found', 'conflict', 'too_many_requests'],
  }),
  send: call({
    service: 'partner',
    method: 'PUT',
    path: '/joining/v1.0/send/:id',
    access: self(),
    counted: 'partner.applied',
    summary: 'Send it to be checked, or send it again with what was missing',
    reply: answered,
    failures: ['not_found', 'conflict', 'application_unfinished', 'not_claimable', 'too_many_requests'],
  }),
} as const;
