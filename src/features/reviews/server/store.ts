import { sql } from 'kysely';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import { tookPlaceUntil } from '#features/bookings/server/ending-store.ts';
import { inCircle, markReviewed } from '#features/bookings/server/store.ts';
import type { Status } from '#features/bookings/status.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { type SqlValue, statement } from '#server/db/statement.ts';
import type { reviewSorts } from '../contract.ts';

/** Of whom a review is, what it says and what the provider replied. Who does not want to be named or has left is not, also in what was written before. */
export const reviewFacts = (db: Db) =>
  db
    .selectFrom('reviews')
    .leftJoin('preferences', 'preferences.user_id', 'reviews.user_id')
    .leftJoin('users as writer', 'writer.id', 'reviews.user_id')
    .leftJoin('review_replies', 'review_replies.review_id', 'reviews.id')
    .select([
      'reviews.id',
      'reviews.author',
      'reviews.stars',
      'reviews.words',
      'reviews.language',
      'reviews.created_at',
      'review_replies.words as reply',
      'review_replies.language as reply_language',
      'review_replies.created_at as replied_at',
      'review_replies.edited_at',
    ])
    .select([
      sql<boolean>`(coalesce((preferences.privacy ->> 'showsNameInReviews')::boolean, true)
        and writer.closes_at is null and reviews.author <> '')`.as('is_named'),
      sql<string | null>`to_char(reviews.visited_on, 'YYYY-MM')`.as('visited_in'),
    ]);
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewFacts>['execute']>>[number];

/** What everybody may read. */
const shown = (db: Db, providerId: SqlValue<string>) =>
  reviewFacts(db).where('reviews.provider_id', '=', providerId).where('reviews.hidden_at', 'is', null);

const NEWEST = 5;

export const newestReviews = (db: Db, providerId: string): Promise<ReviewRow[]> =>
  shown(db, providerId).orderBy('reviews.created_at', 'desc').orderBy('reviews.id').limit(NEWEST).execute();

type Sort = (typeof reviewSorts)[number];
type ListQuery = { providerId: string; page: number };

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

type Page = { rows: ReviewRow[]; totalCount: number };

/** A page of reviews, and how many the provider has; undefined when there is no such provider. One query; an empty page needs another for the number. */
export async function reviewsOf(
  db: Db,
  { providerId, sort, page }: ListQuery & { sort: Sort },
): Promise<Page | undefined> {
  const rows = await pages[sort](db, { providerId, offset: offsetOf(page) });
  const totalCount = rows[0]?.review_count ?? (await reviewCountOf(db, providerId));
  return totalCount === undefined ? undefined : { rows, totalCount };
}

/** The same of those with a reply, or with so many stars, the newest first. */
export async function reviewsAmong(
  db: Db,
  { providerId, selection, page }: ListQuery & { selection: 'replied' | number },
): Promise<Page | undefined> {
  if ((await reviewCountOf(db, providerId)) === undefined) return undefined;
  const chosen =
    selection === 'replied'
      ? sql<boolean>`review_replies.review_id is not null`
      : sql<boolean>`reviews.stars = ${selection}`;
  const among = shown(db, providerId).where(chosen);
  const [rows, { count }] = await Promise.all([
    among
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id')
      .limit(PAGE_LENGTH)
      .offset(offsetOf(page))
      .execute(),
    among.clearSelect().select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: count };
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
    .where('reviews.hidden_at', 'is', null)
    .groupBy('reviews.stars')
    .execute();
  const counts = new Map(rows.map(({ stars, reviews }) => [stars, reviews]));
  return [1, 2, 3, 4, 5].map((stars) => counts.get(stars) ?? 0);
}

/** A booking that an account made, or that was for its own person: who may speak about it. `told`: the other of the two, who may see it now. */
export const ownBooking = (db: Db, { bookingId, userId, now }: { bookingId: string; userId: string; now: Date }) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.status', 'bookings.starts_at', 'bookings.ends_at', 'bookings.person_id', 'bookings.provider_id'])
    .$narrowType<{ status: Status }>()
    .select(tookPlaceUntil.as('took_place_until'))
    .select(
      sql<string[]>`(select coalesce(json_agg(users.id), '[]') from users
        where users.id <> ${userId} and (users.id = people.user_id or (users.id = bookings.user_id
          and bookings.person_id in (${peopleOf(db, { userId: sql<string>`bookings.user_id`, scope: 'bookings', now })}))))`.as(
        'told',
      ),
    )
    .where('bookings.id', '=', bookingId)
    .where((is) => is.or([is('bookings.user_id', '=', userId), is('people.user_id', '=', userId)]))
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
  await lockRating(db, providerId);
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
      visited_on: lastDayOf(bookingId),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await markReviewed(db, bookingId, now);
  await rateProviders(db, [providerId]);
  return shown(db, providerId).where('reviews.id', '=', row.id).executeTakeFirst();
}

/** On the provider's calendar. */
const lastDayOf = (bookingId: string) => sql<string>`(
  select (coalesce(${tookPlaceUntil}, bookings.ends_at) at time zone bookings.time_zone)::date from bookings where bookings.id = ${bookingId})`;

/** Whatever changes a rating waits for the others, so that each counts those before it. In the caller's transaction. */
export const lockRating = (db: Db, providerId: string) =>
  db.selectFrom('providers').select('providers.id').where('providers.id', '=', providerId).forNoKeyUpdate().execute();

/** Brings rating and number of reviews of these providers up to what was written about them and is shown. */
export async function rateProviders(db: Db, providerIds: readonly string[]): Promise<void> {
  await sql`
    update providers set rating = counted.rating, review_count = counted.reviews
    from (
      select given.id, round(avg(reviews.stars), 1) as rating, count(reviews.id) as reviews
      from unnest(${providerIds}::uuid[]) as given (id)
      left join reviews on reviews.provider_id = given.id and reviews.hidden_at is null
      group by given.id
    ) as counted
    where providers.id = counted.id`.execute(db);
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
  visitedOn?: string | null;
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
      visited_on: review.visitedOn ?? null,
    })),
  );
}
