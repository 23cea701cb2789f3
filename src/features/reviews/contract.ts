import * as z from 'zod/mini';
import { call, circle, publicly, self } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { careService } from '#shared/services.ts';
import { longest } from '#shared/text-rules.ts';

export const Stars = z
  .int('errors.starsUnselected')
  .check(z.gte(1, 'errors.starsUnselected'), z.lte(5, 'errors.starsUnselected'));
/** What the provider says to it, once. */
export const Reply = z.object({
  words: z.string(),
  language: z.nullable(z.string()),
  createdAt: z.string(),
  isEdited: z.boolean(),
});
export const Review = z.object({
  _id: z.uuid(),
  author: z.string(),
  stars: z.int(),
  words: z.string(),
  /** The BCP 47 tag of its language, where that is known. */
  language: z.nullable(z.string()),
  createdAt: z.string(),
  /** The month of what was booked (`2026-05`): by it the review is checked. Null for what nobody booked here. */
  visitedIn: z.nullable(z.string()),
  reply: z.nullable(Reply),
});
export type Review = z.output<typeof Review>;

/** The selected review sort: the first kind of `filtertype` of the specification. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
/** Its second kind shows some of them only, the newest first: those with a reply, or with so many stars. */
export const reviewSelections = ['replied', '5', '4', '3', '2', '1'] as const;
export const reviewFilters = [...reviewSorts, ...reviewSelections] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Why a review breaks our rules; the words are `reviews.reason.<name>`. */
export const reportReasons = ['untrue', 'offensive', 'private', 'advertising', 'other'] as const;
export const ReportReason = z.enum(reportReasons, 'errors.reportReasonUnselected');

/** In characters. */
export const LONGEST_REPORT = 500;
export const ReportForm = z.object({
  reason: ReportReason,
  words: z._default(
    z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_REPORT, 'errors.reportTooLong')),
    '',
  ),
});

/** In characters. */
export const LONGEST_REVIEW = 2000;

export const ReviewForm = z.object({
  stars: Stars,
  words: z
    .string('errors.descriptionBlank')
    .check(z.trim(), z.minLength(1, 'errors.descriptionBlank'), longest(LONGEST_REVIEW, 'errors.reviewTooLong')),
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
      filtertype: z._default(z.enum(reviewFilters, 'errors.invalid_input'), 'newest'),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(Review), pagization: Pagization }),
    failures: ['not_found'],
  }),
  report: call({
    service: careService,
    method: 'POST',
    path: '/reviews/v1.0/report/:id',
    access: self(),
    summary: 'Report a review that breaks our rules, once; staff decide',
    body: ReportForm,
    status: 201,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'conflict', 'already_reported', 'too_many_requests'],
  }),
} as const;
