import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import type { seniorCare } from '../contract.ts';
import { serviceIds } from '../stay.ts';
import { kinds } from '../stay-limits.ts';
import { offeredKinds } from './centre-store.ts';

type Services = Answer<typeof seniorCare.services>['data'];

const KEPT_MS = 10_000;
/** Counting a million centres takes a tenth of a second, and the page that shows the counts is asked for a hundred times in it. */
const kept = new WeakMap<Db, { until: Date; services: Promise<Services> }>();

/** The kinds of senior care with their verified centres; as old as ten seconds. */
export function offeredServices(db: Db, now: Date): Promise<Services> {
  const known = kept.get(db);
  if (known && known.until > now) return known.services;
  const services = countServices(db, now);
  kept.set(db, { until: new Date(now.getTime() + KEPT_MS), services });
  services.catch(() => kept.delete(db));
  return services;
}

async function countServices(db: Db, now: Date): Promise<Services> {
  const counted = new Map((await offeredKinds(db, now)).map((row) => [row.kind, row]));
  return kinds.map((kind) => {
    const { centres = 0, from_cents: fromCents = null } = counted.get(kind) ?? {};
    return { _id: serviceIds[kind], kind, centres, fromCents };
  });
}
