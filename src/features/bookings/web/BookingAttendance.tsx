import { formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { stateOf } from '../attendance.ts';
import type { Booking } from '../booking.ts';
import { usePagesOf } from './booking-pages.tsx';

/** When the person came and left, or that they did not come, as the provider noted it; the latest day first. */
export function BookingAttendance({ booking: { _id: id, kind, attendance, timeZone } }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const { isAtHome } = usePagesOf(kind);
  const clock = (instant: string | null) => (instant ? formatClock(timeZone, instant, locale) : '');
  if (attendance.length === 0) return null;
  return (
    <section aria-labelledby={`attendance-${id}`} data-testid="booking-attendance">
      <h3 id={`attendance-${id}`}>{t('bookings.attendance')}</h3>
      <FactList
        facts={attendance.toReversed().map(({ day, ...noted }) => ({
          term: <DateText day={day} look="short" />,
          value: t(`bookings.attendance.${isAtHome && stateOf(noted) === 'missed' ? 'home.' : ''}${stateOf(noted)}`, {
            arrived: clock(noted.arrivedAt),
            left: clock(noted.leftAt),
          }),
        }))}
      />
    </section>
  );
}
