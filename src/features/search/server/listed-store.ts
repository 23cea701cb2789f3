import { type RawBuilder, sql } from 'kysely';
import { areNextSlotsOld } from '#features/availability/server/next-slots-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { MOST_COUNTED } from '../search-limits.ts';
import {
  type Condition,
  type CountedFilter,
  countsByFilter,
  failedBits,
  type ShownColumns,
} from './neighbours-store.ts';

/** Whoever sells times of a service, wherever they are: what the service joins to `providers`, and which of its columns filters ask. */
export type ListedService = {
  service: string;
  join: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Whom of the checked it lists; the others stand there as registers have them. */
  isOffered: Condition;
};

/** `among`: whom of a service a search means, as a condition on `near`. */
export type Listing = { from: ListedService; among: Condition; now: Date };
export type ListedPage<Row> = Listing & {
  passes: Condition;
  rank: RawBuilder<unknown>;
  limit: number;
  offset: number;
  /** So many are counted, and one. */
  most: number;
  shown: ShownColumns<Row>;
};

/** What a list shows of a provider, and when their next slots begin. */
export type ListedRow<Row> = { row: Row; nextTimes: string[] };

type ListResult<Row> = { total: number; isOld: boolean; rows: ListedRow<Row>[] | null };

/** A page of those who pass, among equals whoever is free first, how many pass, and whether slots have changed since the order was noted: one statement. */
export async function pageOfListed<Row>(db: Db, page: ListedPage<Row>) {
  const [found] = (await listedQuery(page).execute(db)).rows;
  return { total: found?.total ?? 0, isOld: found?.isOld ?? false, rows: found?.rows ?? [] };
}

/** The statement of a page, for measurements too. */
export function listedQuery<Row>(page: ListedPage<Row>): RawBuilder<ListResult<Row>> {
  const { among, passes, rank, limit, offset, most, shown, now } = page;
  return sql<ListResult<Row>>`
    with found as materialized (
      select near.id, ${rank} as rank, near.next_free, near.next_times from ${listed(page)}
      where ${among} and ${passes} order by rank, near.next_free, near.id limit ${knownTo(most + 1)}
    ), page as (
      select found.*, row_number() over (order by found.rank, found.next_free, found.id) as place
      from found order by place limit ${limit} offset ${offset}
    )
    select (select count(*) from found) as total, ${areNextSlotsOld(now)} as "isOld",
      (select json_agg(json_build_object('row', ${shown.row}, 'nextTimes', page.next_times) order by page.place)
        from page join providers on providers.id = page.id ${shown.join}) as rows`;
}

/** Of a limit that a plan does not know a tenth of all rows would be expected, and none be read in their order: what first pages ask is told. */
const knownTo = (limit: number) => (limit <= MOST_COUNTED + 1 ? sql.lit(limit) : sql`${limit}`);

type Counts = { counts: Record<string, Record<string, number> | null>; withoutFilters: number };

/** How many each choice of the filters would leave, of the `most` who are free first. */
export async function countListed(
  db: Db,
  listing: Listing,
  { filters, most }: { filters: readonly CountedFilter[]; most: number },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    with near as materialized (
      select near.*, ${failedBits(filters)} as failed from ${listed(listing)} where ${listing.among}
      order by near.next_free, near.id limit ${sql.lit(most)}
    )
    select ${countsByFilter(filters)} as counts, count(*) as "withoutFilters" from near`.execute(db);
  return rows[0] ?? { counts: {}, withoutFilters: 0 };
}

/**
 * Rows named `near`, of the checked whoever has said hours. A slot that has passed has not been followed by its next one yet, so that
 * its provider comes back in a moment.
 */
const listed = ({ from: { service, join, columns, isOffered }, now }: Listing) => sql`(
  select providers.id, providers.kind, providers.time_zone, providers.price_cents, providers.rating,
    providers.review_count, providers.languages, providers.name_key, ${isVerified(now)} as is_verified,
    next_slots.starts_at as next_free, next_slots.next_times, ${columns}
  from next_slots join providers on providers.id = next_slots.provider_id ${join}
  where next_slots.service = ${sql.lit(service)} and next_slots.look_at > ${now}
    and (not ${isVerified(now)} or ((next_slots.starts_at < 'infinity' or ${hasHours}) and ${isOffered}))
) as near`;

const hasHours = sql<boolean>`exists (select from weekly_hours
  where weekly_hours.provider_id = next_slots.provider_id and weekly_hours.service = next_slots.service)`;
