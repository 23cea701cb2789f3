import type { Booking } from '#features/bookings/booking.ts';
import { dayIn, formatDay, formatTime, timeIn } from '#shared/dates.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';

/** What has happened, and what comes next. */
export function BookingTimeline({ booking: { timeline, timeZone } }: { booking: Booking }) {
  const locale = useLocale();
  const momentOf = (instant: string) => {
    const at = new Date(instant);
    return `${formatDay(dayIn(timeZone, at))}, ${formatTime(timeIn(timeZone, at), locale)}`;
  };
  return (
    <Timeline
      moments={timeline.map(({ title, at, state }) => ({ title, state, ...(at && { detail: momentOf(at) }) }))}
      data-testid="booking-timeline"
    />
  );
}
