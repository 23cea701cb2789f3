import { formatDayInWords, formatTime } from '#shared/dates.ts';
import type { TimeOff } from '../time-off.ts';

/** 'Mon, Jun 22 – Wed, Jun 24', or 'Mon, Jun 22, 2:00 PM – 4:00 PM'. */
export function timeOffInWords({ first, last, from, to }: TimeOff, locale: string): string {
  const words = (day: string) => formatDayInWords(day, locale, 'short');
  if (from !== null && to !== null && first === last)
    return `${words(first)}, ${formatTime(from, locale)} – ${formatTime(to, locale)}`;
  return first === last ? words(first) : `${words(first)} – ${words(last)}`;
}
