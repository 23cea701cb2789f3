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
    while ((await waiting(db)) < acts.length)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    return { begun };
  });
  return running.begun;
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
