import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import type { WorkPlace as HeldPlace } from '#shared/place-roles.ts';
import { type OpenApplication, type WorkPlace, type workPlaces, workspaceTopics } from '../../work-place.ts';
import { choosePlace, namedPlaces } from './work-place-store.ts';

declare module '#server/http/handlers.ts' {
  interface HandedIn {
    /** What somebody has under way who wants to join or to take over a listing. */
    applying: (db: Db, userId: string) => Promise<OpenApplication | null>;
  }
}

export const workPlaceHandlers: Handlers<typeof workPlaces> = {
  mine: async (_, { db, user, applying }) => ({
    data: await named(db, user.places),
    applying: user.places.length === 0 ? await applying(db, user.id) : null,
  }),

  async choose({ params: { placeId } }, { db, user, knownUsers }) {
    const chosen = user.places.find(({ id }) => id === placeId);
    if (!chosen) throw new Failure('not_found');
    await choosePlace(db, { sessionId: user.sessionId, placeId });
    knownUsers.forget([user.sessionId]);
    await publish(db, [user.id], [...workspaceTopics]);
    const places = [chosen, ...user.places.filter((place) => place !== chosen)];
    return { data: await named(db, places), applying: null };
  },
};

async function named(db: Context['db'], places: readonly HeldPlace[]): Promise<WorkPlace[]> {
  const rows = await namedPlaces(
    db,
    places.map(({ id }) => id),
  );
  return places.flatMap(({ id, kind, role }) => {
    const row = rows.find((found) => found.id === id);
    return row ? [{ _id: id, name: row.name, kind, sellsSlots: row.sells_slots, role, owners: row.owners }] : [];
  });
}
