import { type CalendarTime, calendarTime } from '../../calendar.ts';
import { type BookingKind, knownBy, type Time } from '../kind.ts';
import type { ShownBooking } from '../opened/opened-store.ts';
import { unpackTimes } from '../opened/packed-store.ts';
import { movesOf } from './present-times.ts';

/** The times of a booking as calendars know them, with those that one may hold in vain. */
export function presentCalendar(row: ShownBooking, kind: Pick<BookingKind, 'isByDay' | 'single'>): CalendarTime[] {
  const known = { bookingId: row.booking_id, knownBy: knownBy(kind) };
  const moves = movesOf(row.packed_moves);
  const there = row.times.map((time, index) => {
    const bookedFor = moves.get(time.startsAt.toISOString())?.bookedFor ?? null;
    return calendarTime(known, { ...time, number: index + 1, bookedFor, isGone: false });
  });
  const gone = [...unpackTimes(row.packed_gone).map((time) => ({ ...time, bookedFor: null })), ...cancelledIn(row)];
  return [...there, ...gone.map((time, index) => calendarTime(known, { ...time, number: index + 1, isGone: true }))];
}

const cancelledIn = ({ packed_skips: packed }: ShownBooking): (Time & { bookedFor: Date })[] =>
  (packed ?? [])
    .filter(([, , , , , cancelledBy]) => cancelledBy !== null)
    .map(([day, startsAt, , endsAt, bookedFor]) => ({
      day,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      bookedFor: new Date(bookedFor),
    }));
