import { bothClocks, readersClock } from '#shared/both-clocks.ts';
import { formatClock } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale } from '#web/i18n/words.tsx';
import type { Visit } from '../../booking.ts';
import { usePagesOf } from '../booking-pages.tsx';

/** From when to when on the provider's clock; of a visit on the screen when it begins on both clocks, where they differ. */
export function useVisitHours({ kind, startsAt, endsAt, timeZone }: Visit): string {
  const locale = useLocale();
  const { isOnScreen } = usePagesOf(kind);
  const clocks = { timeZone, readerZone: deviceZone(), locale };
  const begins = new Date(startsAt);
  return isOnScreen && readersClock(begins, clocks)
    ? bothClocks(begins, clocks)
    : `${formatClock(timeZone, startsAt, locale)} – ${formatClock(timeZone, endsAt, locale)}`;
}
