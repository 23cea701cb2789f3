import * as z from 'zod/mini';
import { countStanding, standsInLine } from '#features/availability/server/lines/standing-store.ts';
import type { Booker, InsertedBooking } from '#features/bookings/server/store.ts';
import type { BookingContext } from '#features/bookings/server/kind.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Leaver } from '#server/keeping.ts';
import { publish } from '#server/realtime/fanout.ts';
import { type Day, slashedDay, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { isOver } from '../../free-day.ts';
import { fitsRooms, type RoomType } from '../../rooms.ts';
import { StayRequest } from '../../stay.ts';
import { MOST_WAITING, type WaitingPlace } from '../../waiting-contract.ts';
import { bookStay } from '../book-stay.ts';
import { isOutOfReach } from '../centre-seats.ts';
import { lockDays, lockSeats, releaseSeats, unreserveSeats } from '../seats.ts';
import { bookableCentre } from '../stay-store.ts';
import {
  endForeignPlace,
  insertWaiter,
  linesOf,
  lockWaiter,
  type WaiterRow,
  waitingOf,
  writeWaiter,
} from './waiting-store.ts';

type NewWait = {
  centreId: string;
  day: Day;
  guests: number;
  roomType?: RoomType | null | undefined;
  personId: string | null;
  userId: string;
};

/**
 * Puts a person into the line for a seat on a day on which the centre is full for their party. A repetition changes nothing. Throws
 * `not_found`, `invalid_input` for a day that cannot be, `day_free` and `too_many_waiting`.
 */
export async function joinLine(
  { db, now, limits }: Pick<Context, 'db' | 'now' | 'limits'>,
  { centreId, day, guests, roomType, personId, userId }: NewWait,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    const centre = await bookableCentre(db, { id: centreId, now });
    if (!centre) throw new Failure('not_found');
    const person = await ownPerson(db, { userId, personId, scope: 'bookings', now });
    if (isOver(day, centre, now) || isOutOfReach(day, now) || !centre.openWeekdays.includes(weekdayOf(day)))
      throw Failure.of('day', 'errors.dayClosed');
    if ((await countStanding(db, 'seat_waiters', userId)) >= MOST_WAITING * limits.factor)
      throw new Failure('too_many_waiting', { values: { count: MOST_WAITING } });
    if (!fitsRooms(centre.rooms, roomType)) throw Failure.of('roomType', 'errors.roomUnchosen');
    await endForeignPlace(db, { centreId, day, personId: person, now });
    await lockDays(db, { centreId, days: [day], rooms: [roomType] });
    const seats = await lockSeats(db, { centreId, days: [day], room: roomType });
    // One without seats is closed.
    if (seats.every(({ capacity, taken }) => capacity - taken >= guests)) throw new Failure('day_free');
    if (seats.some(({ capacity }) => capacity < guests)) throw Failure.of('day', 'errors.dayClosed');
    const isNew = await insertWaiter(db, {
      centreId,
      day,
      userId,
      personId: person,
      guests,
      room: roomType ?? '',
      now,
    });
    await publish(db, [userId], ['bookings']);
    if (isNew) await audit(db, { at: now, actorId: userId, personId: person, action: 'write', subject: 'waiting' });
  });
}

/** Leaves the line, or declines what is offered: its seats go to the next. A repetition changes nothing. Throws `not_found`. */
export async function leaveLine(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, userId }: { id: string; userId: string },
) {
  await db.transaction().execute(async (db) => {
    const waiter = await lockWaiter(db, { id, userId, now });
    if (!waiter) throw new Failure('not_found');
    const stood = standsInLine(waiter);
    await leave(db, waiter, now);
    await publish(db, [...new Set([userId, waiter.user_id])], ['bookings']);
    if (stood)
      await audit(db, { at: now, actorId: userId, personId: waiter.person_id, action: 'write', subject: 'waiting' });
  });
}

/** Leaves every line in which an account stands, or one of its people, as it goes away. */
export async function leaveAll({ db, now }: Pick<Context, 'db' | 'now'>, leaver: Leaver): Promise<void> {
  for (const id of await linesOf(db, leaver)) {
    const waiter = await lockWaiter(db, { id, now });
    if (waiter) await leave(db, waiter, now);
  }
}

async function leave(db: Db, waiter: WaiterRow, now: Date) {
  if (!standsInLine(waiter)) return;
  await writeWaiter(db, waiter.id, { state: 'left', now });
  if (waiter.state !== 'waiting') await giveBack(db, waiter);
}

/** The seats that a place in line holds go to the next one. */
export const giveBack = (db: Db, { provider_id: centreId, day, guests, room }: WaiterRow) =>
  releaseSeats(db, { centreId, days: [day], guests, room: room || null });

type OfferAcceptance = { id: string; waiterId: string; booker: Booker };

/**
 * Books the seats that are offered, as a day by itself; they change hands while they are locked, so that nobody comes between. In the
 * caller's transaction. Throws `not_found` and `offer_ended`.
 */
export async function acceptOffer(
  db: Db,
  { id, waiterId, booker }: OfferAcceptance,
  now: Date,
): Promise<InsertedBooking> {
  const waiter = await lockWaiter(db, { id: waiterId, userId: booker.userId, now });
  if (!waiter) throw new Failure('not_found');
  const { state, offered_until: until, day, guests, room, provider_id: centerId } = waiter;
  if (state !== 'offered' || until === null || until <= now) throw new Failure('offer_ended');
  await writeWaiter(db, waiterId, { state: 'booked', now });
  await unreserveSeats(db, { centreId: centerId, days: [day], guests, room: room || null });
  const request = z.parse(StayRequest, {
    centerId,
    checkInDate: slashedDay(day),
    checkOutDate: slashedDay(day),
    weekDays: [weekdayOf(day)],
    guestsCount: guests,
    roomType: room || null,
    familyMemberId: waiter.person_user_id === booker.userId ? null : waiter.person_id,
  });
  const written = await bookStay(db, { id, booker, request, now });
  if (waiter.user_id !== booker.userId) await publish(db, [waiter.user_id], ['bookings']);
  return written;
}

/** The days for which an account waits, what is offered first. */
export async function waitingFor(
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  userId: string,
): Promise<WaitingPlace[]> {
  const rows = await waitingOf(db, { userId, now });
  return rows.map((row) => ({
    _id: row.id,
    centerId: row.provider_id,
    centerName: row.provider_name,
    timeZone: row.time_zone,
    day: row.day,
    guests: row.guests,
    roomType: row.room || null,
    personId: row.person_id,
    personName: `${row.first_name} ${row.last_name}`,
    isForSelf: row.person_user_id === userId,
    place: row.state === 'waiting' ? row.place : null,
    offeredUntil: row.state === 'offered' ? (row.offered_until?.toISOString() ?? null) : null,
  }));
}
