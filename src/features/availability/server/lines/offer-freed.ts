import type { Db } from '#server/db/db.ts';
import { hashOf } from '#server/hash-of.ts';
import type { Service } from '../availability-store.ts';
import { insertHold } from '../holds/hold-store.ts';
import { releaseSlots, takeAll } from '../slots.ts';
import { hurryLines, isWaitedFor, reserveFor } from './offer-store.ts';

/** From when a slot is reserved until its owner hears of it, it ends at no hour. */
const UNTOLD = new Date('9999-12-31T00:00:00Z');
/** A line asks from no network. */
const NO_CLIENT = 'line';

/**
 * Gives slots of which a place has come free to those who wait for an earlier time, each to the first in line whom it suits; they hear of it
 * after the commit. In the caller's transaction, which has locked the slots.
 */
export async function offerFreed(
  db: Db,
  { providerId, service, starts }: Service & { starts: readonly Date[] },
): Promise<void> {
  if (starts.length === 0 || !(await isWaitedFor(db, { providerId, service }))) return;
  const distinct = [...new Set(starts.map((startsAt) => startsAt.getTime()))].toSorted((one, other) => one - other);
  let isAny = false;
  for (const time of distinct) isAny = (await offerOne(db, { providerId, service, startsAt: new Date(time) })) || isAny;
  if (isAny) await hurryLines(db);
}

async function offerOne(db: Db, slot: Service & { startsAt: Date }): Promise<boolean> {
  const { startsAt, ...service } = slot;
  const taken = await takeAll(db, { ...service, starts: [startsAt], places: 1 });
  if (taken.length > 0) return false;
  const lineId = await reserveFor(db, slot);
  if (!lineId) {
    await releaseSlots(db, { ...service, starts: [startsAt], places: 1 });
    return false;
  }
  const holder = { keyHash: hashOf(`line:${lineId}`), userId: undefined };
  await insertHold(db, { ...slot, holder, client: NO_CLIENT, heldUntil: UNTOLD, lineId });
  return true;
}
