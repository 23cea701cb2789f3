import { sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import type { Room, RoomType } from '../rooms.ts';
import { reserveForNext } from './waiting/seat-line-store.ts';

type Seats = { centreId: string; days: readonly Day[]; guests: number; room?: RoomType | null | undefined };

/** What a room takes of a day: of all seats, and of those in rooms of its type. */
const countsOf = (room: Seats['room']) => (room ? ['', room] : ['']);

/**
 * Takes seats on all of these days, and answers the days that are full: when there are any, the caller's transaction, or the savepoint
 * around this, has to be rolled back. One statement in the order of the days, so that those who want the same days wait for each
 * other instead of blocking each other. What is proposed for a day that has a row is never written, but must pass the table's check.
 */
export async function takeSeats(db: Db, { centreId, days, guests, room }: Seats): Promise<Day[]> {
  const counts = countsOf(room);
  const { rows } = await sql<{ day: Day }>`
    insert into seat_days (provider_id, day, room, capacity, taken)
    select centres.provider_id, wanted.day, counted.room, counted.capacity, least(${guests}::int, counted.capacity)
    from centres cross join unnest(${days}::date[]) as wanted (day)
    cross join lateral (
      select every.room, seats_of(centres.capacity, centres.rooms, every.room) as capacity
      from unnest(${counts}::text[]) as every (room)
    ) as counted
    where centres.provider_id = ${centreId} and counted.capacity is not null and (
      counted.capacity >= ${guests}::int
      or exists (select from seat_days as known
        where known.provider_id = ${centreId} and known.day = wanted.day and known.room = counted.room)
    )
    order by wanted.day, counted.room
    on conflict (provider_id, day, room) do update set taken = seat_days.taken + ${guests}::int
      where seat_days.taken + ${guests}::int <= seat_days.capacity
    returning seat_days.day`.execute(db);
  const taken = new Map<Day, number>();
  for (const { day } of rows) taken.set(day, (taken.get(day) ?? 0) + 1);
  return days.filter((day) => taken.get(day) !== counts.length);
}

/** Gives seats back on these days; those for which somebody waits go to them at once. In the caller's transaction. */
export async function releaseSeats(db: Db, seats: Seats): Promise<void> {
  await unreserveSeats(db, seats);
  await reserveForNext(db, seats);
}

/** The same, when the caller takes them again while the days are locked: nobody in line gets them meanwhile. */
export async function unreserveSeats(db: Db, { centreId, days, guests, room }: Seats): Promise<void> {
  await lockSeats(db, { centreId, days, room });
  await db
    .updateTable('seat_days')
    .set({ taken: sql`seat_days.taken - ${guests}` })
    .where('provider_id', '=', centreId)
    .where(isOneOf(days))
    .where('room', 'in', countsOf(room))
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
    select bookings.id,
      min(coalesce(seat_days.capacity, seats_of(centres.capacity, centres.rooms, counted.room), 0) - coalesce(seat_days.taken, 0))::int as free
    from bookings
    join centres on centres.provider_id = bookings.provider_id
    join booking_times on booking_times.booking_id = bookings.id
    cross join unnest(array_remove(array['', bookings.snapshot -> 'details' ->> 'roomType'], null)) as counted (room)
    left join seat_days on seat_days.provider_id = bookings.provider_id and seat_days.day = booking_times.day
      and seat_days.room = counted.room
    where bookings.id = any(${bookingIds}::uuid[])
    group by bookings.id`.execute(db);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

type Setting = { centreId: string; day: Day; capacity: number };

/** Sets how many seats a day has; false, and nothing changes, when more are taken already. In the caller's transaction. */
export async function setSeats(db: Db, setting: Setting): Promise<boolean> {
  const { centreId, day } = setting;
  await lockDays(db, { centreId, days: [day] });
  const isSet = await writeSeats(db, { ...setting, room: '' });
  await reserveForNext(db, { centreId, days: [day] });
  return isSet;
}

type SettingRooms = { centreId: string; day: Day; rooms: readonly { type: RoomType; capacity: number }[] };

/**
 * Sets how many places the rooms have on a day, all that are offered at once: together they are the seats of the day, as long as no
 * more are taken. Answers the rooms of which more is taken: when there are any, the caller's transaction has to be rolled back.
 */
export async function setRooms(db: Db, { centreId, day, rooms }: SettingRooms): Promise<RoomType[]> {
  await lockDays(db, { centreId, days: [day], rooms: rooms.map(({ type }) => type) });
  const refused: RoomType[] = [];
  for (const { type: room, capacity } of rooms)
    if (!(await writeSeats(db, { centreId, day, room, capacity }))) refused.push(room);
  const whole = rooms.reduce((sum, { capacity }) => sum + capacity, 0);
  await db
    .updateTable('seat_days')
    .set({ capacity: sql`greatest(${whole}::int, seat_days.taken)`, is_set: true })
    .where('provider_id', '=', centreId)
    .where('day', '=', day)
    .where('room', '=', '')
    .execute();
  await reserveForNext(db, { centreId, days: [day] });
  return refused;
}

/** False when more are taken. */
async function writeSeats(db: Db, { centreId, day, room, capacity }: Setting & { room: RoomType | '' }) {
  const written = await db
    .updateTable('seat_days')
    .set({ capacity, is_set: true })
    .where('provider_id', '=', centreId)
    .where('day', '=', day)
    .where('room', '=', room)
    .where('taken', '<=', capacity)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

type CapacityChange = { centreId: string; capacity: number; rooms?: readonly Room[]; today: Day };

/**
 * Follows the centre's own numbers from `today` on, of all seats and of each room, on the days whose number nobody has set: never below
 * what is taken. A room that is offered no more keeps what is taken. What was set is locked too: the row of all seats before its rooms.
 */
export async function followCapacity(db: Db, { centreId, capacity, rooms = [], today }: CapacityChange): Promise<void> {
  const rows = db.selectFrom('seat_days').select('day').where('provider_id', '=', centreId).where('day', '>=', today);
  const followed = await rows.orderBy('day').orderBy('room').forUpdate().execute();
  const now = sql<number>`coalesce(seats_of(${capacity}::int, ${JSON.stringify(rooms)}::jsonb, seat_days.room), 0)`;
  await db
    .updateTable('seat_days')
    .set({ capacity: sql`greatest(${now}, seat_days.taken)` })
    .where('provider_id', '=', centreId)
    .where('day', '>=', today)
    .where('is_set', '=', false)
    .execute();
  await reserveForNext(db, { centreId, days: [...new Set(followed.map(({ day }) => day))] });
}

/** Days with the rooms on them that are taken or given back. */
type LockedDays = { centreId: string; days: readonly Day[]; rooms?: readonly Seats['room'][] };

/**
 * Locks these days in their order, those of which nobody has taken anything too: whoever gives seats back and takes others at once
 * calls it with all of them, before either. In the caller's transaction.
 */
export async function lockDays(db: Db, { centreId, days, rooms = [] }: LockedDays): Promise<void> {
  const counts = [...new Set(rooms.flatMap(countsOf)), ''];
  await sql`
    insert into seat_days (provider_id, day, room, capacity, taken)
    select centres.provider_id, wanted.day, counted.room, seats_of(centres.capacity, centres.rooms, counted.room), 0
    from centres cross join (select distinct unnest(${days}::date[]) as day) as wanted
    cross join (select distinct unnest(${counts}::text[]) as room) as counted
    where centres.provider_id = ${centreId} and seats_of(centres.capacity, centres.rooms, counted.room) is not null
    order by wanted.day, counted.room
    on conflict (provider_id, day, room) do update set taken = seat_days.taken`.execute(db);
}

/** Locks these days in their order; those of which nobody has taken anything have nothing to lock. In the caller’s transaction. */
export const lockSeats = (db: Db, { centreId, days, room }: Omit<Seats, 'guests'>) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'capacity', 'taken'])
    .where('provider_id', '=', centreId)
    .where(isOneOf(days))
    .where('room', 'in', countsOf(room))
    .orderBy('day')
    .orderBy('room')
    .forUpdate()
    .execute();

const isOneOf = (days: readonly Day[]) => sql<boolean>`seat_days.day = any(${days}::date[])`;
