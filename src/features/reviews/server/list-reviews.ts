import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/languages.ts';
import { type ReviewFilter, type reviews, reviewSorts } from '../contract.ts';
import { presentReview } from './present.ts';
import { reviewsAmong, reviewsOf } from './store.ts';

type ReviewQuery = { providerId: string; filtertype: ReviewFilter; page: number; language: Language };

/** A page of the reviews of a provider. Throws `not_found`. */
export async function listReviews(
  db: Db,
  { filtertype, language, ...listed }: ReviewQuery,
): Promise<Answer<typeof reviews.list>> {
  const sort = reviewSorts.find((name) => name === filtertype);
  const found = sort
    ? await reviewsOf(db, { ...listed, sort })
    : await reviewsAmong(db, { ...listed, selection: filtertype === 'replied' ? filtertype : Number(filtertype) });
  if (!found) throw new Failure('not_found');
  return {
    data: found.rows.map((row) => presentReview(row, language)),
    pagization: { totalCount: found.totalCount },
  };
}
