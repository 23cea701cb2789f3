import { seenFromTheOther } from '#features/family/relationship.ts';
import { scopes as allScopes } from '#shared/call.ts';
import type { DeclinedInvitation, Helper, Invitation, Member, RelationState } from '../contract.ts';
import { noStandsAt } from '../sharing.ts';
import type { DependantRow } from './dependant-store.ts';
import { isExpired, type SentInvitation } from './invitation-store.ts';
import type { HelperLink, StandingLink } from './helper-store.ts';
import type { MemberLink } from './link-store.ts';
import type { ReceivedInvitation } from './received-store.ts';

type LinkState = Pick<MemberLink, 'status' | 'paused_at' | 'ends_at'>;

/** What became of a relation, at that instant. */
function stateOf({ status, paused_at: pausedAt, ends_at: endsAt }: LinkState, now: Date): RelationState {
  if (status === 'revoked') return 'stopped';
  if (endsAt && endsAt <= now) return 'ended';
  return pausedAt ? 'paused' : 'accepted';
}

const stateOfInvitation = ({ status, sent_at: sentAt }: SentInvitation, now: Date): RelationState => {
  if (status === 'declined') return 'declined';
  return isExpired(sentAt, now) ? 'expired' : 'pending';
};

const nothingElse = { email: null, dob: null, basis: null, sentAt: null, takeover: null };

export const memberOfLink = (link: MemberLink, now: Date): Member => ({
  ...nothingElse,
  _id: link.id,
  kind: 'relation',
  personId: link.person_id,
  firstName: link.first_name,
  lastName: link.last_name,
  profileImage: link.profile_image,
  relationship: link.relationship,
  status: stateOf(link, now),
  scopes: link.scopes,
  endsOn: link.ends_on,
  updated_at: link.updated_at.toISOString(),
});

export const memberOfInvitation = (invitation: SentInvitation, now: Date): Member => ({
  ...nothingElse,
  personId: null,
  ...unanswered(invitation, now),
});

export function memberOfDependant(dependant: DependantRow, sent: readonly SentInvitation[], now: Date): Member {
  const takeover = sent.find(
    (one) => one.kind === 'takeover' && one.person_id === dependant.id && stateOfInvitation(one, now) === 'pending',
  );
  return {
    ...nothingElse,
    _id: dependant.id,
    kind: 'dependant',
    personId: dependant.id,
    firstName: dependant.first_name,
    lastName: dependant.last_name,
    profileImage: dependant.profile_image,
    relationship: dependant.relationship,
    status: 'accepted',
    scopes: [...allScopes],
    endsOn: null,
    dob: dependant.date_of_birth,
    basis: dependant.basis,
    takeover: takeover ? { _id: takeover.id, email: takeover.email, sentAt: takeover.sent_at.toISOString() } : null,
    updated_at: dependant.updated_at.toISOString(),
  };
}

export const helperOfLink = (link: HelperLink, now: Date): Helper => ({
  _id: link.id,
  kind: 'relation',
  personId: link.person_id,
  personName: `${link.person_first_name} ${link.person_last_name}`,
  isForSelf: link.is_for_self,
  firstName: link.first_name,
  lastName: link.last_name,
  profileImage: link.profile_image,
  email: null,
  relationship: seenFromTheOther(link.relationship, link.gender),
  status: stateOf(link, now),
  scopes: link.scopes,
  endsOn: link.ends_on,
  sentAt: null,
  updated_at: link.updated_at.toISOString(),
});

export const helperOfInvitation = (invitation: SentInvitation, now: Date): Helper => ({
  personId: invitation.person_id ?? '',
  personName: `${invitation.first_name ?? ''} ${invitation.last_name ?? ''}`,
  isForSelf: invitation.is_for_self,
  ...unanswered(invitation, now),
});

/** Of an invitation the address alone is known. */
const unanswered = (invitation: SentInvitation, now: Date) => ({
  _id: invitation.id,
  kind: 'invitation' as const,
  firstName: '',
  lastName: '',
  profileImage: null,
  email: invitation.email,
  relationship: invitation.relationship,
  status: stateOfInvitation(invitation, now),
  scopes: invitation.scopes,
  endsOn: null,
  sentAt: invitation.sent_at.toISOString(),
  updated_at: invitation.updated_at.toISOString(),
});

/** With those who may act for the person of whoever takes their record over. */
export const presentInvitation = (
  invitation: ReceivedInvitation,
  { helpers, now }: { helpers: readonly StandingLink[]; now: Date },
): Invitation => ({
  _id: invitation.id,
  kind: invitation.kind,
  fromName: `${invitation.from_first_name} ${invitation.from_last_name}`,
  personName:
    invitation.kind === 'offer' && !invitation.is_for_inviter
      ? `${invitation.first_name ?? ''} ${invitation.last_name ?? ''}`
      : null,
  relationship:
    invitation.kind === 'offer'
      ? seenFromTheOther(invitation.relationship, invitation.gender)
      : seenFromTheOther(invitation.relationship, invitation.from_gender),
  scopes: invitation.scopes,
  basis:
    invitation.basis && invitation.recorded_at
      ? { what: invitation.basis, recordedAt: invitation.recorded_at.toISOString() }
      : null,
  helpers:
    invitation.kind === 'takeover'
      ? helpers
          .filter((link) => link.person_id === invitation.person_id)
          .map((link) => helperOfLink({ ...link, is_for_self: true }, now))
      : null,
  sentAt: invitation.sent_at.toISOString(),
});

/** Something that was declined, and until when that can be taken back. */
export const presentDeclined = (invitation: ReceivedInvitation, now: Date): DeclinedInvitation => {
  const { _id, kind, fromName, personName } = presentInvitation(invitation, { helpers: [], now });
  return { _id, kind, fromName, personName, until: noStandsAt(invitation.updated_at).toISOString() };
};
