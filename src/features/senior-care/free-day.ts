import type { Hours } from '#features/providers/hours.ts';
import { type Day, dayIn, instantOf, weekdayOf } from '#shared/dates.ts';
import { careDays, type Stay } from './stay.ts';

type Clocked = { hours: Hours; timeZone: string };
type Span = Pick<Stay, 'checkInDate' | 'checkOutDate' | 'weekDays'>;
type Calendar = Clocked & { openWeekdays: readonly number[]; isFull: (day: Day) => boolean };

/** The first day of care in this time on which the party finds seats, if there is one: none that has passed, nor today once the centre has closed. */
export function nextFreeDay(span: Span, { isFull, ...centre }: Calendar, now: Date): Day | undefined {
  const today = dayIn(centre.timeZone, now);
  const coming = { ...span, checkInDate: span.checkInDate < today ? today : span.checkInDate };
  return careDays(coming, centre.openWeekdays).find((day) => !isFull(day) && !isOver(day, centre, now));
}

/** Whether the centre has closed on that day already. */
export function isOver(day: Day, { hours, timeZone }: Clocked, now: Date): boolean {
  const opening = hours[weekdayOf(day) - 1];
  return opening !== null && opening !== undefined && instantOf(day, opening.close, timeZone) <= now;
}
