import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { findNoticedSlots } from './open-slots.ts';
import { type NextSlots, refreshingAlone, servicesOf, takeChanged, writeNextSlots } from './next-slots-store.ts';

/** So many are kept of each service: what a card in a list shows. */
const NEXT_TIMES = 3;
const AT_ONCE = 500;
/** A sweep goes on for so long at most; what is left then comes first in the next one. */
const SWEEP_MS = 40_000;

type Refresh = {
  now: Date;
  limit?: number;
  /** For whoever reads a list: what somebody else is at just now is done, too, when it answers. */
  waits?: boolean;
};

/** Brings the next slots that may have changed up to this instant, at most so many. Answers how many providers it looked at; none while somebody else is at it. */
export function refreshNextSlots(db: Db, { now, limit = AT_ONCE, waits = false }: Refresh): Promise<number> {
  return db.transaction().execute(async (db) => {
    if (!(await refreshingAlone(db, { waits }))) return 0;
    const ids = await takeChanged(db, { now, limit });
    if (ids.length > 0) await lookAgain(db, ids, now);
    return ids.length;
  });
}

/** What changed since somebody read a list, so that whoever reads next waits for nothing. */
export async function sweepNextSlots({ db, now }: { db: Db; now: Date }): Promise<void> {
  const until = performance.now() + SWEEP_MS;
  while ((await refreshNextSlots(db, { now })) > 0 && performance.now() < until);
}

async function lookAgain(db: Db, ids: readonly string[], now: Date) {
  const services = await servicesOf(db, { ids, now });
  const found = new Map<string, Map<string, SlotNotice>>();
  for (const service of new Set(services.map((one) => one.service)))
    found.set(service, await findNoticedSlots(db, { providerIds: ids, service, now, limit: NEXT_TIMES }));
  const slots = services.map(({ providerId, service, canBeBooked, evidenceUntil, timeZone }): NextSlots => {
    const next = canBeBooked ? found.get(service)?.get(providerId) : undefined;
    // Another day comes into view at midnight there.
    const lookAt = next ? next.until : instantOf(addDays(dayIn(timeZone, now), 1), '00:00', timeZone);
    return {
      providerId,
      service,
      startsAt: next?.startsAt ?? [],
      lookAt: evidenceUntil && evidenceUntil > now && evidenceUntil < lookAt ? evidenceUntil : lookAt,
    };
  });
  await writeNextSlots(db, slots);
}

type SlotNotice = { startsAt: Date[]; until: Date };
