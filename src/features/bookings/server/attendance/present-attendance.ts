import type { AttendanceNote } from '../../attendance.ts';
import type { BookingTime } from '../../calendar.ts';
import type { PackedAttendance } from './packed-attendance-store.ts';

/** What was noted of the times of a booking, by their beginning. */
export const notedOf = (packed: readonly PackedAttendance[] | null): Map<string, AttendanceNote> =>
  new Map(
    (packed ?? []).map(([startsAt, ...at]) => {
      const [arrivedAt, leftAt, missedAt] = at.map((instant) => (instant ? new Date(instant).toISOString() : null));
      return [
        new Date(startsAt).toISOString(),
        { arrivedAt: arrivedAt ?? null, leftAt: leftAt ?? null, missedAt: missedAt ?? null },
      ];
    }),
  );

/** The times of a booking of which something was noted. */
export function presentAttendance(packed: readonly PackedAttendance[] | null, times: readonly BookingTime[]) {
  const noted = notedOf(packed);
  return times.flatMap(({ day, startsAt }) => {
    const at = noted.get(startsAt);
    return at ? [{ day, ...at }] : [];
  });
}
