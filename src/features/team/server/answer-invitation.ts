import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_MEMBERS } from '../team.ts';
import { invitationsTo, placeOfInvitation, writeStatus } from './invitation-store.ts';
import { addMember, lockPlace, membersOf } from './team-store.ts';
import { tellOwners } from './tell-team.ts';

/**
 * The invited agrees or says no. Throws `not_found` for what was not sent to the proven address of this account or no longer waits,
 * and `team_full` when too many work there by now.
 */
export async function answerInvitation(context: Context, id: string, accepts: boolean): Promise<void> {
  const { user, now, knownUsers } = context;
  await context.db.transaction().execute(async (db) => {
    // The place first, as everywhere: what was withdrawn a moment ago is seen then.
    const of = await placeOfInvitation(db, id);
    const place = of && (await lockPlace(db, of.provider_id));
    const [invitation] = await invitationsTo(db, { userId: user.id, id, now });
    if (!place || !invitation) throw new Failure('not_found');
    const { role } = invitation;
    if (accepts && (await membersOf(db, place.id)).length >= MOST_MEMBERS) throw new Failure('team_full');
    await writeStatus(db, { id, status: accepts ? 'accepted' : 'declined', now });
    if (accepts) await addMember(db, { providerId: place.id, userId: user.id, role, now });
    const what = accepts ? 'joined' : 'declinedInvitation';
    await notePlaceEvent(db, { providerId: place.id, actorId: user.id, what, detail: invitation.email, role, now });
    await tellOwners(
      { ...context, db },
      {
        subjectId: id,
        what: accepts ? 'joined' : 'declined',
        place,
        role,
        // Who says no stays known by the address alone.
        name: accepts ? `${user.firstName} ${user.lastName}` : invitation.email,
        by: [user.id],
      },
    );
  });
  knownUsers.forget([user.id]);
}
