import type { Context, Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { WorkPlace as Held } from '#shared/place-roles.ts';
import { type WorkPlace, type workPlaces, workspaceTopics } from '../../work-place.ts';
import { choosePlace, namedPlaces } from './work-place-store.ts';

export const workPlaceHandlers: Handlers<typeof workPlaces> = {
  mine: async (_, { db, user }) => ({ data: await named(db, user.places) }),

  async choose({ params: { placeId } }, { db, user, knownUsers }) {
    const chosen = user.places.find(({ id }) => id === placeId);
    if (!chosen) throw new Failure('not_found');
    await choosePlace(db, { sessionId: user.sessionId, placeId });
    knownUsers.forget([user.sessionId]);
    await publish(db, [user.id], [...workspaceTopics]);
    return { data: await named(db, [chosen, ...user.places.filter((place) => place !== chosen)]) };
  },
};

async function named(db: Context['db'], places: readonly Held[]): Promise<WorkPlace[]> {
  const rows = await namedPlaces(
    db,
    places.map(({ id }) => id),
  );
  return places.flatMap(({ id, kind, role }) => {
    const row = rows.find((found) => found.id === id);
    return row ? [{ _id: id, name: row.name, kind, sellsSlots: row.sells_slots, role, owners: row.owners }] : [];
  });
}
