import type { BookingTime } from '../../booking.ts';
import type { PackedAttendance } from './packed-attendance-store.ts';

/** The times of a booking of which something was noted. */
export function presentAttendance(packed: readonly PackedAttendance[] | null, times: readonly BookingTime[]) {
  const noted = new Map((packed ?? []).map(([startsAt, ...at]) => [new Date(startsAt).toISOString(), at]));
  return times.flatMap(({ day, startsAt }) => {
    const at = noted.get(startsAt);
    if (!at) return [];
    const [arrivedAt, leftAt, missedAt] = at.map((instant) => (instant ? new Date(instant).toISOString() : null));
    return [{ day, arrivedAt: arrivedAt ?? null, leftAt: leftAt ?? null, missedAt: missedAt ?? null }];
  });
}
