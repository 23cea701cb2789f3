import { sql } from 'kysely';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import { type PlaceRight, type PlaceRole, placeRoles } from '#shared/place-roles.ts';
import { MOST_MEMBERS } from '../team.ts';

/** Changes of one team wait for each other here, so that what is counted stays as it was counted. Undefined for no place. */
export const lockPlace = (db: Db, id: string) =>
  db
    .selectFrom('providers')
    .select(['providers.id', 'providers.name'])
    .where('providers.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type RightHolder = { providerId: string; userId: string; right: PlaceRight };

/** The same for somebody who has a right there: undefined otherwise, also when it was taken a moment ago. */
export async function lockPlaceOf(db: Db, { providerId, userId, right }: RightHolder) {
  const place = await lockPlace(db, providerId);
  if (!place) return undefined;
  const allowed = await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.id', '=', providerId)
    .where(sql<boolean>`providers.id in ${placesOf({ userId, right })}`)
    .executeTakeFirst();
  return allowed && place;
}

export const membersOf = (db: Db, providerId: string) =>
  db
    .selectFrom('provider_managers')
    .innerJoin('users', 'users.id', 'provider_managers.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.language', 'users.profile_image'])
    .select(['provider_managers.role', 'provider_managers.joined_at'])
    .select(
      sql<boolean>`exists (select from second_factors
        where second_factors.user_id = users.id and second_factors.confirmed_at is not null)`.as('has_second_step'),
    )
    .select(sql<boolean>`users.closes_at is not null or users.closed_at is not null`.as('is_away'))
    .$narrowType<{ role: PlaceRole }>()
    .where('provider_managers.provider_id', '=', providerId)
    .orderBy(sql`array_position(${[...placeRoles]}::text[], provider_managers.role)`)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(2 * MOST_MEMBERS)
    .execute();
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** False for whoever works there already. */
export async function addMember(
  db: Db,
  { providerId, userId, role, now }: { providerId: string; userId: string; role: PlaceRole; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_managers')
    .values({ provider_id: providerId, user_id: userId, role, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type MemberKey = { providerId: string; userId: string };

export const changeRole = (db: Db, { providerId, userId, role }: MemberKey & { role: PlaceRole }) =>
  db
    .updateTable('provider_managers')
    .set({ role })
    .where('provider_id', '=', providerId)
    .where('user_id', '=', userId)
    .execute();

export const removeMember = (db: Db, { providerId, userId }: MemberKey) =>
  db.deleteFrom('provider_managers').where('provider_id', '=', providerId).where('user_id', '=', userId).execute();
