import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { type PlaceRight, rolesWith } from '#shared/place-roles.ts';
import { isVerified } from '../verified-store.ts';

type RightHolder = { userId: string; right: PlaceRight };

/** The ids of the places where an account has a right now: belongs into the query that reads or locks a row of theirs. */
export const placesOf = ({ userId, right }: RightHolder): RawBuilder<string> =>
  sql<string>`(select provider_managers.provider_id from provider_managers
    where provider_managers.user_id = ${userId} and provider_managers.role = any(${rolesWith(right)}::text[]))`;

/** Whether an account has a right at a place now. */
export async function mayAt(
  db: Db,
  { userId, providerId, right }: RightHolder & { providerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_managers')
    .select('provider_managers.role')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .where('role', 'in', rolesWith(right))
    .executeTakeFirst();
  return row !== undefined;
}

const MOST_PEOPLE = 100;

type RightQuery = { providerId: string; right: PlaceRight };

/** Those who have a right at a place: who is told of what it asks for, with what a letter to them needs. */
export const readersWith = (db: Db, { providerId, right }: RightQuery) =>
  db
    .selectFrom('provider_managers')
    .innerJoin('users', 'users.id', 'provider_managers.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .where('provider_managers.provider_id', '=', providerId)
    .where('provider_managers.role', 'in', rolesWith(right))
    .orderBy('users.id')
    .limit(MOST_PEOPLE)
    .execute();
export type PlaceReader = Awaited<ReturnType<typeof readersWith>>[number];

/** Their ids alone. */
export const peopleWith = async (db: Db, at: RightQuery): Promise<string[]> =>
  (await readersWith(db, at)).map(({ id }) => id);

const MOST_PLACES = 100;

/** The places among these, by name; `until`: the last day on which one is verified, if it ends. */
export const placesNamed = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .select([
      'providers.id',
      'providers.name',
      'providers.kind',
      'providers.time_zone',
      isVerified(now).as('is_verified'),
    ])
    .select(
      sql<string | null>`case when isfinite(providers.evidence_until)
        then ((providers.evidence_until at time zone providers.time_zone)::date - 1)::text end`.as('until'),
    )
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(MOST_PLACES)
    .execute();
