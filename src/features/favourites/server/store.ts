import { sql } from 'kysely';
import type { Picture } from '#features/providers/provider.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { type FavouriteQuery, type FavouriteSort, MOST_FAVOURITES } from '../contract.ts';

type Reader = { userId: string; now: Date };

/** Favourites of everybody with their providers, those that were taken away left out. */
const kept = (db: Db) =>
  db
    .selectFrom('favourites')
    .innerJoin('providers', 'providers.id', 'favourites.provider_id')
    .innerJoin('users', 'users.id', 'favourites.user_id')
    .where('favourites.removed_at', 'is', null);

/** With whose care they are for, as far as the reader may act for them. */
const shown = (db: Db, { userId, now }: Reader) =>
  kept(db)
    .leftJoin('people', (join) =>
      join
        .onRef('people.id', '=', 'favourites.person_id')
        .on(sql<boolean>`people.id = any(array(${peopleOf(db, { userId, scope: 'bookings', now })}))`),
    )
    .select([
      'providers.id',
      'providers.kind',
      'providers.name',
      'providers.city',
      'providers.state',
      'providers.phone',
      'providers.picture',
      'providers.rating',
      'providers.review_count',
      'favourites.was_verified',
      'favourites.note',
      'favourites.is_shared',
      'favourites.archived_at',
      'favourites.created_at',
      'people.id as person_id',
      'people.first_name',
      'users.first_name as saved_by',
    ])
    .select([
      isVerified(now).as('is_verified'),
      sql<boolean>`people.user_id is not distinct from ${userId}`.as('is_self'),
    ])
    .$narrowType<{ picture: Picture }>();
export type FavouriteRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const isArchived = (show: FavouriteQuery['show']) =>
  show === 'archived' ? sql<boolean>`favourites.archived_at is not null` : sql<boolean>`favourites.archived_at is null`;

const isFor = (personId: string | undefined) =>
  personId === undefined ? sql<boolean>`true` : sql<boolean>`favourites.person_id = ${personId}`;

const orders: Record<FavouriteSort, (now: Date) => ReturnType<typeof sql>> = {
  newest: () => sql`favourites.created_at desc`,
  name: () => sql`lower(providers.name)`,
  // what is not verified has no price that anybody knows
  price: (now) => sql`case when ${isVerified(now)} then providers.price_cents end asc nulls last`,
};

/** Of providers of these kinds; of all when left out. */
type KindFilter = { kinds: readonly string[] | undefined };
const isOf = (kinds: KindFilter['kinds']) =>
  kinds ? sql<boolean>`providers.kind = any(${[...kinds]}::text[])` : sql<boolean>`true`;

/** A page of an account's own favourites. */
export const favouritesOf = (
  db: Db,
  { show, sort, page, for: personId, kinds, ...whose }: Reader & KindFilter & FavouriteQuery,
) =>
  shown(db, whose)
    .where(isOf(kinds))
    .where('favourites.user_id', '=', whose.userId)
    .where(isArchived(show))
    .where(isFor(personId))
    .orderBy(orders[sort](whose.now))
    .orderBy('favourites.created_at', 'desc')
    .orderBy('providers.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();

/** How many there are, kept at hand and put away. */
export const countsOf = (
  db: Db,
  { userId, for: personId, kinds }: Pick<Reader, 'userId'> & KindFilter & Pick<FavouriteQuery, 'for'>,
) =>
  kept(db)
    .where(isOf(kinds))
    .where('favourites.user_id', '=', userId)
    .where(isFor(personId))
    .select([
      sql<number>`count(*) filter (where favourites.archived_at is null)::int`.as('saved'),
      sql<number>`count(*) filter (where favourites.archived_at is not null)::int`.as('archived'),
    ])
    .executeTakeFirstOrThrow();

/**
 * What others share of people that this account may see bookings of, the newest first: as long as both of them may. `relation`s end
 * at an instant, for whoever wrote it as for whoever reads it.
 */
export const sharedWith = (
  db: Db,
  { userId, now, for: personId, kinds }: Reader & KindFilter & Pick<FavouriteQuery, 'for'>,
) =>
  shown(db, { userId, now })
    .where(isOf(kinds))
    .where('favourites.is_shared', '=', true)
    .where('favourites.user_id', '<>', userId)
    .where('favourites.archived_at', 'is', null)
    .where('people.id', 'is not', null)
    .where(isFor(personId))
    .where(
      sql<boolean>`favourites.person_id = any(array(${peopleOf(db, { userId: sql<string>`favourites.user_id`, scope: 'bookings', now })}))`,
    )
    .orderBy('favourites.created_at', 'desc')
    .orderBy('providers.id')
    .limit(PAGE_LENGTH)
    .execute();

/** The ids of everything that is marked. */
export async function markedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('favourites.provider_id')
    .where('favourites.user_id', '=', userId)
    .where('favourites.removed_at', 'is', null)
    .orderBy('favourites.created_at', 'desc')
    .limit(MOST_FAVOURITES)
    .execute();
  return rows.map(({ provider_id: id }) => id);
}

