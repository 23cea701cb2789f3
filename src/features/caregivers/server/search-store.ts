import { sql } from 'kysely';
import { commonRanks, commonTests, type FilterTests, type Ranks } from '#features/search/server/filter-tests-store.ts';
import type { Condition, ShownColumns } from '#features/search/server/neighbours-store.ts';
import type { CaregiverFacts } from '../caregiver.ts';
import { type CaregiverFilter, caregiverSearch } from '../filters.ts';
import type { CaregiverSearch } from '../search.ts';
import { CARE_VISIT } from '../visit.ts';
import { facts } from './caregiver-store.ts';

const tests: FilterTests<CaregiverSearch, CaregiverFilter> = {
  ...commonTests,
  help: { each: sql<string[]>`near.offers` },
  day: (
    day,
  ) => sql<boolean>`(near.is_verified and exists (select from weekly_hours cross join jsonb_array_elements(weekly_hours.ranges) as range
    where weekly_hours.provider_id = near.id and weekly_hours.service = ${CARE_VISIT}
      and (range ->> 'weekday')::int = ${day}::int))`,
  gender: (gender) => sql<boolean>`exists (select from caregivers
    where caregivers.provider_id = near.id and caregivers.gender = ${gender})`,
};

const ranks: Ranks<CaregiverSearch> = {
  ...commonRanks,
  // whoever is not checked has no times
  soonest: sql`case when near.is_verified then coalesce((select next_slots.starts_at from next_slots
    where next_slots.provider_id = near.id and next_slots.service = ${CARE_VISIT}), 'infinity') end`,
};

/** Whoever comes so far; of the checked those who have said a price and when they come. */
const among: Condition = sql<boolean>`exists (select from caregivers
  where caregivers.provider_id = near.id and near.miles <= caregivers.radius_miles and (not near.is_verified or (
    near.price_cents is not null and exists (select from weekly_hours
      where weekly_hours.provider_id = near.id and weekly_hours.service = ${CARE_VISIT}))))`;

/** The search of caregivers around a place. */
export const searched = { rules: caregiverSearch, kinds: ['caregiver'], tests, ranks, among };

export const shownCaregiver = (now: Date): ShownColumns<CaregiverFacts> => ({
  row: facts(now),
  join: sql`join caregivers on caregivers.provider_id = providers.id`,
});
