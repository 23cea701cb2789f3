import { formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { stateOf } from '../attendance.ts';
import type { Booking } from '../booking.ts';

/** When the person came and left, or that they did not come, as the provider noted it; the latest day first. */
export function BookingAttendance({ booking: { _id: id, isAtHome, attendance, timeZone } }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const clock = (instant: string | null) => (instant ? formatClock(timeZone, instant, locale) : '');
  if (attendance.length === 0) return null;
  return (
    <section aria-labelledby={`attendance-${id}`} data-testid="booking-attendance">
      <h3 id={`attendance-${id}`}>{t('bookings.attendance')}</h3>
      <FactList
        facts={attendance.toReversed().map(({ day, ...noted }) => ({
          term: <DateText day={day} look="short" />,
          value: t(`bookings.attendance.${stateOf(noted)}`, {
            isAtHome: String(isAtHome),
            arrived: clock(noted.arrivedAt),
            left: clock(noted.leftAt),
          }),
        }))}
      />
    </section>
  );
}
