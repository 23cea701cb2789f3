import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { Medicine } from '../medicine.ts';
import { MOST_MEDICINES } from '../summary.ts';

type NewPrescription = {
  summaryId: string;
  personId: string;
  medicines: readonly Medicine[];
  startsOn: Day;
  now: Date;
};

/** What a summary prescribes, each as a medication of the person. In the caller's transaction. */
export async function prescribe(
  db: Db,
  { summaryId, personId, medicines, startsOn, now }: NewPrescription,
): Promise<void> {
  if (medicines.length === 0) return;
  await db
    .insertInto('medications')
    .values(
      medicines.map((medicine, place) => ({
        ...medicine,
        person_id: personId,
        summary_id: summaryId,
        place,
        starts_on: startsOn,
        created_at: now,
      })),
    )
    .execute();
}

/** What these summaries prescribe, each in its order. */
export const prescribedBy = (db: Db, summaryIds: readonly string[]): Promise<(Medicine & { summary_id: string })[]> =>
  db
    .selectFrom('medications')
    .select([
      'medications.summary_id',
      'medications.type',
      'medications.name',
      'medications.strength',
      'medications.dose',
      'medications.frequency',
      'medications.days',
      'medications.instructions',
    ])
    .where(sql<boolean>`medications.summary_id = any(${[...summaryIds]}::uuid[])`)
    .orderBy('medications.summary_id')
    .orderBy('medications.place')
    .limit(MOST_MEDICINES * summaryIds.length)
    .$narrowType<Pick<Medicine, 'type' | 'frequency'> & { summary_id: string }>() // written by prescribe only
    .execute();
