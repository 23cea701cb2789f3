import { sql } from 'kysely';
import { insertProviders, type NewProvider } from '#features/providers/server/provider-store.ts';
import { HOME_HEALTH } from '#features/providers/disciplines.ts';
import { hostId } from '#features/providers/server/host-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import type { AgencyFacts } from '../agency.ts';
import type { Program } from '../search.ts';

/** An agency as it is registered; what is left out it has not said yet. */
export type NewAgency = NewProvider & {
  radiusMiles?: number;
  zips?: string[];
  programs?: readonly Program[];
  ccn?: string | null;
  qualityStars?: number | null;
};

/** Writes any number of agencies; those whose id is known already stay as they are. */
export async function insertAgencies(db: Db, agencies: readonly NewAgency[]): Promise<void> {
  await insertProviders(db, agencies);
  await insertRecords(
    db,
    'home_health_agencies',
    agencies.map((one) => ({
      provider_id: one.id,
      radius_miles: one.radiusMiles ?? 25,
      zips: one.zips ?? [],
      takes_medicare: one.programs?.includes('medicare') ?? false,
      takes_medicaid: one.programs?.includes('medicaid') ?? false,
      ccn: one.ccn ?? null,
      quality_stars: one.qualityStars ?? null,
    })),
  );
}

/** What everybody may read of an agency at an instant, in the words of the contract: of `providers` and `home_health_agencies`. */
export const facts = (now: Date) => sql<AgencyFacts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'isVerified', ${isVerified(now)}, 'services', providers.offers,
  'programs', array_remove(array[case when home_health_agencies.takes_medicare then 'medicare' end,
    case when home_health_agencies.takes_medicaid then 'medicaid' end], null),
  'languages', providers.languages, 'city', providers.city, 'state', providers.state, 'latitude', providers.latitude,
  'longitude', providers.longitude, 'phone', providers.phone, 'qualityStars', home_health_agencies.quality_stars,
  'radiusMiles', home_health_agencies.radius_miles, 'art', providers.picture -> 'traits', 'photo', providers.picture -> 'photo'
)`;

const all = (db: Db) =>
  db
    .selectFrom('providers')
    .innerJoin('home_health_agencies', 'home_health_agencies.provider_id', 'providers.id')
    .where('providers.kind', '=', HOME_HEALTH);

/** Everything that the page of an agency shows, with the first of those who answer for it. */
export const agencyById = (db: Db, { id, now }: { id: string; now: Date }) =>
  all(db)
    .select(facts(now).as('facts'))
    .select(['providers.about', 'providers.street', 'providers.zip', 'providers.latitude', 'providers.longitude'])
    .select(['providers.photos', 'providers.time_zone', 'home_health_agencies.zips', 'home_health_agencies.ccn'])
    .select(hostId)
    .where('providers.id', '=', id)
    .executeTakeFirst();
export type AgencyPage = NonNullable<Awaited<ReturnType<typeof agencyById>>>;

/** Named agencies. */
export const agenciesAmong = (db: Db, ids: readonly string[], now: Date) =>
  all(db)
    .select(facts(now).as('facts'))
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .orderBy('providers.id')
    .execute();

const MOST_SHOWN = 6;

/** Verified ones that say what they offer, those of the best quality first. */
export const bestAgencies = (db: Db, now: Date) =>
  all(db)
    .select(facts(now).as('facts'))
    .where(isVerified(now))
    .where(sql<boolean>`cardinality(providers.offers) > 0`)
    .orderBy(sql`home_health_agencies.quality_stars desc nulls last`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(MOST_SHOWN)
    .execute();

/** How many verified agencies offer each thing. */
export const disciplinesOffered = (db: Db, now: Date) =>
  all(db)
    .select(sql<AgencyFacts['services'][number]>`unnest(providers.offers)`.as('discipline'))
    .select((is) => is.fn.countAll<number>().as('agencies'))
    .where(isVerified(now))
    .groupBy('discipline')
    .orderBy('agencies', 'desc')
    .orderBy('discipline')
    .limit(100)
    .execute();
