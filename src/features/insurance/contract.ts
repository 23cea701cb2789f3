import * as z from 'zod/mini';
import { LONGEST_PLAN } from '#features/providers/plans.ts';
import { call, circle, provider, publicly, self } from '#shared/call.ts';
import { CardHolder, InsuranceCard, InsuranceCardForm, ShownCard } from './card.ts';
import { TakenPlan } from './plan.ts';

const one = z.object({ data: InsuranceCard });
const Version = z.int('errors.invalid_input');

/** Insurance cards: of oneself, of those one looks after, and of relatives who let one see their records and pay. */
export const insurance = {
  plansTaken: call({
    service: 'common',
    method: 'GET',
    path: '/insurance/v1.0/plans',
    access: publicly,
    summary:
      'The insurance plans that verified providers say they take, those of most of them first; with `q` those of that name',
    query: z.object({
      q: z._default(z.string('errors.invalid_input').check(z.maxLength(LONGEST_PLAN, 'errors.invalid_input')), ''),
    }),
    reply: z.object({ data: z.array(TakenPlan) }),
  }),
  list: call({
    service: 'common',
    method: 'GET',
    path: '/insurance/v1.0/cards',
    access: self(),
    summary: 'Everybody whose insurance cards I may see and use, with their cards, the primary one first',
    query: z.object({
      /** A person’s id, to have theirs alone. */
      for: z.optional(z.uuid('errors.invalid_input')),
    }),
    reply: z.object({ data: z.array(CardHolder) }),
  }),
  add: call({
    service: 'common',
    method: 'POST',
    path: '/insurance/v1.0/cards',
    access: circle('records'),
    counted: 'insurance.added',
    summary: 'Add an insurance card of mine, or of somebody whose records I may see and for whom I may pay',
    body: z.object({
      /** A person’s id; left out for oneself. */
      familyMemberId: z.nullish(z.uuid('errors.invalid_input')),
      ...InsuranceCardForm.shape,
    }),
    status: 201,
    reply: one,
    failures: ['not_found', 'insurance_full', 'too_many_requests'],
  }),
  change: call({
    service: 'common',
    method: 'PUT',
    path: '/insurance/v1.0/cards/:id',
    access: circle('records'),
    summary: 'Change what a card says, or its pictures; refused when it was changed after this version',
    body: z.object({ version: Version, ...InsuranceCardForm.shape }),
    reply: one,
    failures: ['not_found', 'conflict', 'insurance_needed', 'too_many_requests'],
  }),
  prefer: call({
    service: 'common',
    method: 'POST',
    path: '/insurance/v1.0/cards/:id/prefer',
    access: circle('records'),
    summary: 'Make a card the primary one of its person',
    reply: one,
    failures: ['not_found', 'too_many_requests'],
  }),
  remove: call({
    service: 'common',
    method: 'POST',
    path: '/insurance/v1.0/cards/:id/remove',
    access: circle('records'),
    summary: 'Take a card away; for a day it can be had back. A repetition changes nothing',
    reply: z.object({ message: z.string() }),
    failures: ['not_found', 'insurance_needed', 'too_many_requests'],
  }),
  shown: call({
    service: 'partner',
    method: 'GET',
    path: '/insurance/v1.0/booking/:id',
    access: provider('answers'),
    summary:
      'The card by which a booking is to be paid, from its request until 72 hours after its end; each look is in the trail',
    reply: z.object({ data: ShownCard }),
    failures: ['not_found'],
  }),
  restore: call({
    service: 'common',
    method: 'POST',
    path: '/insurance/v1.0/cards/:id/restore',
    access: circle('records'),
    summary: 'Have back a card that was taken away less than a day ago. A repetition changes nothing',
    reply: one,
    failures: ['not_found', 'insurance_full', 'too_many_requests'],
  }),
} as const;
