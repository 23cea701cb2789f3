import * as z from 'zod/mini';
import { call, provider } from '#shared/call.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { longest } from '#shared/text-rules.ts';
import { Review } from './contract.ts';

/** In characters. */
export const LONGEST_REPLY = 1000;
/** So long a reply can still be changed, once. */
export const EDIT_MS = 24 * HOUR_MS;

export const ReplyForm = z.object({
  words: z
    .string('errors.descriptionBlank')
    .check(z.trim(), z.minLength(1, 'errors.descriptionBlank'), longest(LONGEST_REPLY, 'errors.replyTooLong')),
});

/** A review as its provider reads it. */
export const ReceivedReview = z.object({
  ...Review.shape,
  providerId: z.uuid(),
  providerName: z.string(),
  /** Until when the reply can be changed; null when it cannot. */
  editableUntil: z.nullable(z.string()),
});
export type ReceivedReview = z.output<typeof ReceivedReview>;

export const receivedSelections = ['unanswered', 'all'] as const;

export const reviewReplies = {
  received: call({
    service: 'partner',
    method: 'GET',
    path: '/reviews/v1.0/received',
    access: provider('reviews'),
    summary: 'Reviews of one’s own providers, the newest first, and how many wait for a reply',
    query: z.object({
      show: z._default(z.enum(receivedSelections, 'errors.invalid_input'), 'unanswered'),
      page: PageNumber,
    }),
    reply: z.object({
      data: z.array(ReceivedReview),
      pagization: Pagization,
      counts: z.object({ unanswered: z.int(), all: z.int() }),
    }),
  }),
  reply: call({
    service: 'partner',
    method: 'PUT',
    path: '/reviews/v1.0/reply/:id',
    access: provider('reviews'),
    summary: 'Reply to a review, once; the reply can be changed once within a day',
    body: z.object({
      ...ReplyForm.shape,
      /** Of a reply that is there already; without it a colleague’s reply would be overwritten. */
      isChange: z._default(z.boolean('errors.invalid_input'), false),
    }),
    reply: z.object({ data: ReceivedReview }),
    failures: ['not_found', 'already_replied', 'reply_final', 'too_many_requests'],
  }),
} as const;
