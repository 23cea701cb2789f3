import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/db.ts';

export type SimulatedEvent = { id: string; kind: string; charge: string; createdAt: Date };

const mostAtOnce = 50;

/** In the transaction that changes the charge, so that no change goes untold. */
export async function noteEvent(db: Db, { kind, charge }: { kind: string; charge: string }) {
  await db
    .insertInto('simulated_events')
    .values({ id: `sim_evt_${randomUUID()}`, kind, charge })
    .execute();
}

/** Hands over the oldest events that wait; one that is not taken keeps waiting. */
export async function tellEvents(
  db: Db,
  tell: (event: SimulatedEvent) => Promise<void>,
): Promise<{ told: number; left: number }> {
  const waiting = await db
    .selectFrom('simulated_events')
    .select(['id', 'kind', 'charge', 'created_at as createdAt'])
    .orderBy('created_at')
    .limit(mostAtOnce)
    .execute();
  const outcomes = await Promise.allSettled(waiting.map(tell));
  const told = waiting.filter((_, place) => outcomes[place]?.status === 'fulfilled').map((event) => event.id);
  if (told.length > 0) await db.deleteFrom('simulated_events').where('id', 'in', told).execute();
  return { told: told.length, left: waiting.length - told.length };
}
