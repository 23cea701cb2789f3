import { sql } from 'kysely';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { receivedSelections } from '../reply-contract.ts';
import { reviewFacts } from './store.ts';

/** What those who reply for providers read of their reviews. */
const received = (db: Db, userId: string) =>
  reviewFacts(db)
    .innerJoin('providers', 'providers.id', 'reviews.provider_id')
    .select(['reviews.provider_id', 'providers.name as provider_name'])
    .where('reviews.hidden_at', 'is', null)
    .where(sql<boolean>`reviews.provider_id in ${placesOf({ userId, right: 'reviews' })}`);
export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof received>['execute']>>[number];

type ReceivedQuery = { userId: string; providerId: string; show: (typeof receivedSelections)[number]; page: number };

export const receivedReviews = (db: Db, { userId, providerId, show, page }: ReceivedQuery): Promise<ReceivedRow[]> =>
  received(db, userId)
    .where('reviews.provider_id', '=', providerId)
    .$if(show === 'unanswered', (query) => query.where('review_replies.review_id', 'is', null))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();

export const countReceived = (db: Db, { userId, providerId }: Pick<ReceivedQuery, 'userId' | 'providerId'>) =>
  received(db, userId)
    .where('reviews.provider_id', '=', providerId)
    .clearSelect()
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where review_replies.review_id is null)::int`.as('unanswered'),
    ])
    .executeTakeFirstOrThrow();

type ReviewKey = { userId: string; reviewId: string };

/** Undefined when it is of no provider of theirs. */
export const receivedReview = (db: Db, { userId, reviewId }: ReviewKey): Promise<ReceivedRow | undefined> =>
  received(db, userId).where('reviews.id', '=', reviewId).executeTakeFirst();

type NewReply = { reviewId: string; userId: string; words: string; language: string; now: Date };

/** The one reply; false when somebody was first. In the caller's transaction. */
export async function insertReply(db: Db, { reviewId, userId, words, language, now }: NewReply): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_replies')
    .values({ review_id: reviewId, user_id: userId, words, language, created_at: now })
    .onConflict((conflict) => conflict.column('review_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Once, and of a reply that is younger than `since`; false otherwise. */
export async function changeReply(
  db: Db,
  { reviewId, words, language, now, since }: NewReply & { since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('review_replies')
    .set({ words, language, edited_at: now })
    .where('review_id', '=', reviewId)
    .where('edited_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
