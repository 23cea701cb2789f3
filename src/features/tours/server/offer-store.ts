import { sql } from 'kysely';
import { hoursOf } from '#features/availability/server/availability-store.ts';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';

/** What visits are called among the services that a provider is booked for by the clock. */
export const TOUR = 'tour';
export const tourSlots = slotKind(TOUR);

type OfferQuery = { id: string; now: Date };

/** A place and how it shows families around; `canBeSeen`: it is verified, somebody answers, and it takes visits. */
const places = (db: Db, now: Date) =>
  db
    .selectFrom('providers')
    .leftJoin('tour_offers', 'tour_offers.provider_id', 'providers.id')
    .leftJoin('weekly_hours', (join) =>
      join.onRef('weekly_hours.provider_id', '=', 'providers.id').on('weekly_hours.service', '=', TOUR),
    )
    .select(['providers.id', 'providers.name', 'providers.time_zone', 'providers.hours as opening'])
    .select(['tour_offers.is_on', 'tour_offers.note', isVerified(now).as('is_verified')])
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes', 'weekly_hours.buffer_minutes'])
    .select(['weekly_hours.notice_minutes', 'weekly_hours.ahead_days', 'weekly_hours.capacity'])
    .select(sql<boolean>`coalesce(tour_offers.is_on, false) and ${isVerified(now)} and ${isHosted}`.as('can_be_seen'));
export type PlaceRow = Awaited<ReturnType<ReturnType<typeof places>['executeTakeFirstOrThrow']>>;

export const placeWith = (db: Db, { id, now }: OfferQuery) =>
  places(db, now).where('providers.id', '=', id).executeTakeFirst();

export const placesOf = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  places(db, now)
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .execute();

/** Whether a place takes visits, until the transaction ends: nobody switches it off meanwhile. */
export async function lockOffer(db: Db, { id, now }: OfferQuery): Promise<boolean> {
  const row = await db
    .selectFrom('tour_offers')
    .innerJoin('providers', 'providers.id', 'tour_offers.provider_id')
    .select('tour_offers.is_on')
    .where('providers.id', '=', id)
    .where(isVerified(now))
    .where(isHosted)
    .forShare('tour_offers')
    .executeTakeFirst();
  return row?.is_on ?? false;
}

/** When it shows families around; undefined for a place that has never said so. */
export const tourHoursOf = (row: PlaceRow): WeeklyHours | undefined => {
  const { ranges, slot_minutes, buffer_minutes, notice_minutes, ahead_days, capacity } = row;
  if (slot_minutes === null || buffer_minutes === null || notice_minutes === null) return undefined;
  if (ahead_days === null || capacity === null) return undefined;
  return hoursOf({ ranges, slot_minutes, buffer_minutes, notice_minutes, ahead_days, capacity });
};

type Offer = { providerId: string; isOn: boolean; note: string; now: Date };

export async function writeOffer(db: Db, { providerId, isOn, note, now }: Offer): Promise<void> {
  const values = { is_on: isOn, note, updated_at: now };
  await db
    .insertInto('tour_offers')
    .values({ provider_id: providerId, ...values })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
    .execute();
}

/** When the slot ends that was taken. */
export async function slotEnd(db: Db, { providerId, startsAt }: { providerId: string; startsAt: Date }): Promise<Date> {
  const { ends_at } = await db
    .selectFrom('slots')
    .select('slots.ends_at')
    .where('slots.provider_id', '=', providerId)
    .where('slots.service', '=', TOUR)
    .where('slots.starts_at', '=', startsAt)
    .executeTakeFirstOrThrow();
  return ends_at;
}
