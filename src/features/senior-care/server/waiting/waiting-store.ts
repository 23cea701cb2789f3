import { sql } from 'kysely';
import { isInLine, type StandingState } from '#features/availability/server/lines/standing-store.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import type { Leaver } from '#server/keeping.ts';
import type { Day } from '#shared/dates.ts';
import type { RoomType } from '../../rooms.ts';

const isStanding = isInLine('seat_waiters');

type NewWaiter = {
  centreId: string;
  day: Day;
  userId: string;
  personId: PersonId;
  guests: number;
  room: RoomType | '';
  now: Date;
};

/** To the end of the line. False for who stands in it already: they stay where they are. */
export async function insertWaiter(db: Db, waiter: NewWaiter): Promise<boolean> {
  const { centreId, day, userId, personId, guests, room, now } = waiter;
  const row = await db
    .insertInto('seat_waiters')
    .values({
      provider_id: centreId,
      day,
      user_id: userId,
      person_id: personId,
      guests,
      room,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type Line = Pick<NewWaiter, 'centreId' | 'day' | 'personId' | 'now'>;

/** Who waits by an account that may no longer act for them waits no more: nobody would hear of their turn. */
export async function endForeignPlace(db: Db, { centreId, day, personId, now }: Line): Promise<void> {
  const mayAct = peopleOf(db, { userId: sql<string>`seat_waiters.user_id`, scope: 'bookings', now });
  await db
    .updateTable('seat_waiters')
    .set({ state: 'over', updated_at: now })
    .where('provider_id', '=', centreId)
    .where('day', '=', day)
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`seat_waiters.person_id <> all(array(${mayAct}))`)
    .execute();
}

const waiters = (db: Db) =>
  db
    .selectFrom('seat_waiters')
    .innerJoin('providers', 'providers.id', 'seat_waiters.provider_id')
    .innerJoin('people', 'people.id', 'seat_waiters.person_id')
    .select([
      'seat_waiters.id',
      'seat_waiters.provider_id',
      'seat_waiters.day',
      'seat_waiters.user_id',
      'seat_waiters.person_id',
      'seat_waiters.guests',
      'seat_waiters.offered_until',
      'providers.name as provider_name',
      'providers.time_zone',
      'people.first_name',
      'people.last_name',
      'people.user_id as person_user_id',
    ])
    .select(sql<StandingState>`seat_waiters.state`.as('state'))
    .select(sql<RoomType | ''>`seat_waiters.room`.as('room'));
export type WaiterRow = Awaited<ReturnType<ReturnType<typeof waiters>['executeTakeFirstOrThrow']>>;

const MOST_LISTED = 50;

/** What this account and those for whom it may book wait for, whoever has put them into the line. */
export const waitingOf = (db: Db, { userId, now }: { userId: string; now: Date }) =>
  waiters(db)
    .select(
      sql<number>`(select count(*)::int from seat_waiters as ahead where ahead.provider_id = seat_waiters.provider_id
        and ahead.day = seat_waiters.day and ahead.room = seat_waiters.room and ahead.state = 'waiting' and ahead.number <= seat_waiters.number)`.as(
        'place',
      ),
    )
    .where(isStanding)
    .where('seat_waiters.person_id', 'in', peopleOf(db, { userId, scope: 'bookings', now }))
    .orderBy(sql`seat_waiters.state = 'waiting'`)
    .orderBy('seat_waiters.day')
    .orderBy('seat_waiters.number')
    .limit(MOST_LISTED)
    .execute();

type WaiterQuery = { id: string; userId?: string; now: Date };

/** A place in line, locked; with `userId` only of somebody for whom that account may book. */
export async function lockWaiter(db: Db, { id, userId, now }: WaiterQuery): Promise<WaiterRow | undefined> {
  return waiters(db)
    .where('seat_waiters.id', '=', id)
    .$if(userId !== undefined, (query) =>
      query.where('seat_waiters.person_id', 'in', peopleOf(db, { userId: userId ?? '', scope: 'bookings', now })),
    )
    .forNoKeyUpdate('seat_waiters')
    .executeTakeFirst();
}

const MOST_LINES = 200;

/** The lines in which an account stands, or one of its people, in the order in which seats are locked. */
export async function linesOf(db: Db, { userId, people }: Leaver): Promise<string[]> {
  const rows = await db
    .selectFrom('seat_waiters')
    .select('seat_waiters.id')
    .where(isStanding)
    .where((is) =>
      is.or([is('seat_waiters.user_id', '=', userId), sql<boolean>`seat_waiters.person_id = any(${people}::uuid[])`]),
    )
    .orderBy('seat_waiters.provider_id')
    .orderBy('seat_waiters.day')
    .orderBy('seat_waiters.id')
    .limit(MOST_LINES)
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_AT_A_PLACE = 5000;

/** All who stand in the lines of a center, in the order in which seats are locked. */
export async function linesAt(db: Db, centreId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat_waiters')
    .select('seat_waiters.id')
    .where('seat_waiters.provider_id', '=', centreId)
    .where(isStanding)
    .orderBy('seat_waiters.day')
    .orderBy('seat_waiters.id')
    .limit(MOST_AT_A_PLACE)
    .execute();
  return rows.map(({ id }) => id);
}

type WaiterWrite = { state: StandingState; offeredUntil?: Date; now: Date };

export async function writeWaiter(db: Db, id: string, { state, offeredUntil, now }: WaiterWrite): Promise<void> {
  await db
    .updateTable('seat_waiters')
    .set({ state, updated_at: now, ...(offeredUntil && { offered_until: offeredUntil }) })
    .where('id', '=', id)
    .execute();
}

const MOST_AT_ONCE = 200;

/** Those who have got seats and have not heard of it, and those whose offer is over, the longest first. */
export const waitersToMove = (db: Db, now: Date) =>
  db
    .selectFrom('seat_waiters')
    .select('id')
    .where((is) =>
      is.or([is('state', '=', 'reserved'), is.and([is('state', '=', 'offered'), is('offered_until', '<=', now)])]),
    )
    .orderBy('updated_at')
    .orderBy('number')
    .limit(MOST_AT_ONCE)
    .execute();

/** Days that have gone by need no seats any more: nobody waits for them. */
export async function endPastLines(db: Db, today: Day, now: Date): Promise<void> {
  await db
    .updateTable('seat_waiters')
    .set({ state: 'over', updated_at: now })
    .where('state', '=', 'waiting')
    .where('day', '<', today)
    .execute();
}

/** How many wait for a seat at a centre, by day. */
export async function waitingByDay(db: Db, span: { centreId: string; from: Day; to: Day }): Promise<Map<Day, number>> {
  const rows = await db
    .selectFrom('seat_waiters')
    .select(['day', sql<number>`count(*)::int`.as('count')])
    .where('provider_id', '=', span.centreId)
    .where(isStanding)
    .where('day', '>=', span.from)
    .where('day', '<=', span.to)
    .groupBy('day')
    .orderBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}
