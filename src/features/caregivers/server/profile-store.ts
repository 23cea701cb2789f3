import { sql } from 'kysely';
import { hasHours } from '#features/availability/server/own-hours-store.ts';
import type { Db } from '#server/db/db.ts';
import type { CaregiverProfileForm } from '../profile-contract.ts';
import { CARE_VISIT } from '../visit.ts';
import { facts } from './caregiver-store.ts';

/** Those of these providers that are caregivers, by name. */
export const ownCaregivers = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('caregivers', 'caregivers.provider_id', 'providers.id')
    .select(['providers.id', 'providers.about', 'providers.price_cents'])
    .select(['caregivers.since', 'caregivers.training', facts(now).as('facts')])
    .select(hasHours(CARE_VISIT).as('has_hours'))
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();

/** In the caller's transaction: a caregiver is two rows. */
export async function writeCaregiverProfile(
  db: Db,
  id: string,
  { about, hourCents, services, languages, now, ...own }: CaregiverProfileForm & { now: Date },
): Promise<void> {
  await db
    .updateTable('providers')
    .set({ about: JSON.stringify(about), price_cents: hourCents, offers: services, languages, updated_at: now })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('caregivers')
    .set({
      gender: own.gender,
      since: own.since,
      min_hours: own.minHours,
      max_hours: own.maxHours,
      radius_miles: own.radiusMiles,
      training: own.training,
    })
    .where('provider_id', '=', id)
    .execute();
}
