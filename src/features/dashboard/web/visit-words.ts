import type { BookingTime } from '#features/bookings/booking.ts';
import { type Day, dayIn, daysBetween, formatClock } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useOpenedAt } from '#web/installation.tsx';

/** How many days lie between the day that the page names, which is the reader's, and that day; never below zero. */
export function useDaysAhead(): (day: Day) => number {
  const now = useOpenedAt();
  return (day) => Math.max(0, daysBetween(dayIn(deviceZone(), now), day));
}

/** 'Tomorrow, 8:00 AM' on the provider's clock; 'In 5 days' for what is farther away. */
export function useVisitStart(): (visit: Pick<BookingTime, 'day' | 'startsAt'> & { timeZone: string }) => string {
  const t = useWords();
  const locale = useLocale();
  const ahead = useDaysAhead();
  return ({ day, startsAt, timeZone }) => {
    const count = ahead(day);
    const days = t('dashboard.ticket.inDays', { count });
    return count > 1 ? days : `${days}, ${formatClock(timeZone, startsAt, locale)}`;
  };
}
