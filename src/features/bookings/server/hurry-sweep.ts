import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Has a sweep run as soon as the caller's transaction has committed, besides its turn each minute. */
export async function hurrySweep(db: Db, name: 'sweep-refunds'): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, max_attempts => 1)`.execute(db);
}
