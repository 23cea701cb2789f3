import { addDays, type Day, weekdayOf } from '#shared/dates.ts';

/** What a calendar says of a day, in the reader's language; only a free one can be chosen. `waiting`: full, and one stands in line for it. */
export type DayFact = { look: 'free' | 'full' | 'waiting' | 'closed'; words: string };

/** Which days can be chosen. */
export type DayLimits = {
  min?: Day;
  max?: Day;
  /** Undefined for a day of which nothing is known: it can be chosen. */
  factOf?: (day: Day) => DayFact | undefined;
  /** The other end of a range, so that the days between are tinted. */
  rangeFrom?: Day;
  rangeTo?: Day;
};

/** Days of the month around `day` in whole weeks, with empty places before the first and after the last; without the weeks that lie before `min`. */
export function weeksOf(day: Day, firstWeekday: number, min?: Day): (Day | undefined)[][] {
  const first = firstOfMonth(day);
  const count = Number(addDays(firstOfMonth(addDays(first, 31)), -1).slice(8));
  const lead = (weekdayOf(first) - firstWeekday + 7) % 7;
  const weeks = Math.ceil((lead + count) / 7);
  const all = Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const date = week * 7 + column - lead;
      return date >= 0 && date < count ? addDays(first, date) : undefined;
    }),
  );
  return min ? all.filter((week) => week.some((date) => date !== undefined && date >= min)) : all;
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The same date so many months on, or the last day of a month that is shorter. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const last = Number(addDays(firstOfMonth(addDays(first, 31)), -1).slice(8));
  return addDays(first, Math.min(Number(day.slice(8)), last) - 1);
}

/** Where a key of a calendar leads from `day`: arrows by days and weeks, Page Up and Down by months, with Shift by years; undefined for other keys. */
export function afterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: Day,
  firstWeekday: number,
): Day | undefined {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7;
  const months = shiftKey ? 12 : 1;
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -column),
    End: () => addDays(day, 6 - column),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return moves[key]?.();
}

/** Sunday comes first in the calendars of the United States, Monday in those of Europe. */
export const firstWeekdayOf = (locale: string): number => (locale === 'en' || locale === 'es' ? 7 : 1);
