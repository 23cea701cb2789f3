import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { type SlotSeller, slotServices } from '../slot-services.ts';

const kinds = Object.keys(slotServices) as SlotSeller[]; // a record has no other keys than its type

/** Those of these providers that are booked by the clock, by name, each with its service. */
export async function slotSellers(db: Db, { ids, now }: { ids: readonly string[]; now: Date }) {
  const rows = await db
    .selectFrom('providers')
    .select(['providers.id', 'providers.name', 'providers.kind', 'providers.time_zone'])
    .select(isVerified(now).as('is_verified'))
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .where('providers.kind', 'in', kinds)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, service: slotServices[row.kind as SlotSeller] })); // as the query asks
}
