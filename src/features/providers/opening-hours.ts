import { addDays, type Day, dayIn, timeIn, weekdayOf } from '#shared/dates.ts';
import type { Hours } from './hours.ts';

/** How it stands at the door: times as `17:00` on the provider's clock. `never` is for a provider that is closed all week. */
export type OpenState =
  | { state: 'open'; until: string }
  | { state: 'closed'; opens: string; day: Day; isToday: boolean }
  | { state: 'never' };

/** Whether the provider is open at `now`, and when that changes. `zone` is the provider's IANA zone. */
export function openingAt(hours: Hours, zone: string, now: Date): OpenState {
  const today = dayIn(zone, now);
  const time = timeIn(zone, now);
  const weekday = weekdayOf(today);
  const todays = hours[weekday - 1];
  if (todays && todays.open <= time && time < todays.close) return { state: 'open', until: todays.close };
  if (todays && time < todays.open) return { state: 'closed', opens: todays.open, day: today, isToday: true };
  for (let days = 1; days <= hours.length; days += 1) {
    const nexts = hours[(weekday - 1 + days) % hours.length];
    if (nexts) return { state: 'closed', opens: nexts.open, day: addDays(today, days), isToday: false };
  }
  return { state: 'never' };
}

/** Weekdays in a row with the same hours, so that a week reads in a few lines: Monday to Friday, 8 to 5. */
export function weekInLines(hours: Hours): { from: number; to: number; hours: Hours[number] }[] {
  const lines: { from: number; to: number; hours: Hours[number] }[] = [];
  hours.forEach((day, index) => {
    const last = lines.at(-1);
    if (last && last.hours?.open === day?.open && last.hours?.close === day?.close) last.to = index + 1;
    else lines.push({ from: index + 1, to: index + 1, hours: day });
  });
  return lines;
}
