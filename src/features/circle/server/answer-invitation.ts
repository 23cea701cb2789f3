import { seenFromTheOther } from '#features/family/relationship.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { Scope } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { type HelperDecision, inOrder, type MemberChange, MOST_HELPERS } from '../sharing.ts';
import { genderOf } from './contact-store.ts';
import { handOver } from './dependant-store.ts';
import { endOf } from './end-of.ts';
import {
  isExpired,
  type LockedInvitation,
  lockInvitation,
  lockPersonOf,
  mayThinkAgain,
  stillWaits,
  writeInvitation,
} from './invitation-store.ts';
import { countHelpers } from './helper-store.ts';
import { acceptLink } from './link-store.ts';
import { invitationsTo } from './received-store.ts';
import { settleHelpers } from './settle-helpers.ts';
import { takeBackBetween } from './take-back.ts';
import { tellInvited, tellOtherSide, tellWithdrawn } from './tell.ts';

type Acceptance = Extract<MemberChange, { change: 'accept' }>;

/**
 * The invited agrees, to all that was asked or to less, until a day if they like. Throws `not_found` for what was not sent to the
 * proven address of this account or no longer waits (taken back, or something was decided later between the two), `helpers_full`, `invalid_input` for more than was asked, `own_record` when somebody who takes
 * a record over has begun one of their own, and `helpers_undecided` when they have not decided about everybody who may act for them.
 */
export async function accept(context: Context, id: string, change: Acceptance): Promise<void> {
  const { scopes, endsOn = null, helpers = [] } = change;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    await lockPersonOf(db, { invitationId: id, userId: context.user.id });
    const invitation = await lockMine(inside, id);
    const given = inOrder(scopes ?? invitation.scopes);
    if (given.some((scope) => !invitation.scopes.includes(scope))) throw Failure.of('scopes', 'errors.invalid_input');
    if (given.length === 0 && invitation.kind !== 'takeover') throw Failure.of('scopes', 'errors.scopesEmpty');
    await writeInvitation(db, id, { status: 'accepted' }, context.now);
    await letIn(inside, invitation, { scopes: given, endsOn, helpers });
    await tellOtherSide(inside, {
      subjectId: id,
      what: invitation.kind === 'takeover' ? 'tookOver' : 'accepted',
      to: invitation.from_user_id,
      by: context.user,
      person: null,
    });
  });
}

/** The invited says no; whoever invited reads so, without a reason and by the address alone. Throws `not_found` as `accept` does. */
export async function decline(context: Context, id: string): Promise<void> {
  const { user, now } = context;
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const invitation = await lockMine(inside, id);
    await writeInvitation(db, id, { status: 'declined' }, now);
    await tellOtherSide(inside, {
      subjectId: id,
      what: 'declined',
      to: invitation.from_user_id,
      by: { id: user.id, firstName: invitation.email, lastName: '' },
      person: null,
    });
  });
}

/** Whoever invited takes it back, also from somebody who has declined and may still think again. Throws `not_found` for what is not theirs or no longer waits. */
export async function withdraw(context: Context, id: string): Promise<void> {
  const { user, now } = context;
  await context.db.transaction().execute(async (db) => {
    const { email } = await lockSent({ db, user }, id, (declined) => mayThinkAgain(declined, now));
    await writeInvitation(db, id, { status: 'withdrawn' }, context.now);
    await tellWithdrawn(db, { invitationId: id, email });
  });
}

/** The same mail with the same link once more; the invitation then waits anew. Throws `too_many_requests` besides. */
export async function remind(context: Context, id: string): Promise<void> {
  const { user, limits, now } = context;
  await limits.take('invitationAccount', user.id);
  const { kind, email, scopes } = await lockSent(context, id);
  const what = ({ ask: 'asked', offer: 'offered', takeover: 'takeover' } as const)[kind];
  const again = async (inside: Context) => {
    await lockSent(inside, id);
    await writeInvitation(inside.db, id, { sent_at: now }, now);
    await tellInvited(inside, { invitationId: id, what, email, from: user, person: null, scopes });
  };
  await limits.spending('invitationTarget', email, () => inTransaction(context, again));
}

async function lockSent(
  { db, user }: Pick<Context, 'db' | 'user'>,
  id: string,
  isTaken: (invitation: LockedInvitation) => boolean = () => false,
): Promise<LockedInvitation> {
  const invitation = await lockInvitation(db, id);
  if (invitation?.from_user_id !== user.id || !(isTaken(invitation) || (await stillWaits(db, id))))
    throw new Failure('not_found');
  return invitation;
}

/** Locked first and looked for afterwards, so that a withdrawal that came before is seen. */
async function lockMine({ db, user, now }: Context, id: string): Promise<LockedInvitation> {
  const invitation = await lockInvitation(db, id);
  const mine = await invitationsTo(db, { userId: user.id, now });
  if (!invitation || isExpired(invitation.sent_at, now) || !mine.some((waiting) => waiting.id === id))
    throw new Failure('not_found');
  return invitation;
}

type GivenScopes = { scopes: Scope[]; endsOn: string | null; helpers: readonly HelperDecision[] };

async function letIn(
  context: Context,
  invitation: LockedInvitation,
  { scopes, endsOn, helpers }: GivenScopes,
): Promise<void> {
  const { db, user, now } = context;
  const { kind, from_user_id: inviterId, person_id: personId, relationship } = invitation;
  if (kind === 'takeover' && personId) {
    if (!(await handOver(db, { personId, userId: user.id, now }))) throw new Failure('own_record');
    await settleHelpers(context, { personId, decisions: helpers });
  }
  const own = { userId: user.id, personId: null, scope: 'records', now } as const;
  const person = kind === 'offer' && personId ? personId : await ownPerson(db, own);
  if (scopes.length === 0) return;
  const between = { personId: person, memberId: kind === 'offer' ? user.id : inviterId };
  if ((await countHelpers(db, { ...between, now })) >= MOST_HELPERS)
    throw new Failure('helpers_full', { values: { count: MOST_HELPERS } });
  const linkId = await acceptLink(db, {
    ...between,
    // An offer says what the member is to the person; a relation, what the person is to the member.
    relationship: kind === 'offer' ? seenFromTheOther(relationship, await genderOf(db, person)) : relationship,
    scopes,
    ...(await endOf(db, { ownerId: kind === 'offer' ? inviterId : user.id, endsOn, now })),
    now,
  });
  await takeBackBetween(context, between);
  await audit(db, { at: now, actorId: user.id, personId: person, action: 'share', subject: `relation:${linkId}` });
}
