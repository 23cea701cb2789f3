import type { BookingTime } from '../../booking.ts';
import type { PackedAttendance } from './packed-attendance-store.ts';

/** The times of a booking of which something was noted. */
export function presentAttendance(packed: readonly PackedAttendance[] | null, times: readonly BookingTime[]) {
  const noted = new Map((packed ?? []).map(([startsAt, ...at]) => [new Date(startsAt).toISOString(), at]));
  return times.flatMap(({ day, startsAt }) => {
    const [arrivedAt, leftAt] = noted.get(startsAt) ?? [];
    if (!arrivedAt) return [];
    return [
      { day, arrivedAt: new Date(arrivedAt).toISOString(), leftAt: leftAt ? new Date(leftAt).toISOString() : null },
    ];
  });
}
