import * as z from 'zod/mini';
import { KnownRelationship } from '#features/family/relationship.ts';
import { call, publicly, scopes } from '#shared/call.ts';
import type { Invitation } from './contract.ts';
import { againAt, invitationEnd } from './sharing.ts';

/** How things stand with the invitation of a link. `takenBack` is whatever nobody waits for any more without an answer. */
export const invitedStates = ['waits', 'answered', 'takenBack', 'expired'] as const;

/** What a link in a mail tells whoever opens it, before anybody has said who they are. */
export const InvitationTerms = z.object({
  kind: z.enum(['ask', 'offer', 'takeover']),
  /** Null for a name that reads as an address. */
  fromName: z.nullable(z.string()),
  /** Who is cared for, where it is neither whoever asks nor whoever is asked. */
  personName: z.nullable(z.string()),
  /** As in `Invitation`. */
  relationship: KnownRelationship,
  scopes: z.array(z.enum(scopes)),
  /** The address that the link was sent to, and that answers. */
  email: z.string(),
  /** When it may be sent again, and when it ends by itself. */
  askedAgainAt: z.string(),
  endsAt: z.string(),
});
export type InvitationTerms = z.output<typeof InvitationTerms>;

/** The same of an invitation as its owner reads it. */
export const termsOf = ({ kind, fromName, personName, relationship, scopes, sentAt }: Invitation) =>
  ({
    kind,
    fromName,
    personName,
    relationship,
    scopes,
    askedAgainAt: againAt(sentAt).toISOString(),
    endsAt: invitationEnd(sentAt).toISOString(),
  }) satisfies Omit<InvitationTerms, 'email'>;

/** For whoever was invited by mail and has not logged in. */
export const invited = {
  open: call({
    service: 'user',
    method: 'POST',
    path: '/familyMembers/v1.0/invitation',
    access: publicly,
    keepsSession: true,
    summary: 'What the link in the mail of an invitation asks for; of one that is over nothing but that',
    body: z.object({ key: z.string('errors.not_found').check(z.maxLength(200, 'errors.not_found')) }),
    reply: z.object({
      data: z.object({ _id: z.uuid(), state: z.enum(invitedStates), asked: z.nullable(InvitationTerms) }),
    }),
    failures: ['not_found', 'too_many_requests'],
  }),
} as const;
