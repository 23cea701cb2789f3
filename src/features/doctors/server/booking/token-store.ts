import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';

/** Draws the next number of a doctor's day, by one statement: two who book at once get two numbers. In the caller's transaction. */
export async function drawToken(db: Db, { doctorId, day }: { doctorId: string; day: Day }): Promise<number> {
  const { drawn } = await db
    .insertInto('appointment_days')
    .values({ provider_id: doctorId, day, drawn: 1 })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'day']).doUpdateSet({ drawn: sql`appointment_days.drawn + 1` }),
    )
    .returning('appointment_days.drawn')
    .executeTakeFirstOrThrow();
  return drawn;
}
