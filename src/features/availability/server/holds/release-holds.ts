import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Service } from '../availability-store.ts';
import { offerFreed } from '../lines/offer-freed.ts';
import { lockSlots } from '../slots.ts';
import { endHolds, holdsToEnd, servicesHeldBy, servicesWithEnded } from './hold-store.ts';
import type { Holder } from './holder.ts';

/** Gives back what a holder holds of this service. A repetition changes nothing. */
export const releaseHold = (db: Db, release: Service & { holder: Holder; now: Date }): Promise<void> =>
  joinTransaction(db, (db) => end(db, release));

/** Gives back all that an account holds. In the caller's transaction. */
export async function releaseHoldsOf(db: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const holder = { keyHash: '', userId };
  for (const service of await servicesHeldBy(db, holder)) await end(db, { ...service, holder, now });
}

const SERVICES_AT_ONCE = 500;

/** Gives back what has ended; whoever wants such a slot before does it themselves. */
export async function sweepSlotHolds({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (const service of await servicesWithEnded(db, { now, limit: SERVICES_AT_ONCE }))
    await db.transaction().execute((db) => end(db, { ...service, now }));
}

async function end(db: Db, { providerId, service, ...which }: Service & { holder?: Holder; now: Date }) {
  const holds = await holdsToEnd(db, { providerId, service, ...which });
  if (holds.length === 0) return;
  const times = new Map(holds.map(({ startsAt }) => [startsAt.getTime(), startsAt]));
  await lockSlots(db, { providerId, service, starts: [...times.values()] });
  const ended = await endHolds(
    db,
    holds.map(({ id }) => id),
  );
  await offerFreed(db, { providerId, service, starts: ended.map(({ startsAt }) => startsAt) });
}
