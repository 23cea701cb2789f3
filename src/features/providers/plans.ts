import * as z from 'zod/mini';
import { linesOf } from '#shared/lines.ts';

/** So many insurance plans a provider may name. */
export const MOST_PLANS = 20;
/** In characters, of one name. */
export const LONGEST_PLAN = 80;

/** The letters and digits of a plan's name: the same for every way to write it. */
export const planKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A plan's name as lists and addresses carry it, where a comma stands between names. */
export const listedPlan = (name: string): string => name.replaceAll(/[,\s]+/g, ' ').trim();

/** The insurance plans that a provider takes; none where it takes no insurance. */
export const PlansTaken = z
  .array(
    z.string().check(
      z.trim(),
      z.maxLength(LONGEST_PLAN, 'errors.plansImproper'),
      z.refine((name) => planKey(name) !== '', 'errors.plansImproper'),
    ),
  )
  .check(z.maxLength(MOST_PLANS, 'errors.plansImproper'));

/** The same as it is typed, one to a line; what stands there twice is meant once. */
export const TypedPlans = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => {
      const lines = linesOf(text).toReversed();
      return [...new Map(lines.map((line) => [planKey(line) || line, line])).values()].toReversed();
    }),
  ),
  PlansTaken,
);

/** Whether one of these is the plan of a card, by its name. */
export const namesPlan = (taken: readonly string[], plan: string): boolean =>
  taken.some((name) => planKey(name) === planKey(plan));
