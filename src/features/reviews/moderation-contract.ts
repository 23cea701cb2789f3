import * as z from 'zod/mini';
import { call, staff } from '#shared/call.ts';
import { PageNumber, Pagization } from '#shared/paging.ts';
import { ReportReason, Review } from './contract.ts';

export const decisions = ['kept', 'hidden', 'restored'] as const;
export type Decision = (typeof decisions)[number];

export const ReportedReview = z.object({
  ...Review.shape,
  providerName: z.string(),
  isHidden: z.boolean(),
  /** What readers say of it and nobody has decided yet, the oldest first. */
  reports: z.array(
    z.object({ reason: ReportReason, words: z.string(), createdAt: z.string(), isByProvider: z.boolean() }),
  ),
  /** The last decision. */
  decided: z.nullable(z.object({ decision: z.enum(decisions), reason: z.nullable(z.string()), at: z.string() })),
});
export type ReportedReview = z.output<typeof ReportedReview>;

export const DecisionForm = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('kept') }),
  z.object({ decision: z.literal('hidden'), reason: ReportReason }),
  z.object({ decision: z.literal('restored') }),
]);
export type DecisionForm = z.output<typeof DecisionForm>;

export const reviewDesk = {
  reported: call({
    service: 'partner',
    method: 'GET',
    path: '/staff/v1.0/reviews',
    access: staff,
    summary: 'Reviews that readers have reported, those that have waited longest first, or those decided last',
    query: z.object({
      show: z._default(z.enum(['waiting', 'decided'], 'errors.invalid_input'), 'waiting'),
      page: PageNumber,
    }),
    reply: z.object({ data: z.array(ReportedReview), pagization: Pagization }),
  }),
  decide: call({
    service: 'partner',
    method: 'PUT',
    path: '/staff/v1.0/reviews/:id',
    access: staff,
    summary: 'Keep a reported review, hide it for a reason, or show it again',
    body: DecisionForm,
    reply: z.object({ data: z.object({ _id: z.uuid() }) }),
    failures: ['not_found', 'already_decided'],
  }),
} as const;
