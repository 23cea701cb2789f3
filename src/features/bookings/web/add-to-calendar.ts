import type { Booking } from '#features/bookings/booking.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Translator } from '#shared/words.ts';
import { calendarStatus } from '../calendar.ts';
import type { CalendarEvent } from '#shared/calendar-file.ts';
import { saveCalendarFile } from '#web/save-calendar.ts';
import type { PagesOfKind } from './booking-pages.tsx';

type CalendarWording = {
  t: Translator;
  /** Of its kind: where one meets on the screen, there is no place to go to. */
  pages: Pick<PagesOfKind, 'isOnScreen' | 'list'>;
};

/** Hands the times to the person's calendar, one event each; what is cancelled or gone is taken out of it. */
export const addToCalendar = (booking: Booking, speaking: CalendarWording): Promise<void> =>
  saveCalendarFile(calendarEvents(booking, speaking), booking.bookingId);

/** One event for each time that it has or had, told as the family's feed tells it; tentative until the provider has accepted. */
export const calendarEvents = (
  booking: Booking,
  { t, pages: { isOnScreen, list } }: CalendarWording,
): CalendarEvent[] =>
  booking.calendar.map(({ uid, startsAt, endsAt, isGone }) => ({
    uid,
    sequence: booking.sequence,
    status: calendarStatus(booking, { isGone }),
    title: t('bookings.feed.event', { what: booking.what, name: booking.personName }),
    ...(!isOnScreen && { location: booking.address }),
    description: [
      booking.providerName,
      t('bookings.feed.booking', { id: booking.bookingId }),
      isOnScreen
        ? location.origin + list({ _id: booking._id })
        : t('bookings.calendar.questions', { phone: phoneInWords(booking.phone) }),
    ].join('\n'),
    startsAt,
    endsAt,
  }));
