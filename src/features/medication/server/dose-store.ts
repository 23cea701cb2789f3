import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, daysBetween } from '#shared/dates.ts';
import { type DoseState, type MarkedDose, MOST_KEPT } from '../kept-medicine.ts';

const MOST_MARKED_A_DAY = MOST_KEPT * 20;

/** What became of the doses of these days. The key of the table leads to those of each medicine. */
export const markedDoses = (db: Db, person: PersonId, { first, last }: { first: Day; last: Day }) =>
  db
    .selectFrom('medication_doses')
    .innerJoin('medications', 'medications.id', 'medication_doses.medication_id')
    .select([
      'medication_doses.medication_id',
      'medication_doses.day',
      'medication_doses.time',
      'medication_doses.state',
    ])
    .$narrowType<{ state: DoseState }>() // the database holds no other
    .where('medications.person_id', '=', person)
    .where('medication_doses.day', '>=', first)
    .where('medication_doses.day', '<=', last)
    .orderBy('medication_doses.day')
    .orderBy('medication_doses.time')
    .orderBy('medication_doses.medication_id')
    .limit(MOST_MARKED_A_DAY * (daysBetween(first, last) + 1))
    .execute();
export type Marked = Awaited<ReturnType<typeof markedDoses>>[number];

type Marking = MarkedDose & { medicineId: string; userId: string; now: Date };

export async function markDose(db: Db, { medicineId, day, time, state, userId, now }: Marking): Promise<void> {
  if (state === null) {
    await db
      .deleteFrom('medication_doses')
      .where('medication_id', '=', medicineId)
      .where('day', '=', day)
      .where('time', '=', time)
      .execute();
    return;
  }
  const said = { state, marked_by: userId, marked_at: now };
  await db
    .insertInto('medication_doses')
    .values({ medication_id: medicineId, day, time, ...said })
    .onConflict((conflict) => conflict.columns(['medication_id', 'day', 'time']).doUpdateSet(said))
    .execute();
}
