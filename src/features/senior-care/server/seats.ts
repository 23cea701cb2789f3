import { sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';

type Seats = { centreId: string; days: readonly Day[]; guests: number };

/**
 * Takes seats on all of these days, or on none: answers the days that are full. Rows are made and locked in the order of the
 * days, so that those who want the same days wait for each other instead of blocking each other. In the caller's transaction.
 */
export async function takeSeats(db: Db, { centreId, days, guests }: Seats): Promise<Day[]> {
  await sql`
    insert into seat_days (centre_id, day, capacity)
    select centres.id, wanted.day, centres.capacity from centres cross join unnest(${days}::date[]) as wanted (day)
    where centres.id = ${centreId} order by wanted.day for share of centres
    on conflict do nothing`.execute(db);
  const rows = await lockSeats(db, { centreId, days });
  const full = rows.filter(({ capacity, taken }) => taken + guests > capacity).map(({ day }) => day);
  if (full.length === 0) await addTaken(db, { centreId, days, guests });
  return full;
}

/** Gives back what a booking had taken, once; a repetition does nothing. In the caller's transaction. */
export async function releaseSeats(db: Db, bookingId: string, now: Date): Promise<void> {
  const stay = await db
    .updateTable('stays')
    .set({ seats_released_at: now })
    .where('booking_id', '=', bookingId)
    .where('seats_released_at', 'is', null)
    .returning(['centre_id', 'days', 'guests'])
    .executeTakeFirst();
  if (!stay) return;
  const seats = { centreId: stay.centre_id, days: stay.days };
  await lockSeats(db, seats);
  await addTaken(db, { ...seats, guests: -stay.guests });
}

/** Takes the seats of a booking again that had given them back; false when others have them now. In the caller's transaction. */
export async function retakeSeats(db: Db, bookingId: string): Promise<boolean> {
  const stay = await db
    .selectFrom('stays')
    .select(['centre_id', 'days', 'guests'])
    .where('booking_id', '=', bookingId)
    .where('seats_released_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!stay) return false;
  const full = await takeSeats(db, { centreId: stay.centre_id, days: stay.days, guests: stay.guests });
  if (full.length > 0) return false;
  await db.updateTable('stays').set({ seats_released_at: null }).where('booking_id', '=', bookingId).execute();
  return true;
}

/** Sets how many seats a day has; false, and nothing changes, when more are taken already. In the caller's transaction. */
export async function setSeats(
  db: Db,
  { centreId, day, capacity }: { centreId: string; day: Day; capacity: number },
): Promise<boolean> {
  await db
    .insertInto('seat_days')
    .values({ centre_id: centreId, day, capacity, is_set: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const changed = await db
    .updateTable('seat_days')
    .set({ capacity, is_set: true })
    .where('centre_id', '=', centreId)
    .where('day', '=', day)
    .where('taken', '<=', capacity)
    .executeTakeFirst();
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
    .where('centre_id', '=', centreId)
    .where('day', '>=', today)
    .where('is_set', '=', false);
  await rows.orderBy('day').forUpdate().execute();
  await db
    .updateTable('seat_days')
    .set({ capacity: sql`greatest(${capacity}, seat_days.taken)` })
    .where('centre_id', '=', centreId)
    .where('day', '>=', today)
    .where('is_set', '=', false)
    .execute();
}

const lockSeats = (db: Db, { centreId, days }: Omit<Seats, 'guests'>) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'capacity', 'taken'])
    .where('centre_id', '=', centreId)
    .where(isOneOf(days))
    .orderBy('day')
    .forUpdate()
    .execute();

async function addTaken(db: Db, { centreId, days, guests }: Seats) {
  await db
    .updateTable('seat_days')
    .set({ taken: sql`seat_days.taken + ${guests}` })
    .where('centre_id', '=', centreId)
    .where(isOneOf(days))
    .execute();
}

const isOneOf = (days: readonly Day[]) => sql<boolean>`seat_days.day = any(${days}::date[])`;
