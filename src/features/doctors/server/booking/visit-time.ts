import { slotAt } from '#features/availability/slot-times.ts';
import type { Time } from '#features/bookings/server/kind.ts';
import { dayIn } from '#shared/dates.ts';
import type { BookableDoctor } from '../doctor-store.ts';

/** The slot of this doctor that begins at this instant. */
export const visitTime = ({ timeZone, weeklyHours }: BookableDoctor, startsAt: Date): Time => ({
  day: dayIn(timeZone, startsAt),
  ...slotAt(startsAt, weeklyHours),
});
