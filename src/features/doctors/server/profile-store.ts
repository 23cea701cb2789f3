import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import { lowestPrice } from '../appointment-price.ts';
import type { DoctorProfileForm } from '../profile-contract.ts';

/** Those of these providers that are doctors, by name. */
export const doctorsOf = (db: Db, { ids, now }: { ids: readonly string[]; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .select(['providers.id', 'providers.name', 'providers.about', 'providers.offers', 'providers.languages'])
    .select(['doctors.video_cents', 'doctors.chat_cents', 'doctors.training', 'doctors.accepts_itself'])
    .select(isVerified(now).as('is_verified'))
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .limit(100)
    .execute();
export type OwnDoctor = Awaited<ReturnType<typeof doctorsOf>>[number];

/** In the caller's transaction: a doctor is two rows. */
export async function writeDoctorProfile(
  db: Db,
  id: string,
  { about, prices, focuses, languages, training, acceptsItself, now }: DoctorProfileForm & { now: Date },
): Promise<void> {
  await db
    .updateTable('providers')
    .set({
      about: JSON.stringify(about),
      price_cents: lowestPrice(prices),
      offers: focuses,
      languages,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('doctors')
    .set({
      video_cents: prices.videoCents,
      chat_cents: prices.chatCents,
      accepts_itself: acceptsItself,
      training,
    })
    .where('provider_id', '=', id)
    .execute();
}
