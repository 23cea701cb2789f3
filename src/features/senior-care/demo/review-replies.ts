import { families } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';
import { demoId } from '#server/demo-id.ts';
import { DAY_MS } from '#shared/durations.ts';
import { marcus } from './managers.ts';

const CENTRE = 'jacaranda';

/** What Marcus has replied to the reviews of Jacaranda, by their stars: warm to the content, and to the point with the others. */
const replies: Record<number, readonly string[]> = {
  5: [
    'Thank you. We pass this on to everybody in the garden room, it will make their week.',
    'It is a joy to have her with us. See you on Monday.',
  ],
  4: ['Thank you for telling us. The van now leaves ten minutes earlier, so that nobody arrives late for lunch.'],
  3: [
    'You are right about the noise at noon. Since June there is a second, quiet room, and we would like to show it to you.',
  ],
  2: ['I am sorry. I would have liked to hear it on the day: please call me at (626) 555-0114 and ask for Marcus.'],
};

const REPORTED = 'It reads as if it were about another center: we have no pool.';

/** Replies to some reviews of the demo manager's center, and one review that a reader has reported. Needs the reviews to be there. */
export async function seedReplies(db: Db, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.stars', 'reviews.created_at'])
    .where('reviews.provider_id', '=', demoId(`centre ${CENTRE}`))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id')
    .limit(60)
    .execute();
  const told = new Map<number, number>();
  // The newest waits for its reply.
  const replied = rows.slice(1).flatMap(({ id, stars, created_at: createdAt }) => {
    const count = told.get(stars) ?? 0;
    const words = replies[stars]?.[count];
    told.set(stars, count + 1);
    const at = new Date(createdAt.getTime() + DAY_MS);
    return words && at < now
      ? [{ review_id: id, user_id: marcus.id, words, language: 'en', created_at: at, edited_at: null }]
      : [];
  });
  if (replied.length > 0) await db.insertInto('review_replies').values(replied).execute();
  const doubtful = rows.find(({ stars }) => stars <= 3) ?? rows[0];
  if (doubtful)
    await db
      .insertInto('review_reports')
      .values({
        review_id: doubtful.id,
        user_id: families.tanaka.id,
        reason: 'untrue',
        words: REPORTED,
        created_at: new Date(now.getTime() - 2 * DAY_MS),
      })
      .execute();
}
