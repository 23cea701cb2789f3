import { sql } from 'kysely';
import type { PlanState } from '../../plan.ts';

export type PackedPlan = {
  state: PlanState;
  tries: number;
  checked_at: string | null;
  choose_by: string | null;
  remind_at: string;
  version: number;
};

/** What is asked of a plan for a booking, as one JSON text. */
export const packedPlan = sql<PackedPlan | null>`(
  select json_build_object('state', asked.state, 'tries', asked.tries, 'checked_at', asked.checked_at,
    'choose_by', asked.choose_by, 'remind_at', asked.remind_at, 'version', asked.version)
  from booking_plans as asked where asked.booking_id = bookings.id)`;

/** Until when the family chooses another way to pay, since its plan does not; null where it need not. */
export const otherWayBy = sql<Date | null>`(
  select asked.choose_by from booking_plans as asked
  where asked.booking_id = bookings.id and asked.state = 'refused' and bookings.status <> 'cancelled')`;

/** The plans that a provider says it takes; null where it takes none. */
export const plansTaken = sql<string[] | null>`(
  select json_agg(taken.name order by taken.position) from provider_plans as taken
  where taken.provider_id = bookings.provider_id)`;
