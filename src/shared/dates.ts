import { plainFigures } from './clean-text.ts';
import type { Day } from './day.ts';
import { dateFormat, keptBy } from './intl.ts';
import { DAY_MS } from './durations.ts';

export type { Day };

const noonOf = (day: Day) => Date.parse(`${day}T12:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whole years from a day until today; none before it has come. */
export function yearsSince(since: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(since.slice(0, 4));
  return Math.max(0, today.slice(5) < since.slice(5) ? years - 1 : years);
}

/** Below zero when `to` comes before `from`. */
export const daysBetween = (from: Day, to: Day): number => Math.round((noonOf(to) - noonOf(from)) / DAY_MS);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(noonOf(day)).getUTCDay() || 7;

/** Every day from the first to the last, both included; none when they are the wrong way round. */
export function daysFrom(first: Day, last: Day): Day[] {
  const noon = noonOf(first);
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    new Date(noon + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** What the calendar on the wall says in that zone (IANA name) at that instant. */
export function dayIn(zone: string, instant: Date): Day {
  const { year, month, day } = partsIn(zone, instant);
  return `${year}-${month}-${day}`;
}

/** `14:05` on the clock of that zone. */
export function timeIn(zone: string, instant: Date): string {
  const { hour, minute } = partsIn(zone, instant);
  return `${hour}:${minute}`;
}

/**
 * The instant at which clocks in that zone show `day` and `time` (`HH:MM`). A time that a change of clocks skips
 * is taken as if clocks had not changed yet; of a time that comes twice, the first is meant.
 */
export function instantOf(day: Day, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const early = wall - offsetOf(zone, wall - DAY_MS);
  const late = wall - offsetOf(zone, wall + DAY_MS);
  const shows = (instant: number) => instant + offsetOf(zone, instant) === wall;
  const fitting = [early, late].filter(shows);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : early);
}

function offsetOf(zone: string, instant: number) {
  const { year, month, day, hour, minute, second } = partsIn(zone, new Date(instant));
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

const clockIn = keptBy((zone) => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  let last: { instant: number; parts: Parts } | undefined;
  // A list asks for the same moment once for each provider.
  return (instant: number): Parts => {
    if (last?.instant !== instant) last = { instant, parts: partsOf(clock.formatToParts(instant)) };
    return last.parts;
  };
});

const partsIn = (zone: string, instant: Date) => clockIn(zone)(instant.getTime());

function partsOf(formatted: Intl.DateTimeFormatPart[]): Parts {
  const parts: Parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of formatted) if (type in parts) parts[type as keyof Parts] = value; // it was just looked up
  return parts;
}

/** `06-17-2026`, as the specification shows dates. */
export const formatDay = (day: Day): string => `${day.slice(5, 7)}-${day.slice(8, 10)}-${day.slice(0, 4)}`;

/** `06/17/2026`, as the specification's booking form has them. */
export const slashedDay = (day: Day): string => formatDay(day).replaceAll('-', '/');

/** Reads `06/17/2026`, `6-17-2026`, `06172026` or `2026-06-17`; undefined for what is no day of the calendar. */
export function readDay(text: string): Day | undefined {
  const words = plainFigures(text).trim();
  const american = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(words) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(words);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words);
  const [year, month, day] = american ? [american[3], american[1], american[2]] : [iso?.[1], iso?.[2], iso?.[3]];
  if (!year || !month || !day) return undefined;
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isFinite(noonOf(read)) && addDays(read, 0) === read ? read : undefined;
}

/** 'Wednesday, June 17, 2026'; with `yearless`, 'Wednesday, June 17'; with `short`, 'Wed, Jun 17'; with `bare`, 'June 17'. `locale` is a BCP 47 tag. */
export function formatDayInWords(
  day: Day,
  locale: string,
  style: 'long' | 'yearless' | 'short' | 'bare' = 'long',
): string {
  return dayFormats[style](locale).format(noonOf(day));
}

const dayFormats = {
  long: dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  yearless: dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  short: dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  bare: dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' }),
};

/** 'June 2026' for any day of the month. */
export const formatMonth = (day: Day, locale: string): string => monthFormat(locale).format(noonOf(day));
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'Jun 17': for ranges. */
export const formatMonthDay = (day: Day, locale: string): string => monthDayFormat(locale).format(noonOf(day));
const monthDayFormat = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** '4:30 PM' for `16:30`. */
export const formatTime = (time: string, locale: string): string =>
  timeFormat(locale).format(Date.parse(`2026-01-01T${time}:00Z`));
const timeFormat = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** '4:30 PM': an instant on the clock of that zone. */
export const formatClock = (zone: string, at: Date | string, locale: string): string =>
  formatTime(timeIn(zone, new Date(at)), locale);

/** 'Wednesday, June 17, 2026, 4:30 PM (Pacific Time)': an instant on the clock of a zone that is named. */
export const formatMoment = (zone: string, at: Date, locale: string): string =>
  `${formatDayInWords(dayIn(zone, at), locale)}, ${formatClock(zone, at, locale)} (${formatZone(zone, locale, at)})`;

/** 'Mon' or 'Monday' for 1. */
export const formatWeekday = (weekday: number, locale: string, style: 'long' | 'short' = 'short'): string =>
  weekdayFormats[style](locale).format(Date.UTC(2026, 5, 14 + weekday));
const weekdayFormats = {
  long: dateFormat({ weekday: 'long', timeZone: 'UTC' }),
  short: dateFormat({ weekday: 'short', timeZone: 'UTC' }),
};

/** 'Pacific Time' for America/Los_Angeles. */
export const formatZone = (zone: string, locale: string, instant: Date): string =>
  zoneFormat(zone)(locale)
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;
const zoneFormat = keptBy((zone) => dateFormat({ timeZone: zone, timeZoneName: 'longGeneric' }));

/** Whether days and times can be told in a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
