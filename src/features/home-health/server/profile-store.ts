import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { AgencyOffer } from '../profile-contract.ts';
import { facts } from './agency-store.ts';

/** Those of these providers that are agencies, by name. */
export const ownAgencies = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('home_health_agencies', 'home_health_agencies.provider_id', 'providers.id')
    .select(['providers.id', 'providers.about', 'home_health_agencies.zips', facts(now).as('facts')])
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();

/** Of two who save at once the second one waits. */
export const lockAgency = (db: Db, id: string) =>
  db
    .selectFrom('home_health_agencies')
    .select('home_health_agencies.provider_id')
    .where('home_health_agencies.provider_id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type OfferWrite = Omit<AgencyOffer, 'plans'> & { now: Date };

/** In the caller's transaction: an agency is two rows. */
export async function writeAgencyProfile(db: Db, id: string, form: OfferWrite): Promise<void> {
  const { about, services, languages, radiusMiles, zips, programs, now } = form;
  await db
    .updateTable('providers')
    .set({ about: JSON.stringify(about), offers: services, languages, updated_at: now })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('home_health_agencies')
    .set({
      radius_miles: radiusMiles,
      zips,
      takes_medicare: programs.includes('medicare'),
      takes_medicaid: programs.includes('medicaid'),
    })
    .where('provider_id', '=', id)
    .execute();
}
