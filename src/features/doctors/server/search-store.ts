import { type RawBuilder, sql } from 'kysely';
import { areNextSlotsOld } from '#features/availability/server/next-slots-store.ts';
import { takenOf } from '#features/providers/server/plans-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { commonRanks, type Ranks } from '#features/search/server/filter-tests-store.ts';
import { type Condition, countsByFilter, failedBits } from '#features/search/server/neighbours-store.ts';
import type { Db } from '#server/db/db.ts';
import { APPOINTMENT, type DoctorFacts } from '../doctor.ts';
import type { Meaning } from '../meaning.ts';
import type { DoctorSearch } from '../search.ts';
import { facts } from './doctor-store.ts';
import { countedChoices, passesSearch } from './filter-tests-store.ts';

/** A doctor in a list; `isFree`: there is a slot that can be taken. */
export type ListedDoctor = { facts: DoctorFacts; takes: string[]; isFree: boolean };

type Asked = { search: DoctorSearch; meaning: Meaning | undefined; now: Date };
type Page = { limit: number; offset: number; most: number };

type Found = { total: number; isOld: boolean; rows: { facts: DoctorFacts; takes: string[]; isFree: boolean }[] | null };

/** A page of those who pass, how many pass up to `most` and one, and whether slots have changed since the order was noted: one statement. */
export async function pageOfDoctors(db: Db, asked: Asked, page: Page) {
  const [found] = (await pageQuery(asked, page).execute(db)).rows;
  return { total: found?.total ?? 0, isOld: found?.isOld ?? false, rows: found?.rows ?? [] };
}

/** The statement of a page, for measurements too. */
export function pageQuery({ search, meaning, now }: Asked, { limit, offset, most }: Page): RawBuilder<Found> {
  return sql<Found>`
    with found as materialized (
      select near.id, ${ranks[search.sort]} as rank, near.next_free from ${listedDoctors(now)}
      where ${meant(meaning)} and ${passesSearch(search, now)}
      order by rank, near.next_free, near.id limit ${most + 1}
    ), page as (
      select found.*, row_number() over (order by found.rank, found.next_free, found.id) as place
      from found order by place limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total, ${areNextSlotsOld(now)} as "isOld",
      (select json_agg(json_build_object(
          'facts', ${facts(now)}, 'takes', ${takenOf(search.plan)}, 'isFree', page.next_free < 'infinity'
        ) order by page.place)
        from page join providers on providers.id = page.id join doctors on doctors.provider_id = page.id) as rows`;
}

const { price, rating } = commonRanks;
const ranks: Ranks<DoctorSearch> = { soonest: sql`near.next_free`, rating, price, name: sql`near.name_key` };

/**
 * Every doctor as a row `near`, of those who are checked whoever has said hours and a price; a slot that has passed has not been followed by its next one yet, so that its
 * doctor comes back in a moment.
 */
const listedDoctors = (now: Date) => sql`(
  select providers.id, providers.time_zone, providers.price_cents, providers.rating, providers.review_count,
    providers.languages, ${isVerified(now)} as is_verified, doctors.specialties, doctors.gender, doctors.video_cents,
    doctors.chat_cents, doctors.name_key, next_slots.starts_at as next_free
  from next_slots join providers on providers.id = next_slots.provider_id
  join doctors on doctors.provider_id = next_slots.provider_id
  where next_slots.service = ${sql.lit(APPOINTMENT)} and next_slots.look_at > ${now}
    and (next_slots.starts_at < 'infinity' or not ${isVerified(now)} or ${hasHours})
    and (coalesce(doctors.video_cents, doctors.chat_cents) is not null or not ${isVerified(now)})
) as near`;

const hasHours = sql<boolean>`exists (select from weekly_hours
  where weekly_hours.provider_id = next_slots.provider_id and weekly_hours.service = ${sql.lit(APPOINTMENT)})`;

const meant = (meaning: Meaning | undefined): Condition =>
  meaning
    ? sql<boolean>`(near.specialties && ${meaning.specialties}::text[] or near.id = any(${meaning.ids}::uuid[]))`
    : sql<boolean>`true`;

type Counts = { counts: Record<string, Record<string, number> | null>; withoutFilters: number };

/** How many each choice of the filters would leave, of the `most` who are free soonest among those whom the words mean. */
export async function countDoctors(db: Db, { search, meaning, now }: Asked, most: number): Promise<Counts> {
  const filters = countedChoices(search, now);
  const { rows } = await sql<Counts>`
    with near as materialized (
      select near.*, ${failedBits(filters)} as failed from ${listedDoctors(now)} where ${meant(meaning)}
      order by near.next_free, near.id limit ${most}
    )
    select ${countsByFilter(filters)} as counts, count(*) as "withoutFilters" from near`.execute(db);
  return rows[0] ?? { counts: {}, withoutFilters: 0 };
}
