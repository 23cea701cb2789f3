import type { Booking } from '#features/bookings/booking.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale } from '#web/i18n/words.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { datedMoment } from '#web/moment-in-words.ts';

/** What has happened, on the reader's clock, and what comes next, on the provider's. */
export function BookingTimeline({ booking: { timeline, timeZone } }: { booking: Booking }) {
  const locale = useLocale();
  return (
    <Timeline
      moments={timeline.map(({ title, at, state }) => ({
        title,
        state,
        ...(at && { detail: datedMoment(at, { timeZone: state === 'next' ? timeZone : deviceZone(), locale }) }),
      }))}
      data-testid="booking-timeline"
    />
  );
}
