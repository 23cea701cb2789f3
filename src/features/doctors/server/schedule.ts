import { findOfferedSlots, findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { Schedule } from '../contract.ts';
import { APPOINTMENT } from '../doctor.ts';
import { doctorById, type DoctorPage } from './doctor-store.ts';

const CARD_TIMES = 3;

type ScheduleQuery = { id: string; from: Date | undefined; days: number; now: Date };

/** What a doctor offers from an instant on. Throws `not_found` for whoever cannot be booked. */
export async function scheduleOf(db: Db, { id, now, ...asked }: ScheduleQuery): Promise<Schedule> {
  const doctor = await doctorById(db, { id, now });
  if (!doctor || !takesAppointments(doctor)) throw new Failure('not_found');
  return scheduleWith(db, doctor, { ...asked, now });
}

/** The same of a doctor who is known already. */
export async function scheduleWith(
  db: Db,
  { facts: { _id: id, timeZone }, slot_minutes: minutes, ahead_days: aheadDays }: BookablePage,
  { from, days, now }: Omit<ScheduleQuery, 'id'>,
): Promise<Schedule> {
  const first = from && from > now ? from : now;
  const asked = { service: APPOINTMENT, from: first, to: new Date(first.getTime() + days * DAY_MS), now };
  const [slots, next] = await Promise.all([
    findOfferedSlots(db, { ...asked, providerId: id }),
    nextTimesOf(db, [id], { now, limit: 1 }),
  ]);
  return {
    data: slots.map(({ startsAt, endsAt, free }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isFree: free > 0,
    })),
    timeZone,
    minutes,
    aheadDays,
    nextFree: next.get(id)?.[0] ?? null,
  };
}

type BookablePage = DoctorPage & { slot_minutes: number; ahead_days: number };

/** Whether appointments can be made: checked, with hours, and somebody answers. */
export const takesAppointments = (doctor: DoctorPage): doctor is BookablePage =>
  doctor.facts.isVerified && doctor.host_id !== null && doctor.slot_minutes !== null;

/** When the next free slots of these doctors begin, of each so many. Nothing is asked of whether they can be booked. */
export async function nextTimesOf(
  db: Db,
  ids: readonly string[],
  { now, limit = CARD_TIMES }: { now: Date; limit?: number },
): Promise<Map<string, string[]>> {
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const found = await findOpenSlots(db, { providerIds: ids, service: APPOINTMENT, from: now, to, limit, now });
  return new Map([...found].map(([id, slots]) => [id, slots.map(({ startsAt }) => startsAt.toISOString())]));
}
