import { sql } from 'kysely';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { plansNear, takesPlan } from '#features/providers/server/plans-store.ts';
import { commonRanks, commonTests, type FilterTests, type Ranks } from '#features/search/server/filter-tests-store.ts';
import type { Condition, ShownColumns } from '#features/search/server/neighbours-store.ts';
import type { AgencyFacts } from '../agency.ts';
import { type AgencyFilter, agencySearch } from '../filters.ts';
import type { AgencySearch } from '../search.ts';
import { facts } from './agency-store.ts';

const ofAgency = (condition: Condition) => sql<boolean>`exists (select from home_health_agencies
  where home_health_agencies.provider_id = near.id and ${condition})`;

const tests: FilterTests<AgencySearch, AgencyFilter> = {
  language: commonTests.language,
  need: { each: sql<string[]>`near.offers` },
  program: (program) =>
    ofAgency(
      program === 'medicare'
        ? sql<boolean>`home_health_agencies.takes_medicare`
        : sql<boolean>`home_health_agencies.takes_medicaid`,
    ),
  plan: { each: plansNear, asks: takesPlan },
  stars: (least) => ofAgency(sql<boolean>`home_health_agencies.quality_stars >= ${least}`),
};

const ranks: Ranks<AgencySearch> = {
  distance: commonRanks.distance,
  quality: sql`(select -coalesce(home_health_agencies.quality_stars, 0) from home_health_agencies
    where home_health_agencies.provider_id = near.id)`,
};

/** The search of agencies around a place: whoever comes so far, or to that ZIP code. */
export const searchedFrom = (zip: string | undefined) => ({
  rules: agencySearch,
  kinds: [HOME_HEALTH],
  tests,
  ranks,
  among: ofAgency(
    sql<boolean>`(near.miles <= home_health_agencies.radius_miles or ${zip ?? ''} = any(home_health_agencies.zips))`,
  ),
});

export const shownAgency = (now: Date): ShownColumns<AgencyFacts> => ({
  row: facts(now),
  join: sql`join home_health_agencies on home_health_agencies.provider_id = providers.id`,
});
