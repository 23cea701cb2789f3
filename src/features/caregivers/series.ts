import * as z from 'zod/mini';
import { SlotInstant } from '#features/availability/slot-instant.ts';
import { addDays, type Day, dayIn, daysBetween, instantOf, timeIn, weekdayOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { CARE_VISIT, VisitBasics } from './visit.ts';

/** The kind of a booking of visits that come again each week. */
export const CARE_SERIES = 'care_series';
/** Every kind of booking of a caregiver. */
export const careKinds = [CARE_VISIT, CARE_SERIES] as const;

export const FEWEST_WEEKS = 2;
/** What most ask for first. */
export const USUAL_WEEKS = 4;
/** As far as the hours of a caregiver are asked at once. */
export const MOST_WEEKS = 8;
const WEEK_DAYS = 7;
export const FEWEST_VISITS = 2;
export const MOST_VISITS = WEEK_DAYS * MOST_WEEKS;

/** So many days before the first visit of a week what it costs is charged, but for the first week, which is paid at once. */
export const CHARGED_DAYS_BEFORE = 3;
/** A week before the last visit its family hears that there is none after it. */
export const ENDS_SOON_HOURS = 7 * 24;
/** So many hours a family may pay a week that could not be charged: it ends some hours before what may be the last visit of the week before, a day ahead of the unpaid one. */
export const UNPAID_HOURS = 40;

/** Visits that come again: `starts` is when each begins, in their order. */
export const SeriesRequest = z.object({
  ...VisitBasics,
  starts: z.array(SlotInstant).check(
    z.minLength(FEWEST_VISITS, 'errors.visitsTooFew'),
    z.maxLength(MOST_VISITS, 'errors.visitsTooMany'),
    z.refine((starts) => starts.every((at, index) => index === 0 || at > (starts[index - 1] ?? at)), {
      error: 'errors.invalid_input',
    }),
  ),
});
export type SeriesRequest = z.output<typeof SeriesRequest>;

/** How visits come again: on these weekdays (ISO, 1 to 7), in so many weeks, each of seven days from the first visit on. */
export type Repetition = { weekdays: readonly number[]; weeks: number };

/** When visits begin that come again from `first` on, at its hour on the clock of that zone; its own weekday is always among them. */
export function seriesStarts(first: string, { weekdays, weeks }: Repetition, timeZone: string): string[] {
  const begins = new Date(first);
  const [firstDay, time] = [dayIn(timeZone, begins), timeIn(timeZone, begins)];
  return Array.from({ length: WEEK_DAYS * weeks }, (_, index) => addDays(firstDay, index))
    .filter((day) => weekdayOf(day) === weekdayOf(firstDay) || weekdays.includes(weekdayOf(day)))
    .map((day) => instantOf(day, time, timeZone).toISOString());
}

/** The visits of each week, in their order; a week in which there is none is left out. */
export function byWeek<Visit extends { day: Day }>(visits: readonly Visit[]): Visit[][] {
  const weeks = new Map<number, Visit[]>();
  for (const visit of visits) {
    const week = Math.floor(daysBetween(visits[0]?.day ?? visit.day, visit.day) / WEEK_DAYS);
    weeks.set(week, [...(weeks.get(week) ?? []), visit]);
  }
  return [...weeks.values()];
}

/** In which parts visits of so many cents each are paid: the first week at once, the others each on its day. */
export function partsOf(visits: readonly { day: Day; startsAt: Date }[], cents: number, now: Date) {
  return byWeek(visits).map((week, index) => {
    const coversFrom = week[0]?.startsAt ?? now;
    const dueAt = index === 0 ? now : new Date(coversFrom.getTime() - CHARGED_DAYS_BEFORE * DAY_MS);
    return { amountCents: cents * week.length, dueAt, coversFrom };
  });
}

/** What visits of so many cents each come to, month by month; `month` is the first of their days in it. */
export function byMonth(days: readonly Day[], cents: number): { month: Day; count: number; cents: number }[] {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months.map((month) => {
    const within = days.filter((day) => day.startsWith(month));
    return { month: within[0] ?? '', count: within.length, cents: cents * within.length };
  });
}

type Visit = { day: Day; startsAt: string };

/**
 * How the visits of a series go on once the last of them is over: on the same weekdays, at the hour of most of them, from the first
 * such day that is neither in the series nor over, for as many weeks. Undefined without visits.
 */
export function continued(
  visits: readonly Visit[],
  timeZone: string,
  now: Date,
): (Repetition & { first: string }) | undefined {
  const last = visits.at(-1);
  if (!last) return undefined;
  const weekdays = [...new Set(visits.map(({ day }) => weekdayOf(day)))].sort();
  const clock = mostOften(visits.map(({ startsAt }) => timeIn(timeZone, new Date(startsAt))));
  const today = dayIn(timeZone, now);
  const from = addDays(last.day > today ? last.day : today, 1);
  const day = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(from, index)).find((one) =>
    weekdays.includes(weekdayOf(one)),
  );
  if (!day || !clock) return undefined;
  return {
    first: instantOf(day, clock, timeZone).toISOString(),
    weekdays: weekdays.filter((weekday) => weekday !== weekdayOf(day)),
    weeks: Math.min(MOST_WEEKS, Math.max(FEWEST_WEEKS, byWeek(visits).length)),
  };
}

/** The one of which there are most; the first of those, where there are as many of another. */
function mostOften(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => count(other) - count(one))[0];
}
