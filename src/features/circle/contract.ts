import * as z from 'zod/mini';
import { KnownRelationship } from '#features/family/relationship.ts';
import { call, scopes, self } from '#shared/call.ts';
import { PageNumber } from '#shared/paging.ts';
import { TrailCheck, TrailEntry } from './trail.ts';
import { bases, MemberChange, NewMember } from './sharing.ts';

const Scopes = z.array(z.enum(scopes));

/** In the order of a list. `pending` waits for an answer, `expired` has waited too long; `paused`, `ended` (by its day) and `stopped` let nobody in. */
export const relationStates = ['accepted', 'paused', 'pending', 'expired', 'ended', 'declined', 'stopped'] as const;
const State = z.enum(relationStates);
export type RelationState = (typeof relationStates)[number];

/** What both sides of a relation know of the other, once it has been asked for. */
const relative = {
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profileImage: z.nullable(z.string()),
  /** The address that was invited; null for whoever has accepted. */
  email: z.nullable(z.string()),
  /** Of a helper: what they are to the person. */
  relationship: KnownRelationship,
  status: State,
  scopes: Scopes,
  endsOn: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  updated_at: z.string(),
} as const;

/** Somebody I act for, or have asked to: a relation, an invitation (known by its address alone) or a dependant. */
export const Member = z.object({
  ...relative,
  kind: z.enum(['relation', 'invitation', 'dependant']),
  /** Null until an invitation is accepted. */
  personId: z.nullable(z.uuid()),
  dob: z.nullable(z.string()),
  basis: z.nullable(z.enum(bases)),
  /** An invitation by which this dependant is to take over their own record. */
  takeover: z.nullable(z.object({ _id: z.uuid(), email: z.string(), sentAt: z.string() })),
});
export type Member = z.output<typeof Member>;

/** Somebody who acts for me or for a dependant of mine, or whom I have offered it. */
export const Helper = z.object({
  ...relative,
  kind: z.enum(['relation', 'invitation']),
  personId: z.uuid(),
  personName: z.string(),
  isForSelf: z.boolean(),
});
export type Helper = z.output<typeof Helper>;

/** A relative who may act for somebody who is to take over their own record. */
export const KeptHelper = z.pick(Helper, {
  _id: true,
  firstName: true,
  lastName: true,
  profileImage: true,
  relationship: true,
  status: true,
  scopes: true,
  endsOn: true,
  updated_at: true,
});
export type KeptHelper = z.output<typeof KeptHelper>;

/** An invitation that was sent to an address of mine. */
export const Invitation = z.object({
  _id: z.uuid(),
  kind: z.enum(['ask', 'offer', 'takeover']),
  fromName: z.string(),
  /** Who is cared for when it is not me: whom I am asked to help. */
  personName: z.nullable(z.string()),
  /** ask: what whoever asks is to me; offer: what the person is to me; takeover: what whoever looked after me is to me. */
  relationship: KnownRelationship,
  scopes: Scopes,
  /** takeover: by what right whoever looked after me said to speak for me, and when. */
  basis: z.nullable(z.object({ what: z.enum(bases), recordedAt: z.string() })),
  /** takeover: who else may act for me, and is to be decided about; null of other invitations. */
  helpers: z.nullable(z.array(KeptHelper)),
  sentAt: z.string(),
});
export type Invitation = z.output<typeof Invitation>;

/** To what I have said no, and may think again until then. */
export const DeclinedInvitation = z.extend(
  z.pick(Invitation, { _id: true, kind: true, fromName: true, personName: true }),
  {
    until: z.string(),
  },
);
export type DeclinedInvitation = z.output<typeof DeclinedInvitation>;

const wholeCircle = z.object({
  data: z.array(Member),
  helpers: z.array(Helper),
  invitations: z.array(Invitation),
  declined: z.array(DeclinedInvitation),
});

const tooMany = ['too_many_requests', 'circle_full'] as const;

export const circle = {
  members: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.1/getFamilyMembers/:id',
    access: self('id'),
    summary: 'The whole circle: whom I act for, who acts for me, and what waits for an answer on either side',
    reply: wholeCircle,
  }),
  mine: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.0/circle',
    access: self(),
    summary: 'The same without an id in the address, for pages that are rendered before the id is known',
    reply: wholeCircle,
  }),
  add: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.1/addFamilyMember',
    access: self(),
    counted: 'family.added',
    summary:
      'Invite a relative by e-mail address (the same answer whether or not it has an account), or add a dependant',
    body: NewMember,
    status: 201,
    idempotent: 'adding',
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', ...tooMany],
  }),
  invitations: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.1/getFamilyMembersByEmail',
    access: self(),
    isKept: true,
    summary: 'Invitations that wait for me: those to my verified address; another address has none',
    body: z.object({ email: z.optional(z.string().check(z.maxLength(254, 'errors.tooLong'))) }),
    reply: z.object({ data: z.array(Invitation) }),
  }),
  change: call({
    service: 'user',
    method: 'PUT',
    path: '/familyMembers/v1.1/updateFamilyMember/:id',
    access: self(),
    counted: 'family.changed',
    summary:
      'Accept, decline, take a no back, withdraw, send again, limit, pause, resume, stop, edit, or have a dependant take over',
    body: MemberChange,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'conflict', 'own_record', 'helpers_full', 'helpers_undecided', ...tooMany],
  }),
  trail: call({
    service: 'user',
    method: 'GET',
    path: '/familyMembers/v1.0/trail',
    access: self(),
    summary: 'Who read or changed what belongs to oneself or to somebody one looks after, the newest first',
    query: z.object({
      page: PageNumber,
      /** The id of one person; somebody one does not decide for has an empty trail. */
      for: z.optional(z.uuid('errors.invalid_input')),
      /** `others` leaves out what one did oneself. */
      by: z._default(z.enum(['others', 'all'], 'errors.invalid_input'), 'others'),
    }),
    reply: z.object({
      data: z.array(TrailEntry),
      hasMore: z.boolean(),
      /** Null before the first check. */
      check: z.nullable(TrailCheck),
    }),
  }),
} as const;