type NewFavourite = { userId: string; providerId: string; kinds: readonly string[]; personId: PersonId; now: Date };

const UNDO_MINUTES = 10;

/**
 * Marks a provider of these kinds. What was taken away a moment ago comes back as it was; whatever is marked already stays as it is.
 * One account at a time, so that its number holds. In the caller's transaction.
 */
export async function insertFavourite(
  db: Db,
  marking: NewFavourite,
): Promise<'marked' | 'known' | 'no such provider' | 'full'> {
  const { userId, providerId, kinds, personId, now } = marking;
  await db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();
  const ids = await markedIds(db, userId);
  if (ids.includes(providerId)) return 'known';
  const provider = await db
    .selectFrom('providers')
    .select(isVerified(now).as('is_verified'))
    .where('providers.id', '=', providerId)
    .where('providers.kind', 'in', [...kinds])
    .executeTakeFirst();
  if (!provider) return 'no such provider';
  if (ids.length >= MOST_FAVOURITES) return 'full';
  const since = new Date(now.getTime() - UNDO_MINUTES * 60_000);
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('provider_id', '=', providerId)
    .where('removed_at', '<', since)
    .execute();
  await db
    .insertInto('favourites')
    .values({
      user_id: userId,
      provider_id: providerId,
      person_id: personId,
      was_verified: provider.is_verified,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_id']).doUpdateSet({ removed_at: null }))
    .execute();
  return 'marked';
}

type FavouriteKey = { userId: string; providerId: string };

/** Whether a favourite is shared, and the name of its provider; locked. In the caller's transaction. */
export const lockFavourite = (db: Db, { userId, providerId }: FavouriteKey) =>
  db
    .selectFrom('favourites')
    .innerJoin('providers', 'providers.id', 'favourites.provider_id')
    .select(['favourites.is_shared', 'favourites.person_id', 'providers.name'])
    .where('favourites.user_id', '=', userId)
    .where('favourites.provider_id', '=', providerId)
    .where('favourites.removed_at', 'is', null)
    .forUpdate('favourites')
    .executeTakeFirst();

export const firstNameOf = async (db: Db, person: PersonId): Promise<string> =>
  (await db.selectFrom('people').select('people.first_name').where('people.id', '=', person).executeTakeFirstOrThrow())
    .first_name;

const one = (db: Db, { userId, providerId }: FavouriteKey) =>
  db
    .updateTable('favourites')
    .where('favourites.user_id', '=', userId)
    .where('favourites.provider_id', '=', providerId)
    .where('favourites.removed_at', 'is', null)
    .returning(['favourites.person_id', 'favourites.is_shared']);

/** Answers what it was; undefined when it is none of this account's favourites. */
export const removeFavourite = (db: Db, { now, ...which }: FavouriteKey & { now: Date }) =>
  one(db, which).set({ removed_at: now }).executeTakeFirst();

export const writeNote = (
  db: Db,
  { note, isShared, personId, ...which }: FavouriteKey & { note: string; isShared: boolean; personId: PersonId },
) => one(db, which).set({ note, is_shared: isShared, person_id: personId }).executeTakeFirst();

export const archiveFavourite = (db: Db, { at, ...which }: FavouriteKey & { at: Date | null }) =>
  one(db, which).set({ archived_at: at }).executeTakeFirst();

/** The accounts that see what is shared for a person: their own, whoever looks after them, and relatives with a look at bookings. */
export async function accountsAround(db: Db, personId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where(
      sql<boolean>`users.id in (
        select family_links.member_user_id from family_links where family_links.person_id = ${personId}
        union select coalesce(people.user_id, people.created_by) from people where people.id = ${personId}
      )`,
    )
    .where(
      sql<boolean>`${personId}::uuid = any(array(${peopleOf(db, { userId: sql<string>`users.id`, scope: 'bookings', now })}))`,
    )
    .orderBy('users.id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
