import { sql } from 'kysely';
import { hasHours } from '#features/availability/server/own-hours-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { LAB_CENTRE, LAB_DRAW } from '../../centre.ts';
import type { LabProfileForm } from '../../profile-contract.ts';
import { listedOffers, lowestOf } from '../lab-store.ts';

/** Those of these providers that are test centres, by name. */
export const ownLabs = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .leftJoin('lab_centres', 'lab_centres.provider_id', 'providers.id')
    .select(['providers.id', 'providers.name', 'providers.about', 'providers.languages', 'lab_centres.home_fee_cents'])
    .select([isVerified(now).as('is_verified'), hasHours(LAB_DRAW).as('has_hours')])
    .where(sql<boolean>`providers.id = any(${[...ids]}::uuid[])`)
    .where('providers.kind', '=', LAB_CENTRE)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();

const MOST_OFFERS = 5000;

/** What these centres ask, by item. */
export const offersOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('lab_offers')
    .select(['lab_offers.provider_id', 'lab_offers.item_id', 'lab_offers.price_cents'])
    .where(sql<boolean>`lab_offers.provider_id = any(${[...ids]}::uuid[])`)
    .orderBy('lab_offers.provider_id')
    .orderBy('lab_offers.item_id')
    .limit(MOST_OFFERS)
    .execute();

/** In the caller's transaction. The row of the provider is written first: whoever books holds it. */
export async function writeLabProfile(
  db: Db,
  id: string,
  { about, languages, homeFeeCents, offers, now }: LabProfileForm & { now: Date },
): Promise<void> {
  await db
    .updateTable('providers')
    .set({
      about: JSON.stringify(about),
      languages,
      price_cents: lowestOf(offers),
      offers: listedOffers({ offers, homeFeeCents }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  const centre = { home_fee_cents: homeFeeCents };
  await db
    .insertInto('lab_centres')
    .values({ provider_id: id, ...centre })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(centre))
    .execute();
  await db.deleteFrom('lab_offers').where('provider_id', '=', id).execute();
  await db
    .insertInto('lab_offers')
    .values(offers.map(({ _id, cents }) => ({ provider_id: id, item_id: _id, price_cents: cents })))
    .execute();
}
