import { type Due, sumsOf } from '../../dues.ts';
import { MOST_PLAN_TRIES, type Plan } from '../../plan.ts';
import type { PackedPlan } from './packed-plan-store.ts';

type Row = { packed_plan: PackedPlan | null; dues: readonly Due[]; total_cents: number };

/** How paying by insurance stands; null where nobody asked for it, or another way has taken its place. */
export function presentPlan({ packed_plan: plan, dues, total_cents: totalCents }: Row, now: Date): Plan | null {
  if (plan === null || plan.state === 'replaced') return null;
  return {
    state: plan.state,
    planCents: sumsOf(dues, totalCents, now).planCents,
    checkedAt: plan.checked_at && new Date(plan.checked_at).toISOString(),
    chooseBy: plan.choose_by && new Date(plan.choose_by).toISOString(),
    isOverdue: plan.state === 'asked' && new Date(plan.remind_at) <= now,
    canTryAgain: plan.state === 'refused' && plan.tries < MOST_PLAN_TRIES,
    version: plan.version,
  };
}
