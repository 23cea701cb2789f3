import { type RawBuilder, sql } from 'kysely';
import {
  commonTests,
  countedFilters,
  type FilterTests,
  licensedIn,
  passesAll,
  type Tests,
} from '#features/search/server/filter-tests-store.ts';
import type { Condition, CountedFilter } from '#features/search/server/neighbours-store.ts';
import { plansNear, takesPlan } from '#features/providers/server/plans-store.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import type { Mode } from '../appointment-price.ts';
import { type DoctorFilter, doctorSearch } from '../filters.ts';
import type { DoctorSearch } from '../search.ts';

/** What the filters ask of a doctor: a row `near` of `listedDoctors`. */
const testsFor = (search: DoctorSearch, now: Date): FilterTests<DoctorSearch, DoctorFilter> => ({
  ...commonTests,
  // what a visit costs in the way that was chosen
  max: (dollars) => sql<boolean>`(near.is_verified and ${costOf(search.mode)} <= ${dollars * 100})`,
  mode: (mode) => sql<boolean>`(near.is_verified and ${costOf(mode)} is not null)`,
  specialty: (specialty) => sql<boolean>`${specialty} = any(near.specialties)`,
  gender: (gender) => sql<boolean>`near.gender = ${gender}`,
  when: (want) => sql<boolean>`near.next_free < ${endOf(want, search.zone, now)}`,
  plan: { each: plansNear, asks: takesPlan },
  state: licensedIn,
});

// each test takes the choices of its own filter
const askedOf = (search: DoctorSearch, now: Date) => ({
  rules: doctorSearch,
  tests: testsFor(search, now) as unknown as Tests,
  search,
});

/** Who fits all filters of a search. */
export const passesSearch = (search: DoctorSearch, now: Date): Condition => passesAll(askedOf(search, now));

/** The filters with what each of their choices would leave. Another way of being seen has another price, so its choices ask the price too. */
export function countedChoices(search: DoctorSearch, now: Date): CountedFilter[] {
  const counted = countedFilters(askedOf(search, now));
  const price = counted.find(({ key }) => key === 'max');
  if (search.max === undefined || !price) return counted;
  const most = search.max * 100;
  return counted.map((filter) => {
    if (filter.key !== 'mode' || !('asks' in filter.choices)) return filter;
    const asks = filter.choices.asks.map(
      ([mode, asked]) => [mode, sql<boolean>`(${asked} and ${costOf(mode as Mode)} <= ${most})`] as const,
    );
    return { ...filter, choices: { asks }, answersFor: price.bit };
  });
}

const costs = { video: sql<number>`near.video_cents`, chat: sql<number>`near.chat_cents` };
const costOf = (mode: Mode | undefined): RawBuilder<number> => (mode ? costs[mode] : sql<number>`near.price_cents`);

const DAYS = { today: 1, week: 7 };

/** When today, or the seventh day from today, is over: for the reader where their zone is known, otherwise for each doctor. */
function endOf(want: keyof typeof DAYS, zone: string | undefined, now: Date): RawBuilder<Date> {
  if (zone) return sql<Date>`${instantOf(addDays(dayIn(zone, now), DAYS[want]), '00:00', zone)}::timestamptz`;
  const midnight = sql`date_trunc('day', ${now}::timestamptz at time zone near.time_zone)`;
  return sql<Date>`(${midnight} + make_interval(days => ${DAYS[want]})) at time zone near.time_zone`;
}
