import { sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { reserveForNext } from './waiting/line-store.ts';

type Seats = { centreId: string; days: readonly Day[]; guests: number };

/**
 * Takes seats on all of these days, and answers the days that are full: when there are any, the caller's transaction, or the savepoint
 * around this, has to be rolled back. One statement in the order of the days, so that those who want the same days wait for each
 * other instead of blocking each other. What is proposed for a day that has a row is never written, but must pass the table's check.
 */
export async function takeSeats(db: Db, { centreId, days, guests }: Seats): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    insert into seat_days (provider_id, day, capacity, taken)
    select centres.provider_id, wanted.day, centres.capacity, least(${guests}::int, centres.capacity)
    from centres cross join unnest(${days}::date[]) as wanted (day)
    where centres.provider_id = ${centreId} and (
      centres.capacity >= ${guests}::int
      or exists (select from seat_days as known where known.provider_id = ${centreId} and known.day = wanted.day)
    )
    order by wanted.day
    on conflict (provider_id, day) do update set taken = seat_days.taken + ${guests}::int
      where seat_days.taken + ${guests}::int <= seat_days.capacity
    returning seat_days.day`.execute(db);
  const taken = new Set(rows.map(({ day }) => day));
  return days.filter((day) => !taken.has(day));
}

/** Gives seats back on these days; those for which somebody waits go to them at once. In the caller's transaction. */
export async function releaseSeats(db: Db, seats: Seats): Promise<void> {
  await unreserveSeats(db, seats);
  await reserveForNext(db, seats);
}

/** The same, when the caller takes them again while the days are locked: nobody in line gets them meanwhile. */
export async function unreserveSeats(db: Db, { centreId, days, guests }: Seats): Promise<void> {
  await lockSeats(db, { centreId, days });
  await db
    .updateTable('seat_days')
    .set({ taken: sql`seat_days.taken - ${guests}` })
    .where('provider_id', '=', centreId)
    .where(isOneOf(days))
    .execute();
}

/** Takes seats again that were given back; false, and nothing changes, when others have them now. In the caller's transaction. */
export async function retakeSeats(db: Db, seats: Seats): Promise<boolean> {
  await sql`savepoint seats`.execute(db);
  const full = await takeSeats(db, seats);
  if (full.length > 0) await sql`rollback to savepoint seats`.execute(db);
  await sql`release savepoint seats`.execute(db);
  return full.length === 0;
}

/** Of each of these bookings the tightest of its days: how many seats are free there. */
export async function fewestFreeSeats(db: Db, bookingIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select bookings.id, min(coalesce(seat_days.capacity, centres.capacity) - coalesce(seat_days.taken, 0))::int as free
    from bookings
    join centres on centres.provider_id = bookings.provider_id
    join booking_times on booking_times.booking_id = bookings.id
    left join seat_days on seat_days.provider_id = bookings.provider_id and seat_days.day = booking_times.day
    where bookings.id = any(${bookingIds}::uuid[])
    group by bookings.id`.execute(db);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** Sets how many seats a day has; false, and nothing changes, when more are taken already. In the caller's transaction. */
export async function setSeats(
  db: Db,
  { centreId, day, capacity }: { centreId: string; day: Day; capacity: number },
): Promise<boolean> {
  await db
    .insertInto('seat_days')
    .values({ provider_id: centreId, day, capacity, is_set: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await db
    .updateTable('seat_days')
    .set({ capacity, is_set: true })
    .where('provider_id', '=', centreId)
    .where('day', '=', day)
    .where('taken', '<=', capacity)
    .executeTakeFirst();
  await reserveForNext(db, { centreId, days: [day] });
  return changed.numUpdatedRows === 1n;
}

/** Follows the centre's own number from `today` on, on the days whose number nobody has set: never below what is taken. */
export async function followCapacity(
  db: Db,
  { centreId, capacity, today }: { centreId: string; capacity: number; today: Day },
): Promise<void> {
  const rows = db
    .selectFrom('seat_days')
    .select('day')
    .where('provider_id', '=', centreId)
    .where('day', '>=', today)
    .where('is_set', '=', false);
  const followed = await rows.orderBy('day').forUpdate().execute();
  await db
    .updateTable('seat_days')
    .set({ capacity: sql`greatest(${capacity}, seat_days.taken)` })
    .where('provider_id', '=', centreId)
    .where('day', '>=', today)
    .where('is_set', '=', false)
    .execute();
  await reserveForNext(db, { centreId, days: followed.map(({ day }) => day) });
}

/**
 * Locks these days in their order, those of which nobody has taken anything too: whoever gives seats back and takes others at once
 * calls it with all of them, before either. In the caller's transaction.
 */
export async function lockDays(db: Db, { centreId, days }: Omit<Seats, 'guests'>): Promise<void> {
  await sql`
    insert into seat_days (provider_id, day, capacity, taken)
    select centres.provider_id, wanted.day, centres.capacity, 0
    from centres cross join (select distinct unnest(${days}::date[]) as day) as wanted
    where centres.provider_id = ${centreId}
    order by wanted.day
    on conflict (provider_id, day) do update set taken = seat_days.taken`.execute(db);
}

/** Locks these days in their order; those of which nobody has taken anything have nothing to lock. In the caller’s transaction. */
export const lockSeats = (db: Db, { centreId, days }: Omit<Seats, 'guests'>) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'capacity', 'taken'])
    .where('provider_id', '=', centreId)
    .where(isOneOf(days))
    .orderBy('day')
    .forUpdate()
    .execute();

const isOneOf = (days: readonly Day[]) => sql<boolean>`seat_days.day = any(${days}::date[])`;
