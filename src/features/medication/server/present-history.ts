import type { PersonId } from '#features/family/server/access.ts';
import { personZone } from '#features/family/server/zone-store.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, daysFrom, timeIn } from '#shared/dates.ts';
import { type DoseHistory, dosesIn, HISTORY_DAYS } from '../dose-history.ts';
import { countOn } from './count-doses.ts';
import { markedDoses } from './dose-store.ts';
import { medicinesOf } from './medicine-store.ts';
import { medicineOf } from './present-medicines.ts';

/** What became of the doses of the last days, medicine by medicine; those of which there were none are left out. */
export async function presentHistory(db: Db, { person, now }: { person: PersonId; now: Date }): Promise<DoseHistory> {
  const timeZone = await personZone(db, person);
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
