import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';

/** Those of these providers that are booked by the clock, by name, each with the service under which its hours and slots stand. */
export const slotSellers = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('provider_kinds', 'provider_kinds.kind', 'providers.kind')
    .select(['providers.id', 'providers.name', 'providers.time_zone', 'provider_kinds.slot_service as service'])
    .select(['provider_kinds.slot_minutes as fixed_minutes', 'provider_kinds.most_places'])
    .select(isVerified(now).as('is_verified'))
    .$narrowType<{ service: string }>()
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .where('provider_kinds.slot_service', 'is not', null)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();

/** Whether a provider of a query has said when it sells these slots. */
export const hasHours = (service: string) => sql<boolean>`exists (select from weekly_hours
  where weekly_hours.provider_id = providers.id and weekly_hours.service = ${service})`;
