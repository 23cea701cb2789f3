import * as z from 'zod/mini';

/** The kind of notifications about reviews; its subject is the review. */
export const REVIEW_NOTICE = 'review';

/** To the provider: `written`. To the other one who could have written it: `shared`. To the author: `replied`, `changed` (the reply), `hidden`, `shown`. To who reported: `upheld`, `kept`. */
export const reviewNotices = ['written', 'shared', 'replied', 'changed', 'hidden', 'shown', 'upheld', 'kept'] as const;
export type ReviewNotice = (typeof reviewNotices)[number];

/** What the bell says: of whom the review is, and why it was hidden. */
export const ReviewNoticeFacts = z.object({
  what: z.enum(reviewNotices),
  providerId: z.string(),
  providerName: z.string(),
  stars: z.int(),
  /** Who wrote it, to those who know them. */
  author: z.optional(z.string()),
  reason: z.nullable(z.string()),
  /** Of the booking behind it. */
  bookingKind: z.nullable(z.string()),
});
export type ReviewNoticeFacts = z.output<typeof ReviewNoticeFacts>;
