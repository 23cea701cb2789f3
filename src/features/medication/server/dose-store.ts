import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, type Day, daysBetween } from '#shared/dates.ts';
import { type DoseState, type MarkedDose, MOST_KEPT } from '../kept-medicine.ts';
import { ESTIMATED_FOR } from '../supply.ts';

const MOST_MARKED_A_DAY = MOST_KEPT * 20;
const MOST_SINCE = MOST_KEPT * 200;

const marksOf = (db: Db, person: PersonId) =>
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
    .orderBy('medication_doses.day', 'desc')
    .orderBy('medication_doses.time')
    .orderBy('medication_doses.medication_id');

/** What became of the doses of these days. The key of the table leads to those of each medicine. */
export const markedDoses = (db: Db, person: PersonId, { first, last }: { first: Day; last: Day }) =>
  marksOf(db, person)
    .where('medication_doses.day', '>=', first)
    .where('medication_doses.day', '<=', last)
    .limit(MOST_MARKED_A_DAY * (daysBetween(first, last) + 1))
    .execute();
export type MarkRow = Awaited<ReturnType<typeof markedDoses>>[number];

/** What became of the doses since the day of counting, of the medicines of which it was said how much there is. */
export const marksSinceCounted = (db: Db, person: PersonId, today: Day): Promise<MarkRow[]> =>
  marksOf(db, person)
    .whereRef('medication_doses.day', '>=', 'medications.supply_on')
    .where('medication_doses.day', '>=', addDays(today, -ESTIMATED_FOR))
    .limit(MOST_SINCE)
    .execute();

type OneDose = Pick<MarkedDose, 'day' | 'time'> & { medicineId: string };

/** What was said of one dose; null where nothing was. */
export async function markOf(db: Db, { medicineId, day, time }: OneDose): Promise<DoseState | null> {
  const found = await db
    .selectFrom('medication_doses')
    .select('medication_doses.state')
    .$narrowType<{ state: DoseState }>() // the database holds no other
    .where('medication_doses.medication_id', '=', medicineId)
    .where('medication_doses.day', '=', day)
    .where('medication_doses.time', '=', time)
    .executeTakeFirst();
  return found?.state ?? null;
}

type NewMark = MarkedDose & { medicineId: string; userId: string; now: Date };

export async function markDose(db: Db, { medicineId, day, time, state, userId, now }: NewMark): Promise<void> {
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
