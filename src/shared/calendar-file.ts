import { createEvents, type EventAttributes } from 'ics';
import { brand } from './brand.ts';

// In hours, because the library writes a whole day as P1DT, which is no duration.
const REMINDERS_HOURS = [24, 1];
const MOST_BYTES_A_LINE = 75;
const productId = `-//${brand.company}//${brand.name}//EN`;

/** One thing in somebody's calendar. */
export type CalendarEvent = {
  /** The same for as long as it is the same thing, so that a calendar moves it instead of keeping two. */
  uid: string;
  /** Higher with every change of what has been handed out before. */
  sequence?: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  title: string;
  location?: string;
  description: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
};

/**
 * Events as the text of a calendar, in UTC, so that no program moves them. A file that cancels all that it holds says so. With a name it is a
 * calendar of its own, to which one subscribes: without reminders, which are its reader's to set.
 */
export function calendarFile(events: readonly CalendarEvent[], { name }: { name?: string } = {}): string {
  const isCancelling = name === undefined && events.every(({ status }) => status === 'CANCELLED');
  const header = { productId, ...(isCancelling && { method: 'CANCEL' }), ...(name !== undefined && { calName: name }) };
  const isReminding = name === undefined;
  const { error, value } = createEvents(
    events.map((event) => attributesOf(event, isReminding)),
    header,
  );
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return folded(value);
}

/** With reminders a day and an hour before, unless it is cancelled. */
const attributesOf = (
  { uid, sequence, status, title, location, description, ...span }: CalendarEvent,
  isReminding: boolean,
): EventAttributes => ({
  uid,
  productId,
  ...(sequence !== undefined && { sequence }),
  status,
  title,
  ...(location !== undefined && { location }),
  description,
  start: utc(span.startsAt),
  startInputType: 'utc',
  startOutputType: 'utc',
  end: utc(span.endsAt),
  endInputType: 'utc',
  endOutputType: 'utc',
  ...(isReminding &&
    status !== 'CANCELLED' && {
      alarms: REMINDERS_HOURS.map((hours) => ({
        action: 'display' as const,
        description: title,
        trigger: { hours, before: true },
      })),
    }),
});

function utc(moment: string): [number, number, number, number, number] {
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
