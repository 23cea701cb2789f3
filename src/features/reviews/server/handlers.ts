import type { Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { reviews } from '../contract.ts';
import { listReviews } from './list-reviews.ts';
import { insertReport, reportable } from './report-store.ts';
import { writeReview } from './write-review.ts';

export const reviewsHandlers: Handlers<typeof reviews> = {
  add: async (review, context) => ({ data: await writeReview(context, review) }),

  list: ({ params, query }, { db, language }) => listReviews(db, { ...query, providerId: params.id, language }),

  async report({ params: { id }, body }, { db, user, limits, now }) {
    await limits.take('reportAccount', user.id);
    const review = await reportable(db, id);
    if (!review) throw new Failure('not_found');
    if (review.user_id === user.id) throw new Failure('conflict');
    if (!(await insertReport(db, { reviewId: id, userId: user.id, ...body, now })))
      throw new Failure('already_reported');
    return { data: { _id: id } };
  },
};
