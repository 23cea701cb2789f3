import * as z from 'zod/mini';
import { HOUR_MS } from '#shared/durations.ts';

/** What has become of a plan that is asked to pay: it waits to be checked; it pays all, or a part; it does not pay; another way was chosen. */
export const planStates = ['asked', 'covered', 'part', 'refused', 'replaced'] as const;
export type PlanState = (typeof planStates)[number];

/** So long a family has to choose another way to pay once its plan does not pay, but not past the beginning. */
export const CHOOSE_HOURS = 48;
/** So many cards can be tried for one booking, one after the other. */
export const MOST_PLAN_TRIES = 3;
/** So many bookings of one account wait for their plan to be checked at a time. */
export const MOST_UNCHECKED_PLANS = 3;
/** So long before it is too late to choose another way to pay the family is reminded, or when half of the time is left. */
export const CHOOSE_SOON_HOURS = 24;
/** So long before the beginning the provider is reminded of a plan that it has not checked. */
const REMIND_HOURS = 48;

/** How paying by insurance stands. Which plan it is, is said elsewhere, to those who may see the card. */
export const Plan = z.object({
  state: z.enum(planStates),
  /** What the plan is asked to pay or pays, in cents. */
  planCents: z.int(),
  checkedAt: z.nullable(z.string()),
  /** Until when another way to pay is chosen; null unless the plan does not pay. */
  chooseBy: z.nullable(z.string()),
  /** The provider has been reminded to check it, and has not yet. */
  isOverdue: z.boolean(),
  /** Another card can be tried. */
  canTryAgain: z.boolean(),
  version: z.int(),
});
export type Plan = z.output<typeof Plan>;

/** When the provider is reminded of a plan that was chosen at `askedAt`: two days ahead, or when half of the time is over. */
export const remindAt = (askedAt: Date, startsAt: Date): Date => {
  const half = askedAt.getTime() + Math.max(0, startsAt.getTime() - askedAt.getTime()) / 2;
  return new Date(Math.max(half, startsAt.getTime() - REMIND_HOURS * HOUR_MS));
};

/** Until when a family chooses another way to pay that hears at `now` that its plan does not pay. */
export const chooseBy = (now: Date, startsAt: Date): Date =>
  new Date(Math.min(now.getTime() + CHOOSE_HOURS * HOUR_MS, startsAt.getTime()));

/** What a provider found out. `owedCents`: what the family pays directly, of a plan that pays a part. */
export const PlanAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('covered'), version: z.int('errors.invalid_input') }),
  z.object({
    answer: z.literal('part'),
    version: z.int('errors.invalid_input'),
    owedCents: z.int('errors.owedImproper').check(z.gte(1, 'errors.owedImproper')),
  }),
  z.object({ answer: z.literal('refused'), version: z.int('errors.invalid_input') }),
]);
export type PlanAnswer = z.output<typeof PlanAnswer>;
