import { addDays, weekdayOf } from '#shared/dates.ts';
import type { Day } from '#shared/day.ts';
import { STAY_DAYS } from './stay-limits.ts';

/** One day a week to begin with (daysCount 1): the first on which the centre is open, counted from check-in. */
export const defaultWeekdays = (checkIn: Day, openWeekdays: readonly number[]): number[] => [
  weekdayOf(nearestOpenDay(checkIn, { openWeekdays })),
];

/** When a centre is open: its weekdays, without the days on which it is closed all the same, where these are known. */
type OpenDays = { openWeekdays: readonly number[]; closedDays?: readonly Day[] };

export const isOpenOn = (day: Day, { openWeekdays, closedDays = [] }: OpenDays): boolean =>
  openWeekdays.includes(weekdayOf(day)) && !closedDays.includes(day);

/** The first open day from `day` on, or with -1 the last one up to it; the day itself where none is open for a month of billing. */
export const nearestOpenDay = (day: Day, open: OpenDays, direction: 1 | -1 = 1): Day =>
  Array.from({ length: STAY_DAYS }, (_, count) => addDays(day, count * direction)).find((near) =>
    isOpenOn(near, open),
  ) ?? day;
