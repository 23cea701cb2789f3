import type { Db } from '#server/db/db.ts';

/** Which doctor has a number of the national register; no two have the same one. */
export const doctorWithNpi = (db: Db, npi: string) =>
  db
    .selectFrom('doctors')
    .innerJoin('providers', 'providers.id', 'doctors.provider_id')
    .select(['providers.id', 'providers.name', 'providers.verified_at'])
    .where('doctors.npi', '=', npi)
    .executeTakeFirst();

/** Under which numbers a doctor stands in the registers; undefined for a provider that is none. */
export async function registeredDoctor(db: Db, id: string) {
  const row = await db
    .selectFrom('doctors')
    .select(['doctors.npi', 'doctors.licence_state', 'doctors.licence_number'])
    .where('doctors.provider_id', '=', id)
    .executeTakeFirst();
  return row && { npi: row.npi, licence: { state: row.licence_state, number: row.licence_number } };
}

/** The license that staff has confirmed last. */
export async function writeLicence(db: Db, id: string, { state, number }: { state: string; number: string }) {
  await db
    .updateTable('doctors')
    .set({ licence_state: state, licence_number: number })
    .where('provider_id', '=', id)
    .execute();
}

/** Nobody knows what a doctor costs who has not said so. */
export async function forgetPrices(db: Db, id: string): Promise<void> {
  await db.updateTable('providers').set({ price_cents: null }).where('id', '=', id).execute();
  await db.updateTable('doctors').set({ video_cents: null, chat_cents: null }).where('provider_id', '=', id).execute();
}
