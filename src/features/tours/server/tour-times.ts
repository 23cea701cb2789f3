import { findOpenSlots, MOST_SPAN_DAYS } from '#features/availability/server/open-slots.ts';
import type { Refusal } from '#features/availability/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { TourTimes } from '../times.ts';
import { MOST_OTHER_TIMES } from '../tour.ts';
import { placesOf, placeWith, TOUR, tourHoursOf } from './offer-store.ts';

// A place with every length and horizon that can be chosen stays below it; what is more is far away.
const MOST_TIMES = 600;

type TimesQuery = { providerId: string; now: Date; limit?: number };

/** The free times of a place, in their order, as far ahead as it takes visits. Nothing is asked of whether it does. */
export async function freeTimes(db: Db, { providerId, now, limit = MOST_TIMES }: TimesQuery): Promise<Date[]> {
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const found = await findOpenSlots(db, { providerIds: [providerId], service: TOUR, from: now, to, limit, now });
  return (found.get(providerId) ?? []).map(({ startsAt }) => startsAt);
}

/** When a place shows families around next; null where it does not. */
export async function tourTimes(db: Db, asked: TimesQuery): Promise<TourTimes> {
  const place = await placeWith(db, { id: asked.providerId, now: asked.now });
  const hours = place && tourHoursOf(place);
  if (!place?.can_be_seen || !hours) return null;
  const times = await freeTimes(db, asked);
  return {
    timeZone: place.time_zone,
    minutes: hours.slotMinutes,
    times: times.map((time) => time.toISOString()),
  };
}

/** The next free time of each of these places that has one. */
export async function nextTimes(
  db: Db,
  { providerIds, now }: { providerIds: readonly string[]; now: Date },
): Promise<Map<string, Date>> {
  const seen = (await placesOf(db, { ids: providerIds, now })).filter((place) => place.can_be_seen);
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const ids = seen.map(({ id }) => id);
  const found = await findOpenSlots(db, { providerIds: ids, service: TOUR, from: now, to, limit: 1, now });
  return new Map([...found].flatMap(([id, [slot]]) => (slot ? [[id, slot.startsAt] as const] : [])));
}

/** A few free times that are as near to that one as can be, in their order. */
export async function nearestTimes(db: Db, { to, ...asked }: TimesQuery & { to: Date }): Promise<Date[]> {
  const distance = (time: Date) => Math.abs(time.getTime() - to.getTime());
  const times = await freeTimes(db, asked);
  return times
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_OTHER_TIMES)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** Somebody was quicker: thrown inside a transaction, so that all of it is undone. */
export class TimeTaken extends Error {
  constructor(readonly startsAt: Date) {
    super('This time is taken.');
  }
}

export function unlessRefused(refused: readonly Refusal[]): void {
  const [first] = refused;
  if (first) throw new TimeTaken(first.startsAt);
}

/** Does it in a transaction, the caller's where there is one; whoever came too late hears at once which free times are nearest. Throws `tour_taken`. */
export async function inTime<Result>(
  { db, now }: { db: Db; now: Date },
  providerId: (db: Db) => Promise<string | undefined>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await joinTransaction(db, work);
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    const place = await providerId(db);
    const near = place ? await nearestTimes(db, { providerId: place, to: error.startsAt, now }) : [];
    const times = near.map((time) => time.toISOString()).join(',');
    throw new Failure('tour_taken', { values: { times, count: near.length } });
  }
}
