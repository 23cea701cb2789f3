import { sql } from 'kysely';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { inCircle, markReviewed } from '#features/bookings/server/store.ts';
import type { Status } from '#features/bookings/status.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { type Given, statement } from '#server/db/statement.ts';
import type { reviewSorts } from '../contract.ts';

export type ReviewRow = {
  id: string;
  author: string;
  stars: number;
  words: string;
  language: string | null;
  created_at: Date;
  is_named: boolean;
};

/** Who does not want to be named is not, also in what was written before. */
const shown = (db: Db, providerId: Given<string>) =>
  db
    .selectFrom('reviews')
    .leftJoin('preferences', 'preferences.user_id', 'reviews.user_id')
    .select([
      'reviews.id',
      'reviews.author',
      'reviews.stars',
      'reviews.words',
      'reviews.language',
      'reviews.created_at',
    ])
    .select(sql<boolean>`coalesce((preferences.privacy ->> 'showsNameInReviews')::boolean, true)`.as('is_named'))
    .where('reviews.provider_id', '=', providerId);

const NEWEST = 5;

export const newestReviews = (db: Db, providerId: string): Promise<ReviewRow[]> =>
  shown(db, providerId).orderBy('reviews.created_at', 'desc').orderBy('reviews.id').limit(NEWEST).execute();

type Sort = (typeof reviewSorts)[number];
type Listed = { providerId: string; sort: Sort; page: number };

const pageBy = (sort: Sort) =>
  statement<{ providerId: string; offset: number }>()((db, { providerId, offset }) =>
    shown(db, providerId)
      .innerJoin('providers', 'providers.id', 'reviews.provider_id')
      .select('providers.review_count')
      .$if(sort !== 'newest', (query) => query.orderBy('reviews.stars', sort === 'highest' ? 'desc' : 'asc'))
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id')
      .limit(PAGE_LENGTH)
      .offset(offset),
  );
const pages = { newest: pageBy('newest'), highest: pageBy('highest'), lowest: pageBy('lowest') };

/** A page of reviews, and how many the provider has; undefined when there is no such provider. One query; an empty page needs another for the number. */
export async function reviewsOf(
  db: Db,
  { providerId, sort, page }: Listed,
): Promise<{ rows: ReviewRow[]; totalCount: number } | undefined> {
  const rows = await pages[sort](db, { providerId, offset: (page - 1) * PAGE_LENGTH });
  const totalCount = rows[0]?.review_count ?? (await reviewCountOf(db, providerId));
  return totalCount === undefined ? undefined : { rows, totalCount };
}

async function reviewCountOf(db: Db, providerId: string): Promise<number | undefined> {
  const provider = await db
    .selectFrom('providers')
    .select('providers.review_count')
    .where('providers.id', '=', providerId)
    .executeTakeFirst();
  return provider?.review_count;
}

/** How many reviews have one star, two, and so on to five. */
export async function starsOf(db: Db, providerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['reviews.stars', db.fn.countAll<number>().as('reviews')])
    .where('reviews.provider_id', '=', providerId)
    .groupBy('reviews.stars')
    .execute();
  const counts = new Map(rows.map(({ stars, reviews }) => [stars, reviews]));
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
}

/** The booking that a person made and may speak about. */
export const ownBooking = (db: Db, { bookingId, userId, now }: { bookingId: string; userId: string; now: Date }) =>
  db
    .selectFrom('bookings')
    .select(['bookings.status', 'bookings.starts_at', 'bookings.ends_at', 'bookings.person_id', 'bookings.provider_id'])
    .$narrowType<{ status: Status }>()
    .where('bookings.id', '=', bookingId)
    .where('bookings.user_id', '=', userId)
    .where(inCircle(db, { userId, scope: 'bookings', now }))
    .executeTakeFirst();

export type NewReview = {
  providerId: string;
  bookingId: string;
  userId: string;
  author: string;
  stars: number;
  words: string;
  language: string;
  now: Date;
};

/** One review of a booking, whoever is first; undefined for those who come later. In the caller's transaction. */
export async function insertReview(db: Db, review: NewReview): Promise<ReviewRow | undefined> {
  const { providerId, bookingId, userId, author, stars, words, language, now } = review;
  // Reviews of one provider wait for each other, so that each counts those before it.
  await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.id', '=', providerId)
    .forNoKeyUpdate()
    .execute();
  const row = await db
    .insertInto('reviews')
    .values({
      provider_id: providerId,
      booking_id: bookingId,
      user_id: userId,
      author,
      stars,
      words,
      language,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning(['id', 'author', 'stars', 'words', 'language', 'created_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  await markReviewed(db, bookingId, now);
  await rateProviders(db, [providerId]);
  const [{ is_named: isNamed } = { is_named: true }] = await shown(db, providerId)
    .where('reviews.id', '=', row.id)
    .execute();
  return { ...row, is_named: isNamed };
}

/** Brings rating and number of reviews of these providers up to what was written about them. */
export async function rateProviders(db: Db, providerIds: readonly string[]): Promise<void> {
  await sql`
    update providers set rating = counted.rating, review_count = counted.reviews
    from (
      select reviews.provider_id, round(avg(reviews.stars), 1) as rating, count(*) as reviews
      from reviews where reviews.provider_id = any(${providerIds}::uuid[]) group by reviews.provider_id
    ) as counted
    where providers.id = counted.provider_id`.execute(db);
}

export type WrittenReview = {
  id: string;
  providerId: string;
  bookingId: string | null;
  userId: string | null;
  author: string;
  stars: number;
  words: string;
  language: string | null;
  createdAt: Date;
};

/** Writes any number of reviews in one statement; those that are known already stay as they are. The providers' ratings are the caller's. */
export async function insertReviews(db: Db, reviews: readonly WrittenReview[]): Promise<void> {
  await insertRecords(
    db,
    'reviews',
    reviews.map((review) => ({
      id: review.id,
      provider_id: review.providerId,
      booking_id: review.bookingId,
      user_id: review.userId,
      author: review.author,
      stars: review.stars,
      words: review.words,
      language: review.language,
      created_at: review.createdAt,
    })),
  );
}
