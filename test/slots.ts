import type { Service } from '#features/availability/server/availability-store.ts';
import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { moveSlots, releaseSlots, takeSlots } from '#features/availability/server/slots.ts';
import type { Db } from '#server/db/db.ts';
import { instantOf } from '#shared/dates.ts';
import { ownPool } from './database.ts';

/** A Wednesday; `now` is the Monday before it. */
export const day = '2026-06-17';
export const now = new Date('2026-06-15T16:00:00Z');
export const at = (time: string, on = day) => instantOf(on, time, 'America/Los_Angeles');

/** A database of its own for a file of tests, and what people do with the slots of that Wednesday in it. */
export async function slotsOnWednesday() {
  const { db } = await ownPool(5);
  const inTransaction = <Result>(work: (db: Db) => Promise<Result>) => db.transaction().execute(work);
  const take = (service: Service, times: string[], places = 1) =>
    inTransaction((held) => takeSlots(held, { ...service, starts: times.map((time) => at(time)), places, now }));
  const release = (service: Service, times: string[], places = 1) =>
    inTransaction((held) => releaseSlots(held, { ...service, starts: times.map((time) => at(time)), places }));
  const move = (service: Service, from: string[], to: string[], places = 1) =>
    inTransaction((held) =>
      moveSlots(held, { ...service, from: from.map((one) => at(one)), to: to.map((one) => at(one)), places, now }),
    );
  const open = async (service: Service, { from = at('00:00'), to = at('00:00', '2026-06-18'), limit = 100 } = {}) => {
    const found = await findOpenSlots(db, {
      providerIds: [service.providerId],
      service: service.service,
      from,
      to,
      limit,
      now,
    });
    return found.get(service.providerId) ?? [];
  };
  const takenOf = async ({ providerId }: Service) => {
    const rows = await db
      .selectFrom('slots')
      .select(['starts_at', 'taken'])
      .where('provider_id', '=', providerId)
      .where('taken', '>', 0)
      .orderBy('starts_at')
      .execute();
    return rows.map(({ starts_at, taken }) => [starts_at, taken]);
  };
  return { db, inTransaction, take, release, move, open, takenOf };
}
