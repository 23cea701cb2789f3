import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Lets several acts on one booking meet at its row: each has begun and waits before the first may go on, so that what happens
 * does not hang on luck. Answers how each of them ended.
 */
export async function racing<Ended>(
  db: Db,
  bookingId: string,
  acts: (() => Promise<Ended>)[],
): Promise<PromiseSettledResult<Ended>[]> {
  const running = await db.transaction().execute(async (held) => {
    await held.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate().execute();
    const begun = Promise.allSettled(acts.map((act) => act()));
    await untilWaiting(db, acts.length);
    return { begun };
  });
  return running.begun;
}

/** The same at another row, where they come one after the other: the first that has begun goes on first. */
export const queuing = <Ended>(
  db: Db,
  {
    table,
    id,
  }: {
    table:
      'tours' | 'providers' | 'threads' | 'medication_reminders' | 'medications' | 'record_links' | 'health_records';
    id: string;
  },
  acts: (() => Promise<Ended>)[],
): Promise<PromiseSettledResult<Ended>[]> =>
  oneByOne(db, acts, (held) => held.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute());

/** The same at the trail of a person: what writes there has done all of its work and stops before its end, and the others begin beside it. */
export const queuingAtTrail = <Ended>(
  db: Db,
  personId: string,
  acts: (() => Promise<Ended>)[],
): Promise<PromiseSettledResult<Ended>[]> =>
  oneByOne(db, acts, (held) => sql`select pg_advisory_xact_lock(hashtextextended(${personId}, 7))`.execute(held));

/** The same at a table: who writes there has decided what to do, and stops before it is done. */
export const queuingAtTable = <Ended>(
  db: Db,
  table: 'staff_changes',
  acts: (() => Promise<Ended>)[],
): Promise<PromiseSettledResult<Ended>[]> =>
  oneByOne(db, acts, (held) => sql`lock table ${sql.table(table)} in share mode`.execute(held));

/** The same at a phone number that several prove. */
export const queuingAtPhone = <Ended>(
  db: Db,
  phone: string,
  acts: (() => Promise<Ended>)[],
): Promise<PromiseSettledResult<Ended>[]> =>
  oneByOne(db, acts, (held) => sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 11))`.execute(held));

async function oneByOne<Ended>(
  db: Db,
  acts: (() => Promise<Ended>)[],
  hold: (held: Db) => Promise<unknown>,
): Promise<PromiseSettledResult<Ended>[]> {
  const { begun } = await db.transaction().execute(async (held) => {
    await hold(held);
    const begun: Promise<PromiseSettledResult<Ended>[]>[] = [];
    for (const act of acts) {
      begun.push(Promise.allSettled([act()]));
      await untilWaiting(db, begun.length);
    }
    return { begun };
  });
  return (await Promise.all(begun)).flat();
}

/** So many statements of others wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  while ((await waiting(db)) < count)
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Everybody waits here until all have come. */
export function meetingOf(count: number): () => Promise<void> {
  let missing = count;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return all;
  };
}
