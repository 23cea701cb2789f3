import { type Day, daysBetween } from '#shared/dates.ts';
import type { DoseCount } from '../dose-history.ts';
import type { MarkRow } from './dose-store.ts';
import { doseTimes } from '../dose-times.ts';
import type { KeptMedicine } from '../kept-medicine.ts';
import type { MedicineRow } from './medicine-store.ts';

export type DoseSchedule = Pick<MedicineRow, 'starts_on' | 'last_day' | 'every_days' | 'frequency' | 'times'>;

/** Whether its days are to come, have come, or are over. */
export function stateOf({ starts_on: startsOn, last_day: lastDay }: DoseSchedule, today: Day): KeptMedicine['state'] {
  if (lastDay !== null && lastDay < today) return 'past';
  return startsOn > today ? 'ahead' : 'now';
}

/** When it is due on that day; not at all on a day between two doses, or where it is taken when it is needed. */
export function timesOn(row: DoseSchedule, day: Day): readonly string[] {
  const { starts_on: startsOn, every_days: everyDays } = row;
  if (everyDays === null || stateOf(row, day) !== 'now' || daysBetween(startsOn, day) % everyDays !== 0) return [];
  return doseTimes(row.frequency, row.times);
}

/** Today and the time of day, where the doses are taken. */
export type Clock = { last: Day; time: string };

type KnownMarks = {
  /** Of that day. */
  marks: readonly Pick<MarkRow, 'time' | 'state'>[];
  isListed: boolean;
  clock: Clock;
  /** Doses at this hour and before are left out. */
  after?: string;
};

/** What became of the doses of a day. What was due later today, or before the medicine was listed, is not missing; what was marked at an hour that is none any more is one of the doses of that day. */
export function countOn(row: DoseSchedule, day: Day, { marks, isListed, clock, after = '' }: KnownMarks): DoseCount {
  const said = new Set(marks.map(({ time }) => time));
  const due = timesOn(row, day).filter((time) => time > after);
  const missing = due.filter((time) => !said.has(time) && (day < clock.last || time <= clock.time)).length;
  const moved = marks.filter(({ time }) => !due.includes(time)).length;
  return {
    taken: marks.filter(({ state }) => state === 'taken').length,
    skipped: marks.filter(({ state }) => state === 'skipped').length,
    open: isListed ? Math.max(0, missing - moved) : 0,
  };
}
