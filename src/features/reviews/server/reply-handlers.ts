import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { type Language, languages } from '#shared/languages.ts';
import { EDIT_MS, type ReceivedReview, type reviewReplies } from '../reply-contract.ts';
import { presentReview } from './present.ts';
import {
  changeReply,
  countReceived,
  insertReply,
  receivedReview,
  receivedReviews,
  type ReceivedRow,
} from './reply-store.ts';
import { tellOfReview } from './tell-review.ts';

export const reviewReplyHandlers: Handlers<typeof reviewReplies> = {
  async received({ query }, { db, user, now, language }) {
    const asked = { userId: user.id, providerId: placeOf(user) };
    const [rows, counts] = await Promise.all([receivedReviews(db, { ...query, ...asked }), countReceived(db, asked)]);
    return {
      data: rows.map((row) => presentReceived(row, { now, language })),
      pagization: { totalCount: counts[query.show] },
      counts,
    };
  },

  async reply({ params: { id }, body }, context) {
    const { user, limits, now, language } = context;
    await limits.take('replyAccount', user.id);
    const row = await context.db
      .transaction()
      .execute((db) => reply({ ...context, db, user }, { id, ...body, language }));
    return { data: presentReceived(row, { now, language }) };
  },
};

type ReplyContext = Pick<Context, 'db' | 'user' | 'publicUrl' | 'now'>;

/** The first time it replies, the second time it changes the reply. */
async function reply(
  { db, user, publicUrl, now }: ReplyContext,
  { id, words, isChange, language }: { id: string; words: string; isChange: boolean; language: Language },
): Promise<ReceivedRow> {
  const which = { userId: user.id, reviewId: id };
  const review = await receivedReview(db, which);
  if (!review) throw new Failure('not_found');
  const writing = { ...which, words, language: languages[language], now };
  if (!isChange && !(await insertReply(db, writing))) throw new Failure('already_replied');
  if (isChange && !(await changeReply(db, { ...writing, since: new Date(now.getTime() - EDIT_MS) })))
    throw new Failure('reply_final');
  await notePlaceEvent(db, { providerId: review.provider_id, actorId: user.id, what: 'replied', now });
  await tellOfReview({ db, publicUrl, now }, { reviewId: id, what: isChange ? 'changed' : 'replied', to: 'author' });
  return (await receivedReview(db, which)) ?? review;
}

function presentReceived(row: ReceivedRow, { now, language }: { now: Date; language: Language }): ReceivedReview {
  const until = row.replied_at && row.edited_at === null ? new Date(row.replied_at.getTime() + EDIT_MS) : null;
  return {
    ...presentReview(row, language),
    providerId: row.provider_id,
    providerName: row.provider_name,
    editableUntil: until && until > now ? until.toISOString() : null,
  };
}
