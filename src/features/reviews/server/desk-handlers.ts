import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Language } from '#shared/languages.ts';
import type { DecisionForm, ReportedReview, reviewDesk } from '../moderation-contract.ts';
import { presentReview } from './present.ts';
import {
  lockReview,
  providerOf,
  type ReportedRow,
  reportedReviews,
  settleReports,
  writeDecision,
} from './report-store.ts';
import { lockRating, rateProviders } from './store.ts';
import { tellOfReview } from './tell-review.ts';

export const reviewDeskHandlers: Handlers<typeof reviewDesk> = {
  async reported({ query }, { db, language }) {
    const { rows, totalCount } = await reportedReviews(db, query);
    return { data: rows.map((row) => presentReported(row, language)), pagization: { totalCount } };
  },

  async decide({ params: { id }, body }, context) {
    await context.db.transaction().execute((db) => decide({ ...context, db, user: context.user }, id, body));
    return { data: { _id: id } };
  },
};

type DeskContext = Pick<Context, 'db' | 'user' | 'publicUrl' | 'now'>;

/** Hides, keeps or shows again, with the rating of the provider, and tells whom it concerns: one of two who decide at once is too late. */
async function decide({ db, user, publicUrl, now }: DeskContext, reviewId: string, form: DecisionForm) {
  const { decision } = form;
  const providerId = await providerOf(db, reviewId);
  if (providerId === undefined) throw new Failure('not_found');
  await lockRating(db, providerId);
  const review = await lockReview(db, reviewId);
  const isHidden = review !== undefined && review.hidden_at !== null;
  if (isHidden !== (decision === 'restored')) throw new Failure('already_decided');
  const reporters = await settleReports(db, reviewId, now);
  if (decision === 'kept' && reporters.length === 0) throw new Failure('already_decided');
  const reason = decision === 'hidden' ? form.reason : null;
  await writeDecision(db, { reviewId, staffId: user.id, decision, reason, now });
  if (decision !== 'kept') await rateProviders(db, [providerId]);
  const telling = { db, publicUrl, now };
  const others = reporters.filter((id) => id !== review?.user_id);
  await tellOfReview(telling, { reviewId, what: decision === 'hidden' ? 'upheld' : 'kept', to: others });
  if (decision !== 'kept')
    await tellOfReview(telling, { reviewId, what: decision === 'hidden' ? 'hidden' : 'shown', to: 'author', reason });
}

const presentReported = (row: ReportedRow, language: Language): ReportedReview => ({
  ...presentReview(row, language),
  providerName: row.provider_name,
  isHidden: row.hidden_at !== null,
  reports: row.reports ?? [],
  decided: row.decided,
});
