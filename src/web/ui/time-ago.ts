import { dayIn, daysBetween } from '#shared/dates.ts';
import { localeTag } from '#shared/intl.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

/** '2 hours ago', 'yesterday', 'in 3 days'; from a day on it counts the days of the calendar of that zone. */
export function timeAgo(instant: Date, now: Date, { locale, zone }: { locale: string; zone: string }): string {
  const words = new Intl.RelativeTimeFormat(localeTag(locale), { numeric: 'auto' });
  const gap = instant.getTime() - now.getTime();
  if (Math.abs(gap) >= DAY_MS) return words.format(daysBetween(dayIn(zone, now), dayIn(zone, instant)), 'day');
  return Math.abs(gap) >= HOUR_MS
    ? words.format(Math.trunc(gap / HOUR_MS), 'hour')
    : words.format(Math.trunc(gap / MINUTE_MS), 'minute');
}
