import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { endHandover, handoverAt } from './handover-store.ts';
import { withdrawAllAt } from './invitation-store.ts';
import { lockPlace, membersOf, removeMember } from './team-store.ts';
import { tellHandover } from './tell-team.ts';

/**
 * Nobody works for a place any more, as the one who looked after it gives it up: all of its team hear, and whoever was invited cannot
 * come. In the caller's transaction, which has proven that it may. Answers who worked there.
 */
export async function dissolveTeam(
  context: Pick<Context, 'db' | 'user' | 'now' | 'publicUrl'>,
  providerId: string,
): Promise<string[]> {
  const { db, user, now } = context;
  const place = await lockPlace(db, providerId);
  if (!place) return [];
  const members = await membersOf(db, providerId);
  await withdrawAllAt(db, { providerId, now });
  const handover = await handoverAt(db, { providerId, now });
  if (handover) await endHandover(db, handover.id, { status: 'withdrawn', now });
  for (const { id } of members) await removeMember(db, { providerId, userId: id });
  await notePlaceEvent(db, { providerId, actorId: user.id, what: 'gaveUp', now });
  const told = { subjectId: providerId, place, name: `${user.firstName} ${user.lastName}` };
  await tellHandover(context, { ...told, what: 'closed', to: members.filter(({ id }) => id !== user.id) });
  await tellHandover(context, { ...told, what: 'gaveUp', to: members.filter(({ id }) => id === user.id) });
  return members.map(({ id }) => id);
}
