import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';

type FreedDays = { centreId: string; days: readonly Day[] };

/**
 * Gives the seats that are free on these days to those who wait for them, the first in line whose party fits first; they hear of it
 * after the commit. In the caller's transaction, which has locked the days.
 */
export async function reserveForNext(db: Db, { centreId, days }: FreedDays): Promise<void> {
  for (const day of await waitedFor(db, { centreId, days }))
    while (await reserveOne(db, { centreId, day })) await hurryOffers(db);
}

/** Those of these days for which somebody waits, in their order. */
async function waitedFor(db: Db, { centreId, days }: FreedDays): Promise<Day[]> {
  const rows = await db
    .selectFrom('seat_waiters')
    .select('day')
    .distinct()
    .where('provider_id', '=', centreId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`day = any(${days}::date[])`)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** True when somebody in line has got seats. */
async function reserveOne(db: Db, { centreId, day }: { centreId: string; day: Day }): Promise<boolean> {
  const { rows } = await sql`
    with next as (
      select waiters.id, waiters.guests, waiters.room from seat_waiters as waiters
      where waiters.provider_id = ${centreId} and waiters.day = ${day} and waiters.state = 'waiting'
        and (select count(*) from seat_days
          where seat_days.provider_id = waiters.provider_id and seat_days.day = waiters.day
            and seat_days.room in ('', waiters.room) and seat_days.taken + waiters.guests <= seat_days.capacity
        ) = case when waiters.room = '' then 1 else 2 end
      order by waiters.number limit 1 for update of waiters skip locked
    ), taken as (
      update seat_days set taken = seat_days.taken + next.guests from next
      where seat_days.provider_id = ${centreId} and seat_days.day = ${day} and seat_days.room in ('', next.room)
    )
    update seat_waiters set state = 'reserved' from next where seat_waiters.id = next.id
    returning seat_waiters.id`.execute(db);
  return rows.length > 0;
}

/** Has the sweep of offers run as soon as the caller's transaction has committed, besides its turn each minute. */
async function hurryOffers(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-offers', max_attempts => 1)`.execute(db);
}
