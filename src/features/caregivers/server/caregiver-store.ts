import type { Gender } from '#features/providers/genders.ts';
import { sql } from 'kysely';
import { hoursOf } from '#features/availability/server/availability-store.ts';
import { listService } from '#features/availability/server/next-slots-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { hostId, isHosted } from '#features/providers/server/host-store.ts';
import {
  bookable,
  type BookableProvider,
  bookableProviderOf,
  insertProviders,
  type NewProvider,
} from '#features/providers/server/provider-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import type { CaregiverFacts } from '../caregiver.ts';
import { CARE_VISIT } from '../visit.ts';

/** A caregiver as they are registered; what is left out they have not said yet. */
export type NewCaregiver = NewProvider & {
  gender?: Gender | null;
  since?: number | null;
  minHours?: number;
  maxHours?: number;
  radiusMiles?: number;
  training?: string[];
};

/** Writes any number of caregivers; those whose id is known already stay as they are. Their hours are the caller's. */
export async function insertCaregivers(db: Db, caregivers: readonly NewCaregiver[]): Promise<void> {
  await insertProviders(db, caregivers);
  await insertRecords(db, 'caregivers', caregivers.map(rowOf));
  await listService(
    db,
    CARE_VISIT,
    caregivers.map(({ id }) => id),
  );
}

const rowOf = (one: NewCaregiver) => ({
  provider_id: one.id,
  gender: one.gender ?? null,
  since: one.since ?? null,
  min_hours: one.minHours ?? 2,
  max_hours: one.maxHours ?? 8,
  radius_miles: one.radiusMiles ?? 10,
  training: one.training ?? [],
});

/** What everybody may read of a caregiver at an instant, in the words of the contract: of `providers` and `caregivers`. */
export const facts = (now: Date) => sql<CaregiverFacts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'isVerified', ${isVerified(now)}, 'services', providers.offers,
  'gender', caregivers.gender, 'languages', providers.languages, 'city', providers.city, 'state', providers.state,
  'timeZone', providers.time_zone, 'latitude', round(providers.latitude::numeric, 2),
  'longitude', round(providers.longitude::numeric, 2), 'rating', providers.rating,
  'reviewCount', providers.review_count,
  'experienceYears', case when caregivers.since is not null then
    greatest(0, extract(year from ${now}::timestamptz at time zone providers.time_zone)::int - caregivers.since) end,
  'hourCents', case when ${isVerified(now)} then providers.price_cents end,
  'minHours', caregivers.min_hours, 'maxHours', caregivers.max_hours, 'radiusMiles', caregivers.radius_miles,
  'art', providers.picture -> 'traits', 'photo', providers.picture -> 'photo'
)`;

const all = (db: Db) => db.selectFrom('providers').innerJoin('caregivers', 'caregivers.provider_id', 'providers.id');

/** Everything that the page of a caregiver shows, with the first of those who answer for them, and when they come. */
export const caregiverById = (db: Db, { id, now }: { id: string; now: Date }) =>
  all(db)
    .leftJoin('weekly_hours', (join) =>
      join.onRef('weekly_hours.provider_id', '=', 'providers.id').on('weekly_hours.service', '=', CARE_VISIT),
    )
    .select(facts(now).as('facts'))
    .select([
      'providers.about',
      'providers.photos',
      'providers.latitude',
      'providers.longitude',
      'caregivers.training',
      'weekly_hours.ranges',
    ])
    .select(hostId)
    .where('providers.id', '=', id)
    .executeTakeFirst();

export type CaregiverPage = NonNullable<Awaited<ReturnType<typeof caregiverById>>>;

/** Named caregivers, where they live, and whether somebody answers for them. */
export const caregiversAmong = (db: Db, ids: readonly string[], now: Date) =>
  all(db)
    .select(facts(now).as('facts'))
    .select(['providers.latitude', 'providers.longitude'])
    .select(isHosted.as('isHosted'))
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.id')
    .execute();

/** How many of those whom a search finds and one may book help with each thing, and from what price. */
export const servicesOffered = (db: Db, now: Date) =>
  all(db)
    .select(sql<CaregiverFacts['services'][number]>`unnest(providers.offers)`.as('service'))
    .select((is) => [is.fn.countAll<number>().as('caregivers'), is.fn.min('providers.price_cents').as('from_cents')])
    .where(isVerified(now))
    .where('providers.price_cents', 'is not', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('weekly_hours')
          .select('weekly_hours.service')
          .whereRef('weekly_hours.provider_id', '=', 'providers.id')
          .where('weekly_hours.service', '=', CARE_VISIT),
      ),
    )
    .groupBy('service')
    .orderBy('caregivers', 'desc')
    .orderBy('service')
    .limit(100)
    .execute();

/** A caregiver as a booking freezes them. */
export type BookableCaregiver = BookableProvider & {
  hourCents: number;
  minHours: number;
  maxHours: number;
  radiusMiles: number;
  weeklyHours: WeeklyHours;
  /** What they help with, as `careServices` names it. */
  helpsWith: readonly string[];
};

/** A verified caregiver with somebody who answers, a price and hours; locked for share until the caller's transaction ends. */
export async function bookableCaregiver(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<BookableCaregiver | undefined> {
  const row = await bookable(db, { id, now })
    .innerJoin('caregivers', 'caregivers.provider_id', 'providers.id')
    .innerJoin('weekly_hours', 'weekly_hours.provider_id', 'providers.id')
    .select('providers.offers')
    .select(['caregivers.min_hours', 'caregivers.max_hours', 'caregivers.radius_miles'])
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes', 'weekly_hours.buffer_minutes'])
    .select(['weekly_hours.notice_minutes', 'weekly_hours.ahead_days', 'weekly_hours.capacity'])
    .where('weekly_hours.service', '=', CARE_VISIT)
    .forShare()
    .executeTakeFirst();
  if (!row || row.price_cents === null) return undefined;
  return {
    ...bookableProviderOf(row),
    hourCents: row.price_cents,
    minHours: row.min_hours,
    maxHours: row.max_hours,
    radiusMiles: row.radius_miles,
    weeklyHours: hoursOf(row),
    helpsWith: row.offers,
  };
}
