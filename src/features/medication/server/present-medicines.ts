import * as z from 'zod/mini';
import type { PersonId } from '#features/family/server/access.ts';
import { profileOf } from '#features/health-records/server/store.ts';
import { HealthFacts } from '#features/health-records/profile.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, dayIn, daysBetween } from '#shared/dates.ts';
import type { MedicineList } from '../contract.ts';
import { doseTimes } from '../dose-times.ts';
import type { Dose, KeptMedicine } from '../kept-medicine.ts';
import { type Marked, markedDoses } from './dose-store.ts';
import { type MedicineRow, medicineZone, medicinesOf } from './medicine-store.ts';

/** All that the page of a person shows. */
export async function presentMedicines(
  db: Db,
  { person, canChange, now }: { person: PersonId; canChange: boolean; now: Date },
): Promise<MedicineList> {
  const timeZone = await medicineZone(db, person);
  const today = dayIn(timeZone, now);
  const rows = await medicinesOf(db, person, today);
  const marked = await markedDoses(db, person, { first: today, last: today });
  const profile = await profileOf(db, person);
  return {
    personId: person,
    canChange,
    today,
    timeZone,
    allergies: z.parse(HealthFacts, profile?.facts ?? {}).allergies ?? [],
    medicines: rows.map((row) => presentMedicine(row, today)),
    doses: dosesOf(rows, { marked, today }),
  };
}

function presentMedicine(row: MedicineRow, today: Day): KeptMedicine {
  const { frequency, prescriber, visit } = row;
  return {
    ...medicineOf(row),
    startsOn: row.starts_on,
    lastDay: row.last_day,
    isStopped: row.stopped_on !== null,
    state: stateOf(row, today),
    prescribed: prescriber !== null && visit !== null ? { by: prescriber, visit } : null,
    times: [...doseTimes(frequency, row.times)],
    isReminded: row.reminds_since !== null,
    tellsFamily: row.tells_since !== null,
    version: row.version,
  };
}

/** Which medicine it is, as everybody reads it. */
export const medicineOf = ({ id, type, name, strength, dose, frequency, days, instructions }: MedicineRow) => ({
  _id: id,
  medicine: { type, name, strength, dose, frequency, days, instructions },
});

type Taken = Pick<MedicineRow, 'starts_on' | 'last_day' | 'every_days' | 'frequency' | 'times'>;

/** Whether its days are to come, have come, or are over. */
export function stateOf({ starts_on: startsOn, last_day: lastDay }: Taken, today: Day): KeptMedicine['state'] {
  if (lastDay !== null && lastDay < today) return 'past';
  return startsOn > today ? 'ahead' : 'now';
}

/** When it is due on that day; not at all on a day between two doses, or where it is taken when it is needed. */
export function timesOn(row: Taken, day: Day): readonly string[] {
  const { starts_on: startsOn, every_days: everyDays } = row;
  if (everyDays === null || stateOf(row, day) !== 'now' || daysBetween(startsOn, day) % everyDays !== 0) return [];
  return doseTimes(row.frequency, row.times);
}

/** What is due on a day, and what was said of doses before their hour was changed. */
function dosesOf(rows: readonly MedicineRow[], { marked, today }: { marked: readonly Marked[]; today: Day }): Dose[] {
  const doses = rows.flatMap((row) => {
    const ofIt = marked.filter(({ medication_id: id }) => id === row.id);
    const times = new Set([...timesOn(row, today), ...ofIt.map(({ time }) => time)]);
    return [...times].map((time) => ({
      medicineId: row.id,
      time,
      state: ofIt.find((one) => one.time === time)?.state ?? null,
    }));
  });
  return doses.sort((one, other) => one.time.localeCompare(other.time));
}
