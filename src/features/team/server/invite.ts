import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_MEMBERS, MOST_WAITING, type TeamInvitationForm } from '../team.ts';
import { countWaiting, insertInvitation, lockSent, placeOfInvitation, writeStatus } from './invitation-store.ts';
import { lockPlaceOf, membersOf } from './team-store.ts';
import { refreshTeam, tellInvited } from './tell-team.ts';

/**
 * Invites an address to work for a place. Answers the id of the invitation, the same whether or not the address has an account.
 * Throws `invalid_input` at `email` for somebody who works there and for one that waits already, `team_full` when too many wait,
 * `confirm_needed`, and `too_many_requests`.
 */
export async function invite(
  context: Context,
  { providerId, email, role }: TeamInvitationForm & { providerId: string },
): Promise<string> {
  const { user, limits, now, language } = context;
  await requireProof(context);
  await limits.take('invitationAccount', user.id);
  const within = async (db: Context['db']) => {
    const place = await lockPlaceOf(db, { providerId, userId: user.id, right: 'team' });
    if (!place) throw new Failure('not_found');
    const members = await membersOf(db, providerId);
    if (members.some((member) => member.email.toLowerCase() === email)) throw alreadyThere();
    const waiting = await countWaiting(db, { providerId, now });
    if (waiting >= MOST_WAITING || members.length + waiting >= MOST_MEMBERS) throw new Failure('team_full');
    const id = await insertInvitation(db, { providerId, email, role, invitedBy: user.id, now });
    if (!id) throw alreadyThere();
    await notePlaceEvent(db, { providerId, actorId: user.id, what: 'invited', detail: email, role, now });
    await tellInvited({ ...context, db }, { invitationId: id, email, role, place, language });
    await refreshTeam(db, members);
    return id;
  };
  return limits.spending('invitationTarget', email, () => context.db.transaction().execute(within));
}

const alreadyThere = () => Failure.of('email', 'errors.teamAlready');

/** Takes an invitation back. Throws `not_found` for what is not of a team that this account looks after, or no longer waits. */
export async function withdraw({ db, user, now }: Context, id: string): Promise<void> {
  await db.transaction().execute(async (db) => {
    // The place first, as everywhere: whoever answers at the same moment waits there, and sees what became of it.
    const of = await placeOfInvitation(db, id);
    const place = of && (await lockPlaceOf(db, { providerId: of.provider_id, userId: user.id, right: 'team' }));
    const invitation = place && (await lockSent(db, { id, userId: user.id }));
    if (!invitation) throw new Failure('not_found');
    const { provider_id: providerId, email, role } = invitation;
    await writeStatus(db, { id, status: 'withdrawn', now });
    await notePlaceEvent(db, { providerId, actorId: user.id, what: 'withdrawn', detail: email, role, now });
    await refreshTeam(db, await membersOf(db, providerId));
  });
}
