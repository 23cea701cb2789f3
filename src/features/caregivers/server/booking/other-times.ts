import { nearestSlots } from '#features/availability/nearest-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import { NEAREST } from '#features/availability/server/holds/hold-slot.ts';
import type { OtherTimes } from '#features/bookings/server/kind.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { visitStarts } from '../../visit-starts.ts';
import { CARE_VISIT, detailsOf, type VisitDetails } from '../../visit.ts';
import { bookableCaregiver } from '../caregiver-store.ts';
import { visitSlots } from './visit-slots.ts';
import { visitTime } from './visit-time.ts';

const AROUND_MS = 14 * DAY_MS;
/** So many free hours there are at most in that time. */
const MOST_HOURS_AROUND = 24 * MOST_SPAN_DAYS;

/** Other times of a visit as long, by the same caregiver. */
export const otherTimes: OtherTimes = {
  async near(db, { providerId, details, times: [booked] }, { now }) {
    const caregiver = await bookableCaregiver(db, { id: providerId, now });
    if (!booked || !caregiver) return [];
    const at = booked.startsAt;
    const from = new Date(Math.max(now.getTime(), at.getTime() - AROUND_MS));
    const to = new Date(from.getTime() + MOST_SPAN_DAYS * DAY_MS);
    const question = { providerIds: [providerId], service: CARE_VISIT, from, to, limit: MOST_HOURS_AROUND, now };
    const hours = (await findOpenSlots(db, question)).get(providerId) ?? [];
    const free = hours.map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), isFree: true }));
    const starts = new Set(visitStarts(free, detailsOf(details).hours));
    const open = hours.filter(
      ({ startsAt }) => startsAt.getTime() !== at.getTime() && starts.has(startsAt.toISOString()),
    );
    return nearestSlots(open, { at, zone: caregiver.timeZone }, NEAREST).map(({ startsAt }) => startsAt);
  },

  async take(db, taken, { startsAt, isHeld, now }) {
    const { providerId, details } = taken;
    const caregiver = await bookableCaregiver(db, { id: providerId, now });
    if (!caregiver) throw Failure.of('startsAt', 'errors.slotNotOffered');
    const { hours, moves } = detailsOf(details);
    const time = visitTime(caregiver.timeZone, startsAt, hours);
    const refused = isHeld
      ? await visitSlots.move(db, taken, { to: [time], now })
      : await visitSlots.take(db, { providerId, times: [time] }, now);
    if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
    return { time, details: { moves: moves + 1 } satisfies Partial<VisitDetails> };
  },
};
