import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, type Day, dayIn, daysFrom, timeIn } from '#shared/dates.ts';
import { type DoseCount, type DoseHistory, dosesIn, HISTORY_DAYS } from '../dose-history.ts';
import { type Marked, markedDoses } from './dose-store.ts';
import { type MedicineRow, medicineZone, medicinesOf } from './medicine-store.ts';
import { medicineOf, timesOn } from './present-medicines.ts';

/** What became of the doses of the last days, medicine by medicine; those of which there were none are left out. */
export async function presentHistory(db: Db, { person, now }: { person: PersonId; now: Date }): Promise<DoseHistory> {
  const timeZone = await medicineZone(db, person);
  const last = dayIn(timeZone, now);
  const first = addDays(last, 1 - HISTORY_DAYS);
  const rows = await medicinesOf(db, person, last);
  const marked = await markedDoses(db, person, { first, last });
  const clock = { last, time: timeIn(timeZone, now) };
  const medicines = rows.map((row) => {
    const ofIt = marked.filter(({ medication_id: id }) => id === row.id);
    const listedOn = dayIn(timeZone, row.created_at);
    const days = daysFrom(first, last).map((day) => {
      const marks = ofIt.filter((one) => one.day === day);
      return { day, count: countOn(row, day, { marks, isListed: day >= listedOn, clock }) };
    });
    return { ...medicineOf(row), days: days.filter(({ count }) => dosesIn(count) > 0) };
  });
  return { first, last, medicines: medicines.filter(({ days }) => days.length > 0) };
}

type Known = { marks: readonly Marked[]; isListed: boolean; clock: { last: Day; time: string } };

/** What was due later today, or before the medicine was listed, is not missing; what was marked at an hour that is none any more is one of the doses of that day. */
function countOn(row: MedicineRow, day: Day, { marks, isListed, clock }: Known): DoseCount {
  const said = new Set(marks.map(({ time }) => time));
  const due = timesOn(row, day);
  const missing = due.filter((time) => !said.has(time) && (day < clock.last || time <= clock.time)).length;
  const moved = marks.filter(({ time }) => !due.includes(time)).length;
  return {
    taken: marks.filter(({ state }) => state === 'taken').length,
    skipped: marks.filter(({ state }) => state === 'skipped').length,
    open: isListed ? Math.max(0, missing - moved) : 0,
  };
}
