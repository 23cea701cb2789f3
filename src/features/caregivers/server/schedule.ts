import { findOfferedSlots, findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { CaregiverFacts } from '../caregiver.ts';
import type { Schedule } from '../contract.ts';
import { visitStarts } from '../visit-starts.ts';
import { CARE_VISIT } from '../visit.ts';
import { caregiverById, type CaregiverPage } from './caregiver-store.ts';

const CARD_TIMES = 3;
/** Among so many free hours the next visits are looked for. */
const HOURS_LOOKED_AT = 100;

type Stretch = { from: Date | undefined; days: number; now: Date };

/** What a caregiver offers from an instant on. Throws `not_found` for whoever cannot be booked. */
export async function scheduleOf(db: Db, { id, now, ...asked }: Stretch & { id: string }): Promise<Schedule> {
  const caregiver = await caregiverById(db, { id, now });
  if (!caregiver || !takesVisits(caregiver)) throw new Failure('not_found');
  return scheduleWith(db, caregiver, { ...asked, now });
}

/** The same of a caregiver who is known already. */
export async function scheduleWith(db: Db, { facts }: CaregiverPage, { from, days, now }: Stretch): Promise<Schedule> {
  const first = from && from > now ? from : now;
  const span = { from: first, to: new Date(first.getTime() + days * DAY_MS), now };
  const [slots, next] = await Promise.all([
    findOfferedSlots(db, { ...span, service: CARE_VISIT, providerId: facts._id }),
    nextTimesOf(db, [facts], now),
  ]);
  return {
    data: slots.map(({ startsAt, endsAt, free }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isFree: free > 0,
    })),
    timeZone: facts.timeZone,
    nextFree: next.get(facts._id)?.[0] ?? null,
  };
}

/** Whether visits can be booked: checked, with a price and hours, and somebody answers. */
export const takesVisits = ({ facts, host_id: hostId, ranges }: CaregiverPage): boolean =>
  facts.isVerified && facts.hourCents !== null && hostId !== null && ranges !== null;

type CaregiverMinimum = Pick<CaregiverFacts, '_id' | 'minHours'>;

/** When the next of the shortest visits of these caregivers can begin. Nothing is asked of whether they can be booked. */
export async function nextTimesOf(
  db: Db,
  sought: readonly CaregiverMinimum[],
  now: Date,
): Promise<Map<string, string[]>> {
  const found = await findOpenSlots(db, {
    providerIds: sought.map(({ _id }) => _id),
    service: CARE_VISIT,
    from: now,
    to: new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS),
    limit: HOURS_LOOKED_AT,
    now,
  });
  return new Map(
    sought.map(({ _id, minHours }) => {
      const free = (found.get(_id) ?? []).map(({ startsAt }) => ({ startsAt: startsAt.toISOString(), isFree: true }));
      return [_id, visitStarts(free, minHours).slice(0, CARD_TIMES)];
    }),
  );
}
