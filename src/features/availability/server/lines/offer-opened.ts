import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Service } from '../availability-store.ts';
import { findOpenSlots, MOST_SPAN_DAYS } from '../open-slots.ts';
import { lockSlots, without } from '../slots.ts';
import { offerFreed } from './offer-freed.ts';
import { isWaitedFor } from './offer-store.ts';

/** So many slots that open at once are looked at; what lies further away is free for everybody. */
const MOST_OPENED = 2000;

/** Offers those who wait for an earlier time what a change of hours or of times off opens. In the caller's transaction. */
export async function offeringOpened<Result>(
  db: Db,
  { providerId, service, now }: Service & { now: Date },
  change: () => Promise<Result>,
): Promise<Result> {
  if (!(await isWaitedFor(db, { providerId, service }))) return change();
  const before = await openStarts(db, { providerId, service, now });
  const result = await change();
  const opened = without(await openStarts(db, { providerId, service, now }), before);
  await lockSlots(db, { providerId, service, starts: opened });
  await offerFreed(db, { providerId, service, starts: opened });
  return result;
}

async function openStarts(db: Db, { providerId, service, now }: Service & { now: Date }): Promise<Date[]> {
  const to = new Date(now.getTime() + MOST_SPAN_DAYS * DAY_MS);
  const question = { providerIds: [providerId], service, from: now, to, limit: MOST_OPENED, now };
  return ((await findOpenSlots(db, question)).get(providerId) ?? []).map(({ startsAt }) => startsAt);
}
