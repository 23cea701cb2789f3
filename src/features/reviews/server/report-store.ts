import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { reportReasons } from '../contract.ts';
import type { Decision } from '../moderation-contract.ts';
import { reviewFacts } from './store.ts';

export type Reason = (typeof reportReasons)[number];

/** What is to be reported; hidden ones look like missing ones. */
export const reportable = (db: Db, reviewId: string) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.user_id'])
    .where('reviews.id', '=', reviewId)
    .where('reviews.hidden_at', 'is', null)
    .executeTakeFirst();

type Report = { reviewId: string; userId: string; reason: Reason; words: string; now: Date };

/** One of an account for a review; false when there is one already. */
export async function insertReport(db: Db, { reviewId, userId, reason, words, now }: Report): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('review_reports')
    .values({ review_id: reviewId, user_id: userId, reason, words, created_at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type PackedReport = { reason: Reason; words: string; createdAt: string; isByProvider: boolean };
type PackedDecision = { decision: Decision; reason: Reason | null; at: string };

/** A review with what readers say of it and what was decided last. */
const reported = (db: Db) =>
  reviewFacts(db)
    .innerJoin('providers', 'providers.id', 'reviews.provider_id')
    .select(['providers.name as provider_name', 'reviews.hidden_at'])
    .select([
      sql<PackedReport[] | null>`(
        select json_agg(json_build_object('reason', reports.reason, 'words', reports.words, 'createdAt', reports.created_at,
          'isByProvider', exists (select from provider_managers
            where provider_managers.user_id = reports.user_id and provider_managers.provider_id = reviews.provider_id)
        ) order by reports.created_at, reports.id)
        from review_reports as reports where reports.review_id = reviews.id and reports.decided_at is null)`.as(
        'reports',
      ),
      sql<PackedDecision | null>`(
        select json_build_object('decision', made.decision, 'reason', made.reason, 'at', made.created_at)
        from review_decisions as made where made.review_id = reviews.id order by made.created_at desc, made.id limit 1)`.as(
        'decided',
      ),
    ]);
export type ReportedRow = Awaited<ReturnType<ReturnType<typeof reported>['execute']>>[number];

const oldestReport = sql<Date>`(select min(reports.created_at) from review_reports as reports
  where reports.review_id = reviews.id and reports.decided_at is null)`;
const lastDecision = sql<Date>`(select max(made.created_at) from review_decisions as made where made.review_id = reviews.id)`;

/** A page of those that wait, the longest first, or of those decided last; and how many there are. */
export async function reportedReviews(db: Db, { show, page }: { show: 'waiting' | 'decided'; page: number }) {
  const by = show === 'waiting' ? oldestReport : lastDecision;
  const [rows, { count }] = await Promise.all([
    reported(db)
      .where(sql<boolean>`${by} is not null`)
      .orderBy(by, show === 'waiting' ? 'asc' : 'desc')
      .orderBy('reviews.id')
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('reviews')
      .where(sql<boolean>`${by} is not null`)
      .select(db.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: count };
}

/** How many reviews wait for staff, and since when the oldest report does. */
export async function reportsWaiting(db: Db) {
  return db
    .selectFrom('review_reports')
    .where('review_reports.decided_at', 'is', null)
    .select([
      sql<number>`count(distinct review_reports.review_id)::int`.as('count'),
      sql<Date | null>`min(review_reports.created_at)`.as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** Locks a review that staff decide on, after its provider's rating. In the caller's transaction. */
export const lockReview = (db: Db, id: string) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.hidden_at', 'reviews.user_id'])
    .where('reviews.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const providerOf = async (db: Db, reviewId: string): Promise<string | undefined> =>
  (await db.selectFrom('reviews').select('reviews.provider_id').where('reviews.id', '=', reviewId).executeTakeFirst())
    ?.provider_id;

/** Answers who had reported it: they are told. */
export async function settleReports(db: Db, reviewId: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('review_reports')
    .set({ decided_at: now })
    .where('review_id', '=', reviewId)
    .where('decided_at', 'is', null)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id: id }) => id);
}

type NewDecision = { reviewId: string; staffId: string; decision: Decision; reason: Reason | null; now: Date };

export async function writeDecision(db: Db, { reviewId, staffId, decision, reason, now }: NewDecision): Promise<void> {
  await db
    .insertInto('review_decisions')
    .values({ review_id: reviewId, staff_id: staffId, decision, reason, created_at: now })
    .execute();
  if (decision !== 'kept')
    await db
      .updateTable('reviews')
      .set({ hidden_at: decision === 'hidden' ? now : null })
      .where('id', '=', reviewId)
      .execute();
}
