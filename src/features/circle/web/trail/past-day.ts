import { type Day, dayIn, daysBetween, formatClock, formatDayInWords, formatZone } from '#shared/dates.ts';
import { localeTag } from '#shared/intl.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { deviceZone } from '#web/device-zone.ts';

type DayWording = { now: Date; locale: string };

/** 'Today', 'Yesterday', 'Monday, June 15, 2026': a day that is over or goes on, at the beginning of a line. */
export function pastDay(day: Day, { now, locale }: DayWording): string {
  const ago = daysBetween(day, dayIn(deviceZone(), now));
  const isNear = ago === 0 || ago === 1;
  const words = isNear
    ? new Intl.RelativeTimeFormat(localeTag(locale), { numeric: 'auto' }).format(-ago, 'day')
    : formatDayInWords(day, locale);
  return sentenceCase(words, locale);
}

/** 'Today, 2:10 PM (Pacific Time)' on the reader's clock. */
export function pastMoment(instant: string, looked: DayWording): string {
  const [zone, at] = [deviceZone(), new Date(instant)];
  return `${pastDay(dayIn(zone, at), looked)}, ${formatClock(zone, at, looked.locale)} (${formatZone(zone, looked.locale, at)})`;
}
