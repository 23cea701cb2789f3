import { bothClocks } from '#shared/both-clocks.ts';
import type { Visit } from '#features/bookings/booking.ts';
import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { type Day, dayIn, daysBetween, formatClock } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';

/** How many days lie between the day that the page names, which is the reader's, and that day; never below zero. */
export function useDaysAhead(): (day: Day) => number {
  const now = useOpenedAt();
  return (day) => Math.max(0, daysBetween(dayIn(deviceZone(), now), day));
}

type Start = Pick<Visit, 'kind' | 'day' | 'startsAt' | 'timeZone'>;

/**
 * 'Tomorrow, 8:00 AM' on the provider's clock; 'In 5 days' for what is farther away. Of a visit on the screen the day and the first clock
 * are the reader's, and the provider's clock stands beside it where it shows another time.
 */
export function useVisitStart({ kind, day, startsAt, timeZone }: Start): string {
  const t = useWords();
  const locale = useLocale();
  const ahead = useDaysAhead();
  const { isOnScreen } = usePagesOf(kind);
  const at = new Date(startsAt);
  const here = deviceZone();
  const count = ahead(isOnScreen ? dayIn(here, at) : day);
  const days = t('dashboard.ticket.inDays', { count });
  if (count > 1) return days;
  const clock = isOnScreen
    ? bothClocks(at, { timeZone: here, readerZone: timeZone, locale })
    : formatClock(timeZone, at, locale);
  return `${days}, ${clock}`;
}
