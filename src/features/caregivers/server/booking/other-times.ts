import { nearestSlots } from '#features/availability/nearest-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import { NEAREST } from '#features/availability/server/holds/hold-slot.ts';
import type { OtherTimes, SingleTimes, TakenTimes, Time } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { visitStarts } from '../../visit-starts.ts';
import { CARE_VISIT, detailsOf, totalOf, type VisitDetails } from '../../visit.ts';
import { bookableCaregiver } from '../caregiver-store.ts';
import { visitSlots } from './visit-slots.ts';
import { visitTime } from './visit-time.ts';

const AROUND_MS = 14 * DAY_MS;
/** So many free hours there are at most in that time. */
const MOST_HOURS_AROUND = 24 * MOST_SPAN_DAYS;

type NearQuery = { providerId: string; hours: number; at: Date; now: Date };

/** When the same caregiver could come for as long, the nearest to that instant first; not at it. */
export async function nearStarts(db: Db, { providerId, hours, at, now }: NearQuery): Promise<Date[]> {
  const caregiver = await bookableCaregiver(db, { id: providerId, now });
  if (!caregiver) return [];
  const from = new Date(Math.max(now.getTime(), at.getTime() - AROUND_MS));
  const to = new Date(from.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const question = { providerIds: [providerId], service: CARE_VISIT, from, to, limit: MOST_HOURS_AROUND, now };
  const free = (await findOpenSlots(db, question)).get(providerId) ?? [];
  const shown = free.map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), isFree: true }));
  const starts = new Set(visitStarts(shown, hours));
  const open = free.filter(({ startsAt }) => startsAt.getTime() !== at.getTime() && starts.has(startsAt.toISOString()));
  return nearestSlots(open, { at, zone: caregiver.timeZone }, NEAREST).map(({ startsAt }) => startsAt);
}

type NewStart = { startsAt: Date; field: string; isHeld: boolean; now: Date };

/**
 * Takes a visit as long at another time; `isHeld`: for those of `taken`, which are given back. Throws `slot_taken` and `invalid_input`.
 * In the caller's transaction.
 */
export async function takeStart(db: Db, taken: TakenTimes, { startsAt, field, isHeld, now }: NewStart): Promise<Time> {
  const { providerId, details } = taken;
  const caregiver = await bookableCaregiver(db, { id: providerId, now });
  if (!caregiver) throw Failure.of(field, 'errors.slotNotOffered');
  const time = visitTime(caregiver.timeZone, startsAt, detailsOf(details).hours);
  const refused = isHeld
    ? await visitSlots.move(db, taken, { to: [time], now })
    : await visitSlots.take(db, { providerId, times: [time] }, now);
  if (refused.length > 0) throw refusedSlots(refused, field);
  return time;
}

/** Other times of a visit as long, by the same caregiver. */
export const otherTimes: OtherTimes = {
  near: async (db, { providerId, details, times: [booked] }, { now }) =>
    booked ? nearStarts(db, { providerId, hours: detailsOf(details).hours, at: booked.startsAt, now }) : [],

  async take(db, taken, { startsAt, isHeld, now }) {
    const time = await takeStart(db, taken, { startsAt, field: 'startsAt', isHeld, now });
    return { time, details: { moves: detailsOf(taken.details).moves + 1 } satisfies Partial<VisitDetails> };
  },
};

/** How single visits of several go and move. */
export const singleVisits: SingleTimes = {
  // as a visit that was booked by itself
  untilHours: { cancel: 0, move: 0 },
  worth: (details) => totalOf(detailsOf(details).hours, detailsOf(details).hourCents),
  near: async (db, { providerId, details, times: [visit] }, now) =>
    visit ? nearStarts(db, { providerId, hours: detailsOf(details).hours, at: visit.startsAt, now }) : [],
  move: (db, taken, { to, now }) => takeStart(db, taken, { startsAt: to, field: 'to', isHeld: true, now }),
};
