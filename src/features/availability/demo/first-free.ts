import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { findOpenSlots } from '../server/open-slots.ts';

const SEARCHED_DAYS = 14;

type DemoVisit = {
  service: string;
  /** Days from today, below zero for what has been. */
  day: number;
  now: Date;
  /** When it was booked: what was free then. */
  bookedAt: Date;
};

/** The first time from a day on that nobody has taken: on which weekday a town is made moves what is told of closed days. */
export async function firstFree(
  db: Db,
  { id, timeZone }: { id: string; timeZone: string },
  { service, day, now, bookedAt }: DemoVisit,
): Promise<Date> {
  const from = instantOf(addDays(dayIn(timeZone, now), day), '00:00', timeZone);
  const to = new Date(from.getTime() + SEARCHED_DAYS * DAY_MS);
  const found = await findOpenSlots(db, { providerIds: [id], service, from, to, now: bookedAt, limit: 1 });
  const [first] = found.get(id) ?? [];
  if (!first) throw new Error(`Provider ${id} of the demo town has no time in two weeks.`);
  return first.startsAt;
}
