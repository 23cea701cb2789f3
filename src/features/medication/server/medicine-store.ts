import { sql } from 'kysely';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Medicine } from '#features/visit-summaries/medicine.ts';
import type { Db } from '#server/db/db.ts';
import type { Page } from '#server/db/pages.ts';
import type { Day } from '#shared/dates.ts';
import { MOST_KEPT, type OwnMedicine } from '../kept-medicine.ts';
import type { CountedSupply } from '../supply.ts';

const columns = [
  'medications.id',
  'medications.summary_id',
  'medications.type',
  'medications.name',
  'medications.strength',
  'medications.dose',
  'medications.frequency',
  'medications.days',
  'medications.instructions',
  'medications.starts_on',
  'medications.last_day',
  'medications.stopped_on',
  'medications.every_days',
  'medications.times',
  'medications.reminds_since',
  'medications.tells_since',
  'medications.supply_units',
  'medications.supply_per_dose',
  'medications.supply_on',
  'medications.supply_time',
  'medications.supply_look_on',
  'medications.version',
] as const;

/** Those that are taken first, of these the newest first. What doctors have prescribed over the years comes to a few hundred. */
const MOST_LISTED = 400;

export const medicinesOf = (db: Db, person: PersonId, today: Day) =>
  everyMedicine(db, person)
    .orderBy(sql`coalesce(medications.last_day < ${today}, false)`)
    .orderBy('medications.starts_on', 'desc')
    .orderBy('medications.created_at', 'desc')
    .orderBy('medications.place')
    .orderBy('medications.id')
    .limit(MOST_LISTED)
    .execute();
export type MedicineRow = Awaited<ReturnType<typeof medicinesOf>>[number];

/** A page of all of them. */
export const medicinesAfter = (db: Db, person: PersonId, { after, most }: Page): Promise<MedicineRow[]> =>
  everyMedicine(db, person).where('medications.id', '>', after).orderBy('medications.id').limit(most).execute();

const everyMedicine = (db: Db, person: PersonId) =>
  db
    .selectFrom('medications')
    .leftJoin('visit_summaries', 'visit_summaries.id', 'medications.summary_id')
    .leftJoin('providers', 'providers.id', 'visit_summaries.provider_id')
    .select([
      ...columns,
      'medications.created_at',
      'providers.name as prescriber',
      'visit_summaries.booking_id as visit',
    ])
    .$narrowType<Pick<Medicine, 'type' | 'frequency'>>() // written by prescribe and below only
    .where('medications.person_id', '=', person);

/** Whose a medicine is, for whoever may see their records. */
export const holderOf = (db: Db, id: string, { userId, now }: { userId: string; now: Date }) =>
  db
    .selectFrom('medications')
    .select('medications.person_id')
    .where('medications.id', '=', id)
    .where('medications.person_id', 'in', peopleOf(db, { userId, scope: 'records', now }))
    .executeTakeFirst();

/** One medicine of this person, locked until the transaction ends. */
export const lockMedicine = (db: Db, { person, id }: { person: PersonId; id: string }) =>
  db
    .selectFrom('medications')
    .select(columns)
    .$narrowType<Pick<Medicine, 'type' | 'frequency'>>()
    .where('medications.id', '=', id)
    .where('medications.person_id', '=', person)
    .forUpdate()
    .executeTakeFirst();
export type LockedMedicine = NonNullable<Awaited<ReturnType<typeof lockMedicine>>>;

/** The medicine that a form has made already, and whether it still is what that form says. */
export async function medicineOfKey(
  db: Db,
  { person, key, medicine }: { person: PersonId; key: string; medicine: OwnMedicine },
): Promise<{ id: string; isSame: boolean } | undefined> {
  const row = await db
    .selectFrom('medications')
    .select(columns)
    .where('medications.person_id', '=', person)
    .where('medications.key', '=', key)
    .executeTakeFirst();
  const isSame = (kept: Record<string, unknown>) =>
    Object.entries(columnsOf(medicine)).every(([name, value]) => kept[name] === value);
  return row && { id: row.id, isSame: isSame(row) };
}

/** Whether the person lists as many themselves as one may. */
export async function isFull(db: Db, person: PersonId): Promise<boolean> {
  const rows = await db
    .selectFrom('medications')
    .select('medications.id')
    .where('medications.person_id', '=', person)
    .where('medications.summary_id', 'is', null)
    .limit(MOST_KEPT)
    .execute();
  return rows.length >= MOST_KEPT;
}

const columnsOf = ({ startsOn, ...medicine }: OwnMedicine) => ({ ...medicine, starts_on: startsOn });

/** Its id. */
export async function insertMedicine(
  db: Db,
  { person, key, medicine, now }: { person: PersonId; key: string; medicine: OwnMedicine; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('medications')
    .values({ ...columnsOf(medicine), person_id: person, key, created_at: now })
    .returning('medications.id')
    .executeTakeFirstOrThrow();
  return id;
}

export type MedicineWrite = {
  medicine?: OwnMedicine | undefined;
  times?: string[] | undefined;
  remindsSince?: Date | null | undefined;
  tellsSince?: Date | null | undefined;
  stoppedOn?: Day | null | undefined;
  supply?: CountedSupply | null | undefined;
  /** When it is looked at next how long it lasts. */
  supplyLookOn?: Day | null | undefined;
};

/** Writes what is given of it. The version counts. */
export async function writeMedicine(db: Db, id: string, write: MedicineWrite): Promise<void> {
  const { medicine, times, remindsSince, tellsSince, stoppedOn, supply, supplyLookOn } = write;
  await db
    .updateTable('medications')
    .set({
      ...(medicine && columnsOf(medicine)),
      ...(times && { times }),
      ...(remindsSince !== undefined && { reminds_since: remindsSince }),
      ...(tellsSince !== undefined && { tells_since: tellsSince }),
      ...(stoppedOn !== undefined && { stopped_on: stoppedOn }),
      ...(supply !== undefined && supplyColumns(supply)),
      ...(supplyLookOn !== undefined && { supply_look_on: supplyLookOn }),
      version: sql`version + 1`,
    })
    .where('medications.id', '=', id)
    .execute();
}

/** When it is looked at next how long it lasts. */
export const writeLook = (db: Db, id: string, lookOn: Day | null) =>
  db.updateTable('medications').set({ supply_look_on: lookOn }).where('medications.id', '=', id).execute();

const supplyColumns = (supply: CountedSupply | null) => ({
  supply_units: supply?.units ?? null,
  supply_per_dose: supply?.perDose ?? null,
  supply_on: supply?.countedOn ?? null,
  supply_time: supply?.time ?? null,
  supply_look_on: null,
});

export const deleteMedicine = (db: Db, id: string) =>
  db.deleteFrom('medications').where('medications.id', '=', id).execute();
