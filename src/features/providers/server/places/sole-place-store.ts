import type { Db } from '#server/db/db.ts';
import type { Leaver, LeavingContext, OpenMatter } from '#server/keeping.ts';
import { rolesWith } from '#shared/place-roles.ts';

type PlaceHolder = { userId: string; providerId: string };

const MOST_PLACES = 100;

const soleOf = (db: Db, userId: string) =>
  db
    .selectFrom('provider_managers')
    .innerJoin('providers', 'providers.id', 'provider_managers.provider_id')
    .select(['providers.id', 'providers.name'])
    .where('provider_managers.user_id', '=', userId)
    .where('provider_managers.role', 'in', rolesWith('team'))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('provider_managers as others')
            .innerJoin('users', 'users.id', 'others.user_id')
            .select('others.user_id')
            .whereRef('others.provider_id', '=', 'providers.id')
            .where('others.user_id', '!=', userId)
            .where('others.role', 'in', rolesWith('team'))
            .where('users.closes_at', 'is', null)
            .where('users.closed_at', 'is', null),
        ),
      ),
    );

/** Changes of the teams of an account wait until it has left: of two owners who leave at once the second one sees the first. */
export async function lockPlacesOf({ db }: Pick<LeavingContext, 'db'>, { userId }: Leaver): Promise<void> {
  await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.id', 'in', (is) =>
      is
        .selectFrom('provider_managers')
        .select('provider_managers.provider_id')
        .where('provider_managers.user_id', '=', userId),
    )
    .orderBy('providers.id')
    .forNoKeyUpdate()
    .execute();
}

/** The places that nobody but this account could manage: it hands them on or gives them up before it leaves. */
export async function soleAnswererOf(db: Db, { userId }: Pick<Leaver, 'userId'>): Promise<OpenMatter[]> {
  const rows = await soleOf(db, userId).orderBy('providers.name').orderBy('providers.id').limit(MOST_PLACES).execute();
  return rows.map(({ id, name }) => ({ what: 'place', id, name, day: null, personId: null, bookingKind: null }));
}

/** Whether that is so of one place, which nobody else changes until the transaction ends. */
export async function lockSolePlace(db: Db, { userId, providerId }: PlaceHolder): Promise<boolean> {
  const place = await soleOf(db, userId)
    .where('providers.id', '=', providerId)
    .forUpdate('providers')
    .executeTakeFirst();
  return place !== undefined;
}

/** The ids of the places that an account works for. */
export async function placeIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_managers')
    .select('provider_managers.provider_id')
    .where('provider_managers.user_id', '=', userId)
    .orderBy('provider_managers.provider_id')
    .limit(MOST_PLACES)
    .execute();
  return rows.map(({ provider_id: id }) => id);
}

/** Whether an account works for a place, or has done anything there. */
export async function hasWorkedAtPlace(db: Db, { userId }: Pick<Leaver, 'userId'>): Promise<boolean> {
  const managed = await db
    .selectFrom('provider_managers')
    .select('provider_managers.user_id')
    .where('provider_managers.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const done = await db
    .selectFrom('place_events')
    .select('place_events.id')
    .where('place_events.actor_id', '=', userId)
    .where('place_events.what', '!=', 'declinedInvitation')
    .limit(1)
    .executeTakeFirst();
  return managed !== undefined || done !== undefined;
}
