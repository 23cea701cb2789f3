import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Reply } from '#shared/call.ts';
import { type InvitationTerms, type invited, termsOf } from '../../invited.ts';
import { isExpired } from '../invitation-store.ts';
import { presentInvitation } from '../present.ts';
import { isPlain } from '../tell.ts';
import { invitationBy } from './invitation-key.ts';
import { type OpenedInvitation, openedInvitation } from './opened-store.ts';

type LinkAnswer = Reply<typeof invited.open>['data'];

/** What a link asks for, as long as it waits. Throws `not_found` for any key that this server has not made, which counts as a guess. */
export async function openInvitation(context: Context, key: string): Promise<LinkAnswer> {
  const { db, limits, client, secrets, now } = context;
  const id = invitationBy(key, secrets);
  const invitation = id && (await openedInvitation(db, id));
  if (!invitation) {
    await limits.take('invitationGuessClient', client);
    throw new Failure('not_found');
  }
  await limits.take('invitationKey', invitation.id);
  const state = stateOf(invitation, now);
  return { _id: invitation.id, state, asked: state === 'waits' ? askedBy(invitation, now) : null };
}

function stateOf(invitation: OpenedInvitation, now: Date): LinkAnswer['state'] {
  const { status, is_open: isOpen, sent_at: sentAt } = invitation;
  if (status === 'accepted' || status === 'declined') return 'answered';
  if (status === 'withdrawn' || !isOpen) return 'takenBack';
  return isExpired(sentAt, now) ? 'expired' : 'waits';
}

function askedBy(invitation: OpenedInvitation, now: Date): InvitationTerms {
  const terms = termsOf(presentInvitation(invitation, { helpers: [], now }));
  const { fromName, personName } = terms;
  return {
    ...terms,
    fromName: isPlain(fromName) ? fromName : null,
    personName: personName !== null && isPlain(personName) ? personName : null,
    email: invitation.email,
  };
}
