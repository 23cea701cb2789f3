import { sql } from 'kysely';
import type { Introduction } from '#features/providers/provider.ts';
import type { Db } from '#server/db/db.ts';
import type { Professional } from '../agency.ts';
import { MOST_PROFESSIONALS, type ProfessionalForm } from '../profile-contract.ts';

type ProfessionalColumns = { discipline: Professional['discipline']; about: Introduction; art: Professional['art'] };

const professionals = (db: Db) =>
  db
    .selectFrom('agency_professionals')
    .selectAll('agency_professionals')
    .$narrowType<ProfessionalColumns>() // written by this file and the seeds only
    .orderBy('agency_professionals.provider_id')
    .orderBy('agency_professionals.position')
    .orderBy('agency_professionals.id');
export type ProfessionalRow = Awaited<ReturnType<typeof professionalsOf>>[number];

const MOST_AGENCIES = 100;

/** Who comes from these agencies, each in its order. */
export const professionalsOf = (db: Db, providerIds: readonly string[]) =>
  professionals(db)
    .where(sql<boolean>`agency_professionals.provider_id = any(${[...providerIds]}::uuid[])`)
    .limit(MOST_AGENCIES * MOST_PROFESSIONALS)
    .execute();

export const professionalById = (db: Db, id: string) =>
  professionals(db).where('agency_professionals.id', '=', id).executeTakeFirst();

type NewProfessional = Omit<ProfessionalForm, '_id'> & { id?: string; art?: Record<string, string> };

type Additions = { providerId: string; added: readonly NewProfessional[]; first?: number };

/** Lists them in this order, from the place `first` on. In the transaction that has locked the agency. */
export async function insertProfessionals(db: Db, { providerId, added, first = 0 }: Additions) {
  if (added.length === 0) return;
  await db
    .insertInto('agency_professionals')
    .values(
      added.map(({ id, art, about, ...one }, index) => ({
        ...one,
        ...(id && { id }),
        provider_id: providerId,
        position: first + index,
        about: JSON.stringify(about),
        art: art ? JSON.stringify(art) : null,
      })),
    )
    .execute();
}

/**
 * Puts these in the place of those before; whoever stays keeps their id, and with it their page. In the transaction that has locked the
 * agency. Answers the names of those who should stay and are not there.
 */
export async function writeProfessionals(
  db: Db,
  providerId: string,
  people: readonly ProfessionalForm[],
): Promise<string[]> {
  const gone: string[] = [];
  const kept = people.flatMap(({ _id: id }) => id ?? []);
  await db
    .deleteFrom('agency_professionals')
    .where('agency_professionals.provider_id', '=', providerId)
    .where(sql<boolean>`agency_professionals.id <> all(${kept}::uuid[])`)
    .execute();
  for (const [position, { _id: id, about, ...one }] of people.entries()) {
    if (id === null) await insertProfessionals(db, { providerId, added: [{ ...one, about }], first: position });
    else {
      const { numUpdatedRows } = await db
        .updateTable('agency_professionals')
        .set({ ...one, position, about: JSON.stringify(about) })
        .where('agency_professionals.id', '=', id)
        .where('agency_professionals.provider_id', '=', providerId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) gone.push(one.name);
    }
  }
  return gone;
}
