import * as z from 'zod/mini';
import type { PersonId } from '#features/family/server/access.ts';
import { personZone } from '#features/family/server/zone-store.ts';
import { profileOf } from '#features/health-records/server/store.ts';
import { HealthFacts } from '#features/health-records/profile.ts';
import type { Db } from '#server/db/db.ts';
import { type Day, dayIn, timeIn } from '#shared/dates.ts';
import type { MedicineList } from '../contract.ts';
import { doseTimes } from '../dose-times.ts';
import type { Dose, KeptMedicine } from '../kept-medicine.ts';
import type { KeptSupply } from '../supply.ts';
import { type Clock, stateOf, timesOn } from './count-doses.ts';
import { markedDoses, type MarkRow, marksSinceCounted } from './dose-store.ts';
import { type LockedMedicine, type MedicineRow, medicinesOf } from './medicine-store.ts';
import { supplyLeft } from './supply-left.ts';

/** All that the page of a person shows. */
export async function presentMedicines(
  db: Db,
  { person, canChange, now }: { person: PersonId; canChange: boolean; now: Date },
): Promise<MedicineList> {
  const timeZone = await personZone(db, person);
  const today = dayIn(timeZone, now);
  const rows = await medicinesOf(db, person, today);
  const marked = await markedDoses(db, person, { first: today, last: today });
  const since = await marksSinceCounted(db, person, today);
  const clock = { last: today, time: timeIn(timeZone, now) };
  const profile = await profileOf(db, person);
  return {
    personId: person,
    canChange,
    today,
    timeZone,
    allergies: z.parse(HealthFacts, profile?.facts ?? {}).allergies ?? [],
    medicines: rows.map((row) => presentMedicine(row, { clock, since })),
    doses: dosesOf(rows, { marked, today }),
  };
}

function presentMedicine(
  row: MedicineRow,
  { clock, since }: { clock: Clock; since: readonly MarkRow[] },
): KeptMedicine {
  const { frequency, prescriber, visit } = row;
  return {
    ...medicineOf(row),
    startsOn: row.starts_on,
    lastDay: row.last_day,
    isStopped: row.stopped_on !== null,
    state: stateOf(row, clock.last),
    prescribed: prescriber !== null && visit !== null ? { by: prescriber, visit } : null,
    times: [...doseTimes(frequency, row.times)],
    isReminded: row.reminds_since !== null,
    tellsFamily: row.tells_since !== null,
    supply: presentSupply(row, { clock, since }),
    version: row.version,
  };
}

/** How much there was, and an estimate of what is left of it; null where nobody has said so. */
export function presentSupply(
  row: LockedMedicine,
  { clock, since }: { clock: Clock; since: readonly MarkRow[] },
): KeptSupply | null {
  const { supply_units: units, supply_per_dose: perDose, supply_on: countedOn, supply_time: time } = row;
  if (units === null || perDose === null || countedOn === null || time === null) return null;
  const supply = { units, perDose, countedOn };
  const marks = since.filter(({ medication_id: id }) => id === row.id);
  return { ...supply, left: supplyLeft(row, { supply: { ...supply, time }, marks, clock }) };
}

/** Which medicine it is, as everybody reads it. */
export const medicineOf = ({ id, type, name, strength, dose, frequency, days, instructions }: MedicineRow) => ({
  _id: id,
  medicine: { type, name, strength, dose, frequency, days, instructions },
});

/** What is due on a day, and what was said of doses before their hour was changed. */
function dosesOf(rows: readonly MedicineRow[], { marked, today }: { marked: readonly MarkRow[]; today: Day }): Dose[] {
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
