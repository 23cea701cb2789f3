import * as z from 'zod/mini';
import { Email } from '#features/account/credentials.ts';
import { placeEventNames } from '#features/providers/place-event.ts';
import { placeRoles } from '#shared/place-roles.ts';

/** How long an invitation waits for its answer. */
export const TEAM_INVITATION_DAYS = 14;
/** So many people work for a place, and so many invitations of it wait at a time. */
export const MOST_MEMBERS = 30;
export const MOST_WAITING = 10;

const Role = z.enum(placeRoles, 'errors.optionUnselected');

export const TeamInvitationForm = z.object({ email: Email, role: Role });
export type TeamInvitationForm = z.output<typeof TeamInvitationForm>;

/** Another role, or none at all. An owner is asked first (`HandoverForm`). */
export const MemberChange = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('role'),
    role: Role.check(z.refine((role) => role !== 'owner', 'errors.ownerIsAsked')),
  }),
  z.object({ change: z.literal('remove') }),
]);
export type MemberChange = z.output<typeof MemberChange>;

/** What becomes of whoever hands a place on, once the other has agreed: an owner beside them, their manager, or gone. */
export const afterwards = ['owner', 'manager', 'leave'] as const;
export type GiverOutcome = (typeof afterwards)[number];

export const HandoverForm = z.object({
  memberId: z.uuid('errors.optionUnselected'),
  afterwards: z.enum(afterwards, 'errors.optionUnselected'),
});
export type HandoverForm = z.output<typeof HandoverForm>;

/** Somebody of the team has been asked to be an owner, and has not answered. */
export const Handover = z.object({
  _id: z.uuid(),
  place: z.string(),
  from: z.string(),
  to: z.string(),
  afterwards: z.enum(afterwards),
  until: z.string(),
  isForMe: z.boolean(),
});
export type Handover = z.output<typeof Handover>;

/** Somebody who works for a place. `hasSecondStep`: null to whoever does not look after the team. */
export const TeamMember = z.object({
  _id: z.uuid(),
  name: z.string(),
  image: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(placeRoles),
  joinedAt: z.nullable(z.string()),
  isMe: z.boolean(),
  /** Their account takes a break or is about to end: they answer for nothing meanwhile. */
  isAway: z.boolean(),
  hasSecondStep: z.nullable(z.boolean()),
});
export type TeamMember = z.output<typeof TeamMember>;

/** An invitation that waits, known by its address alone; `isOver` when it has waited too long. */
export const SentTeamInvitation = z.object({
  _id: z.uuid(),
  email: z.string(),
  role: z.enum(placeRoles),
  sentAt: z.string(),
  until: z.string(),
  isOver: z.boolean(),
});
export type SentTeamInvitation = z.output<typeof SentTeamInvitation>;

/** An invitation to a proven address of mine. */
export const ReceivedTeamInvitation = z.object({
  _id: z.uuid(),
  place: z.string(),
  town: z.string(),
  from: z.string(),
  role: z.enum(placeRoles),
  until: z.string(),
});
export type ReceivedTeamInvitation = z.output<typeof ReceivedTeamInvitation>;

/** What somebody of the team did. `name`: the one they had then; null for an account that is gone, for who said no, and for our staff. `detail`: null where it named one that is gone. */
export const TeamEvent = z.object({
  _id: z.string(),
  what: z.enum(placeEventNames),
  name: z.nullable(z.string()),
  isMe: z.boolean(),
  detail: z.nullable(z.string()),
  role: z.nullable(z.enum(placeRoles)),
  at: z.string(),
});
export type TeamEvent = z.output<typeof TeamEvent>;
