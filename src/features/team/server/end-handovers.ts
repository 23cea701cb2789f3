import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import type { Leaver, LeavingContext } from '#server/keeping.ts';
import { endHandover, handoversOf } from './handover-store.ts';
import { membersOf } from './team-store.ts';
import { tellHandover } from './tell-team.ts';

/** Whoever goes away asks nobody to be an owner any more, and says no to what they are asked. The other side hears. */
export async function endHandovers(context: LeavingContext, { userId }: Leaver): Promise<void> {
  const { db, now } = context;
  for (const row of await handoversOf(db, { userId, now })) {
    const asked = row.from_user === userId;
    await endHandover(db, row.id, { status: asked ? 'withdrawn' : 'declined', now });
    const place = { id: row.provider_id, name: row.place_name };
    const what = asked ? 'ownerWithdrawn' : 'ownerDeclined';
    const to = (await membersOf(db, place.id)).filter(({ id }) => id === (asked ? row.to_user : row.from_user));
    const detail = asked ? `${row.to_first_name} ${row.to_last_name}` : `${row.from_first_name} ${row.from_last_name}`;
    await notePlaceEvent(db, { providerId: place.id, actorId: userId, what, detail, now });
    const name = `${row.to_first_name} ${row.to_last_name}`;
    await tellHandover(context, { subjectId: row.id, what, place, to, name });
  }
}
