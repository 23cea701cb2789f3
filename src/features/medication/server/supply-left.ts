import { addDays, type Day, daysBetween } from '#shared/dates.ts';
import { type CountedSupply, ESTIMATED_FOR, type RemainingSupply } from '../supply.ts';
import { type Clock, countOn, type DoseSchedule, stateOf, timesOn } from './count-doses.ts';
import type { MarkRow } from './dose-store.ts';

type KnownSupply = { supply: CountedSupply; marks: readonly Pick<MarkRow, 'day' | 'time' | 'state'>[]; clock: Clock };

/**
 * How much is left of what was counted, and for how long it is enough, by the hours as they stand now: what was skipped is still there,
 * what nobody has marked counts as taken. Null where nothing can be said: of what is taken when it is needed, of what is taken no longer,
 * and of what was counted too long ago.
 */
export function supplyLeft(row: DoseSchedule, { supply, marks, clock }: KnownSupply): RemainingSupply | null {
  const today = clock.last;
  if (row.every_days === null || stateOf(row, today) === 'past') return null;
  if (supply.countedOn > today || daysBetween(supply.countedOn, today) > ESTIMATED_FOR) return null;
  const units = Math.max(0, rounded(supply.units - takenSince(row, { supply, marks, clock }) * supply.perDose));
  const doses = Math.floor(rounded(units / supply.perDose));
  if (doses === 0) return { units, lasts: 'out', until: null };
  const outOn = firstWithout(row, { doses, marks, clock });
  if (outOn === 'course' || outOn === 'long') return { units, lasts: outOn, until: null };
  const days = Math.max(0, daysBetween(today, outOn) - 1);
  return { units, lasts: 'until', until: { day: addDays(today, days), days } };
}

/** Tenths of a tablet add up. */
const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6;

function takenSince(row: DoseSchedule, { supply, marks, clock }: KnownSupply): number {
  let doses = 0;
  for (let day = supply.countedOn; day <= clock.last; day = addDays(day, 1)) {
    const after = day === supply.countedOn ? supply.time : '';
    const ofDay = marks.filter((mark) => mark.day === day && mark.time > after);
    const { taken, open } = countOn(row, day, { marks: ofDay, isListed: true, clock, after });
    doses += taken + open;
  }
  return doses;
}

type DosesAhead = { doses: number; marks: KnownSupply['marks']; clock: Clock };

/** The day of the first dose to come for which so many are not enough. */
function firstWithout(row: DoseSchedule, { doses, marks, clock }: DosesAhead): Day | 'course' | 'long' {
  const today = clock.last;
  const said = new Set(marks.filter(({ day }) => day === today).map(({ time }) => time));
  let left = doses;
  for (let ahead = 0; ahead <= ESTIMATED_FOR; ahead += 1) {
    const day = addDays(today, ahead);
    if (row.last_day !== null && day > row.last_day) return 'course';
    const due = timesOn(row, day).filter((time) => ahead > 0 || (time > clock.time && !said.has(time)));
    if (due.length > left) return day;
    left -= due.length;
  }
  return 'long';
}
