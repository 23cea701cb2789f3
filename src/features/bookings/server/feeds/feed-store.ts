import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { rolesWith } from '#shared/place-roles.ts';

/** Whose address: of an account at a place, or without one of what it may book itself. */
type FeedOwner = { userId: string; providerId: string | null };

const feeds = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_feeds')
    .select(['created_at as createdAt', 'read_at as readAt'])
    .where('user_id', '=', userId);

/** The addresses of an account at these places. */
export const feedsAt = (db: Db, { userId, providerIds }: { userId: string; providerIds: readonly string[] }) =>
  feeds(db, userId)
    .select('provider_id as providerId')
    .$narrowType<{ providerId: string }>()
    .where(sql<boolean>`provider_id = any(${[...providerIds]}::uuid[])`)
    .orderBy('provider_id')
    .limit(100)
    .execute();

/** The address of an account for what it may book itself. */
export const familyFeedOf = (db: Db, userId: string) =>
  feeds(db, userId).where('provider_id', 'is', null).executeTakeFirst();

/** Puts a new key in the place of the former one. */
export async function writeFeed(
  db: Db,
  { userId, providerId, keyHash, now }: FeedOwner & { keyHash: string; now: Date },
): Promise<void> {
  const fresh = { key_hash: keyHash, created_at: now, read_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, provider_id: providerId, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_id']).doUpdateSet(fresh))
    .execute();
}

export async function removeFeed(db: Db, { userId, providerId }: FeedOwner): Promise<void> {
  await db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('provider_id', 'is not distinct from', providerId)
    .execute();
}

type FeedKey = { keyHash: string; now: Date };

/** Notes that a calendar has asked by this key, as long as its owner is here. */
const asking = (db: Db, { keyHash, now }: FeedKey) =>
  db
    .updateTable('calendar_feeds')
    .from('users')
    .set({ read_at: now })
    .whereRef('users.id', '=', 'calendar_feeds.user_id')
    .where('calendar_feeds.key_hash', '=', keyHash)
    .where('users.closing', 'is', null)
    .where('users.closed_at', 'is', null)
    .returning(['users.id', 'users.language']);

/** Whose address at a place this is, as long as they see there who comes; notes that a calendar has asked. */
export const readerAtPlace = (db: Db, asked: FeedKey) =>
  asking(db, asked)
    .from('providers')
    .whereRef('providers.id', '=', 'calendar_feeds.provider_id')
    .where(
      sql<boolean>`exists (select from provider_managers as managers where managers.user_id = users.id
        and managers.provider_id = providers.id and managers.role = any(${rolesWith('stays')}::text[]))`,
    )
    .returning(['providers.id as providerId', 'providers.name as providerName'])
    .executeTakeFirst();

/** Whose address of a family this is; notes that a calendar has asked. */
export const readerAtHome = (db: Db, asked: FeedKey) =>
  asking(db, asked).where('calendar_feeds.provider_id', 'is', null).executeTakeFirst();
