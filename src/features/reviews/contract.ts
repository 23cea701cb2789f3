import * as z from 'zod/mini';
import { call, circle, publicly } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { careService } from '#shared/services.ts';

export const Stars = z
  .int('errors.starsUnselected')
  .check(z.gte(1, 'errors.starsUnselected'), z.lte(5, 'errors.starsUnselected'));
export const Review = z.object({
  _id: z.uuid(),
  author: z.string(),
  stars: z.int(),
  words: z.string(),
  /** The BCP 47 tag of its language, where that is known. */
  language: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Review = z.output<typeof Review>;

/** The selected review sort: `filtertype` of the specification. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

/** In characters. */
export const LONGEST_REVIEW = 2000;

export const ReviewForm = z.object({
  stars: Stars,
  words: z
    .string('errors.descriptionBlank')
    .check(z.trim(), z.minLength(1, 'errors.descriptionBlank'), z.maxLength(LONGEST_REVIEW, 'errors.reviewTooLong')),
});

export const reviews = {
  add: call({
    service: careService,
    method: 'POST',
    path: '/api/auth/v1.1/addReview',
    access: circle('bookings'),
    counted: 'review.written',
    summary: 'Review a provider after a completed booking, once',
    body: z.object({ bookingId: z.uuid('errors.invalid_input'), ...ReviewForm.shape }),
    status: 201,
    reply: z.object({ data: Review }),
    failures: ['not_found', 'conflict', 'already_reviewed'],
  }),
  list: call({
    service: careService,
    method: 'GET',
    path: '/reviews/v1.0/list/:id',
    access: publicly,
    summary: 'Reviews of a provider',
    query: z.object({
      filtertype: z._default(z.enum(reviewSorts, 'errors.invalid_input'), 'newest'),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(Review), pagization: Pagization }),
    failures: ['not_found'],
  }),
} as const;
