import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { Medicine } from '../medicine.ts';

type Prescribing = { summaryId: string; personId: string; medicines: readonly Medicine[]; startsOn: Day; now: Date };

/** What a summary prescribes, each as a medication of the person. In the caller's transaction. */
export async function prescribe(db: Db, { summaryId, personId, medicines, startsOn, now }: Prescribing): Promise<void> {
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

const MOST_READ = 50;

/** What a summary prescribes, in its order. */
export const prescribedBy = (db: Db, summaryId: string): Promise<Medicine[]> =>
  db
    .selectFrom('medications')
    .select([
      'medications.type',
      'medications.name',
      'medications.strength',
      'medications.dose',
      'medications.frequency',
      'medications.days',
      'medications.instructions',
    ])
    .where('medications.summary_id', '=', summaryId)
    .orderBy('medications.place')
    .limit(MOST_READ)
    .$narrowType<Pick<Medicine, 'type' | 'frequency'>>() // written by prescribe only
    .execute();
