import type { DateArray, EventAttributes } from 'ics';
import type { Booking } from '#features/bookings/booking.ts';
import { brand } from '#shared/brand.ts';
import { phoneInWords } from '#shared/phone.ts';
import type { Translate } from '#shared/words.ts';
import { connected } from '#web/connection.ts';

// In hours, because the library writes a whole day as P1DT, which is no duration.
const REMINDERS_HOURS = [24, 1];
const MOST_BYTES_A_LINE = 75;

/** Hands the times to the person's calendar: one event each, in UTC, so that no program moves them. Made in the browser, on demand. */
export async function addToCalendar(booking: Booking, t: Translate): Promise<void> {
  await connected();
  const { createEvents } = await import('ics');
  const { error, value } = createEvents(calendarEvents(booking, t));
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  save(folded(value), `${booking.bookingId}.ics`);
}

/** One event for each time, with reminders a day and an hour before; tentative until the provider has accepted. */
export function calendarEvents(booking: Booking, t: Translate): EventAttributes[] {
  return booking.times.map(({ startsAt, endsAt }, index) => ({
    // the same after the time was moved, so that the calendar moves it too
    uid: `${booking.bookingId}-${index + 1}@lado`,
    productId: `-//${brand.company}//${brand.name}//EN`,
    status: booking.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
    title: booking.providerName,
    location: booking.address,
    description: t('bookings.calendar.text', {
      id: booking.bookingId,
      name: booking.personName,
      phone: phoneInWords(booking.phone),
    }),
    start: utc(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    alarms: REMINDERS_HOURS.map((hours) => ({
      action: 'display',
      description: booking.providerName,
      trigger: { hours, before: true },
    })),
  }));
}

function utc(moment: string): DateArray {
  const instant = new Date(moment);
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}

/** The library folds long lines by letters, the standard by bytes, of which accented letters have two. */
const folded = (file: string) => file.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n');

function foldedLine(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length;
    bytes += more;
    if (bytes > MOST_BYTES_A_LINE) {
      text += '\r\n\t';
      bytes = 1 + more;
    }
    text += letter;
  }
  return text;
}

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
