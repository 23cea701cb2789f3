import { askableUntil } from '#features/bookings/status.ts';
import type { Hours } from '#features/providers/hours.ts';
import { addDays, type Day, dayIn, instantOf, weekdayOf } from '#shared/dates.ts';
import type { Stay } from './stay.ts';
import { careDays } from './stay-price.ts';

type LocalHours = { hours: Hours; timeZone: string };
type Span = Pick<Stay, 'checkInDate' | 'checkOutDate' | 'weekDays'>;
type Calendar = LocalHours & { openWeekdays: readonly number[]; isFull: (day: Day) => boolean };

/** The first day of care in this time on which the party finds seats, if there is one: none that has passed or begun. */
export function nextFreeDay(span: Span, { isFull, ...centre }: Calendar, now: Date): Day | undefined {
  const today = dayIn(centre.timeZone, now);
  const coming = { ...span, checkInDate: span.checkInDate < today ? today : span.checkInDate };
  return careDays(coming, centre.openWeekdays).find((day) => !isFull(day) && !hasBegun(day, centre, now));
}

/** The day from which on a stay is proposed: a day that has begun is taken by choice alone. */
export function firstProposed(centre: LocalHours, now: Date): Day {
  const today = dayIn(centre.timeZone, now);
  return hasBegun(today, centre, now) ? addDays(today, 1) : today;
}

/** Whether the centre has opened on that day already. */
export function hasBegun(day: Day, centre: LocalHours, now: Date): boolean {
  const times = timesOn(day, centre);
  return times !== undefined && times.startsAt <= now;
}

/** Whether that day can no longer be asked for: it has passed, or the centre closes too soon to answer. */
export function isOver(day: Day, centre: LocalHours, now: Date): boolean {
  const times = timesOn(day, centre);
  return day < dayIn(centre.timeZone, now) || (times !== undefined && askableUntil(times) <= now);
}

/** From opening to closing; undefined on a weekday on which the centre is closed. */
export function timesOn(day: Day, { hours, timeZone }: LocalHours): { startsAt: Date; endsAt: Date } | undefined {
  const opening = hours[weekdayOf(day) - 1];
  if (!opening) return undefined;
  return { startsAt: instantOf(day, opening.open, timeZone), endsAt: instantOf(day, opening.close, timeZone) };
}
