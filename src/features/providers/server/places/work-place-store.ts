import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

const MOST_NAMED = 5;
const MOST_PLACES = 100;

/** The names of these places, and who owns them. */
export const namedPlaces = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('providers')
    .innerJoin('provider_kinds', 'provider_kinds.kind', 'providers.kind')
    .select(['providers.id', 'providers.name'])
    .select((is) => is('provider_kinds.slot_service', 'is not', null).$castTo<boolean>().as('sells_slots'))
    .select(
      sql<string[]>`array(
        select users.first_name || ' ' || users.last_name
        from provider_managers join users on users.id = provider_managers.user_id
        where provider_managers.provider_id = providers.id and provider_managers.role = 'owner'
        order by provider_managers.joined_at nulls first, users.id limit ${MOST_NAMED})`.as('owners'),
    )
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.id')
    .limit(MOST_PLACES)
    .execute();

/** From now on the workspace of this log-in is about that place. */
export async function choosePlace(db: Db, { sessionId, placeId }: { sessionId: string; placeId: string }) {
  await db.updateTable('sessions').set({ place_id: placeId }).where('id', '=', sessionId).execute();
}
