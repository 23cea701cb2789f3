import type { Booking } from '#features/bookings/booking.ts';
import { dayIn, formatDay, formatTime, timeIn } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { type Moment, Timeline } from '#web/ui/Timeline.tsx';

const failures = ['declined', 'cancelled', 'expired', 'unpaid'];

/** What has happened, and what comes next. */
export function BookingTimeline({ booking }: { booking: Booking }) {
  const t = useWords();
  const locale = useLocale();
  const moment = (instant: string) => {
    const at = new Date(instant);
    return `${formatDay(dayIn(booking.timeZone, at))}, ${formatTime(timeIn(booking.timeZone, at), locale)}`;
  };
  const done: Moment[] = booking.events.map(({ what, at }) => ({
    title: t(`bookings.event.${what}`),
    detail: moment(at),
    state: failures.includes(what) ? 'failed' : 'done',
  }));
  return (
    <Timeline
      moments={[
        ...done,
        ...comingOf(booking).map(({ word, at, isNow }): Moment => ({
          title: t(word),
          ...(at && { detail: moment(at) }),
          state: isNow ? 'now' : 'next',
        })),
      ]}
      data-testid="booking-timeline"
    />
  );
}

type Coming = { word: string; at?: string; isNow?: boolean };

function comingOf({ status, payment, tab, startsAt }: Booking): Coming[] {
  if (status === 'cancelled') return payment === 'refund_due' ? [{ word: 'bookings.coming.refund', isNow: true }] : [];
  const firstDay: Coming = { word: 'bookings.coming.firstDay', at: startsAt };
  if (status === 'pending')
    return [{ word: payment === 'due' ? 'bookings.coming.pay' : 'bookings.coming.answer', isNow: true }, firstDay];
  return tab === 'upcoming' ? [firstDay] : [];
}
