import type { Time } from '#features/bookings/server/kind.ts';
import { dayIn } from '#shared/dates.ts';
import { HOUR_MS } from '#shared/durations.ts';

/** So many hours from this instant on, on the clock of that zone. */
export const visitTime = (timeZone: string, startsAt: Date, hours: number): Time => ({
  day: dayIn(timeZone, startsAt),
  startsAt,
  endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
});
