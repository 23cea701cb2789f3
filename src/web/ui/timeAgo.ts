import { localeTag } from '#shared/dates.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** '2 hours ago', 'yesterday', 'in 3 days'; both instants in epoch milliseconds. */
export function timeAgo(instant: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(localeTag(locale), { numeric: 'auto' });
  const gap = instant - now;
  const [unit, length] = steps.find(([, size]) => Math.abs(gap) >= size) ?? ['minute', 60_000];
  return words.format(Math.trunc(gap / length), unit);
}
