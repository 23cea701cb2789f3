import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { deadlocks } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import type { Room, RoomType } from '../rooms.ts';
import type { NewCentre } from './centre-store.ts';
import { followCapacity, setRooms, setSeats } from './seats.ts';
import { aCentre, aStay, threeRooms } from './seed.ts';

// One private room, two places in shared ones, one suite.
const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });
const MONDAY = '2026-06-22';
let home: NewCentre;
beforeEach(async () => {
  home = await aCentre(t.db, { managerId: town.manager.id, kind: 'assisted_living', rooms: threeRooms() });
});

const usual = { private: 1, shared: 2, suite: 1 };
const roomsWith = (places: Partial<Record<RoomType, number>>) =>
  (['private', 'shared', 'suite'] as const).map((type) => ({ type, capacity: places[type] ?? usual[type] }));
const set = async (places: Partial<Record<RoomType, number>>, day = MONDAY) => {
  const { centrePartner } = await t.as(town.manager);
  const body = { day, capacity: 0, rooms: roomsWith(places) };
  return (await centrePartner.setSeats({ params: { centreId: home.id }, body })).data;
};
const book = async (roomType: RoomType, person = town.elena) => {
  const stay = { checkInDate: MONDAY, checkOutDate: MONDAY, weekDays: [1], roomType };
  return (await (await t.as(person)).seniorCare.book({ body: { centerId: home.id, ...stay } })).data;
};
const rowsOn = async (day = MONDAY) => {
  const rows = t.db.selectFrom('seat_days').select(['room', 'capacity', 'taken']).where('provider_id', '=', home.id);
  const found = await rows.where('day', '=', day).execute();
  return Object.fromEntries(found.map(({ room, capacity, taken }) => [room || 'all', `${taken} of ${capacity}`]));
};

describe('the places of a room on a day', () => {
  test('close it without the others, and are the seats of the day together', async () => {
    expect(await set({ suite: 0 })).toMatchObject({
      capacity: 3,
      rooms: [{ capacity: 1 }, { capacity: 2 }, { type: 'suite', capacity: 0 }],
    });
    await expect(book('suite')).rejects.toMatchObject({ code: 'seats_taken', values: { fullDays: MONDAY } });
    await book('private');
    expect(await rowsOn()).toEqual({ all: '1 of 3', private: '1 of 1', shared: '0 of 2', suite: '0 of 0' });
  });

  test('may be more than usual: all of them are found', async () => {
    await set({ suite: 2 });
    for (const type of ['private', 'shared', 'shared', 'suite', 'suite'] as const)
      await book(type, await aPerson(t.db));
    expect(await rowsOn()).toEqual({ all: '5 of 5', private: '1 of 1', shared: '2 of 2', suite: '2 of 2' });
  });

  test('are never fewer than are taken, which is said at their field; nothing else is set then', async () => {
    await book('shared');
    await book('shared', await aPerson(t.db));
    const fields = [{ field: 'rooms.1.capacity', key: 'errors.seatsBelowTaken' }];
    await expect(set({ private: 5, shared: 1 })).rejects.toMatchObject({ code: 'conflict', issues: fields });
    expect(await rowsOn()).toEqual({ all: '2 of 4', shared: '2 of 2' });
    expect(await set({ shared: 2, suite: 0 })).toMatchObject({ capacity: 3, taken: 2 });
  });

  test('are those of each room that is offered, once', async () => {
    const { centrePartner } = await t.as(town.manager);
    const suite = { type: 'suite' as const, capacity: 1 };
    const setting = (rooms: object[], centreId = home.id) =>
      centrePartner.setSeats({ params: { centreId }, body: { day: MONDAY, capacity: 0, rooms: rooms as never } });
    for (const rooms of [[suite], [suite, suite, suite], [{ ...suite, capacity: -1 }], [{ ...suite, type: 'tent' }]])
      await expect(setting(rooms)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(setting([suite], town.centre.id)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await rowsOn()).toEqual({});
  });

  test('whoever books the last one while it is closed: it is booked or closed, not both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const day = `2026-06-2${2 + (round % 3)}`;
      const person = await aPerson(t.db);
      const stay = { checkInDate: day, checkOutDate: day, weekDays: [1, 2, 3], roomType: 'suite' as const };
      const { seniorCare } = await t.as(person);
      const [booked, closed] = await Promise.allSettled([
        seniorCare.book({ body: { centerId: home.id, ...stay } }),
        set({ suite: 0 }, day),
      ]);
      const wins = [booked, closed].filter(({ status }) => status === 'fulfilled');
      expect(wins.length).toBe(1);
      if (booked.status === 'fulfilled')
        await (
          await t.as(person)
        ).bookings.change({ params: { id: booked.value.data._id }, body: { status: 'cancelled' } });
      await set({}, day);
    }
    expect(await deadlocks(t)).toBe(0);
  });
});

test('who waits for a room on a day that is full as a whole gets it, though nobody had taken one yet', async () => {
  const { _id: id } = await book('private');
  await t.db.transaction().execute((db) => setSeats(db, { centreId: home.id, day: MONDAY, capacity: 1 }));
  const rosa = await aPerson(t.db);
  const { waiting } = await t.as(rosa);
  await waiting.join({
    body: { centerId: home.id, day: MONDAY, guestsCount: 1, roomType: 'suite', familyMemberId: null },
  });
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  expect(await rowsOn()).toMatchObject({ all: '1 of 1', private: '0 of 1', suite: '1 of 1' });
});

describe('a room that is offered no more', () => {
  const offer = (rooms: readonly Room[]) =>
    t.db
      .updateTable('centres')
      .set({ rooms: JSON.stringify(rooms) })
      .where('provider_id', '=', home.id)
      .execute();
  const others = threeRooms().slice(0, 2);

  test('is not offered to who waits for it either', async () => {
    const { _id: id } = await book('suite');
    const { waiting } = await t.as(await aPerson(t.db));
    await waiting.join({
      body: { centerId: home.id, day: MONDAY, guestsCount: 1, roomType: 'suite', familyMemberId: null },
    });
    await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    expect(await rowsOn()).toMatchObject({ all: '1 of 4', suite: '1 of 1' });
    await offer(others);
    await t.runJobs();
    expect((await waiting.mine({})).data).toEqual([]);
    expect(await rowsOn()).toMatchObject({ all: '0 of 4', suite: '0 of 1' });
  });

  test('gives a stay in it no further days', async () => {
    const stay = { checkIn: MONDAY, checkOut: MONDAY, weekDays: [1], roomType: 'suite' as const };
    const { id } = await aStay(t, { centre: home, person: town.elena, status: 'accepted', ...stay });
    const body = { checkInDate: MONDAY, checkOutDate: '2026-06-29', weekDays: [1] };
    const quote = async () =>
      (await (await t.as(town.elena)).seniorCare.quoteChange({ params: { id }, body })).fullDays;
    expect(await quote()).toEqual([]);
    await offer(others);
    expect(await quote()).toEqual(['2026-06-29']);
  });
});

test('numbers that follow the profile lock the seats of a day before its rooms, those too that were set', async () => {
  await book('suite');
  await t.db.transaction().execute((db) => setSeats(db, { centreId: home.id, day: MONDAY, capacity: 3 }));
  await t.db.transaction().execute(async (db) => {
    await followCapacity(db, { centreId: home.id, capacity: 4, rooms: threeRooms(), today: MONDAY });
    const free = t.db.selectFrom('seat_days').select('room').where('provider_id', '=', home.id);
    expect(await free.forUpdate().skipLocked().execute()).toEqual([]);
  });
});

test('a stay without a room of before still counts: its day has no fewer seats than are taken', async () => {
  await t.db.updateTable('centres').set({ rooms: '[]' }).where('provider_id', '=', home.id).execute();
  const { seniorCare } = await t.as(town.elena);
  const stay = { checkInDate: MONDAY, checkOutDate: MONDAY, weekDays: [1], guestsCount: 3 };
  await seniorCare.book({ body: { centerId: home.id, ...stay } });
  await t.db
    .updateTable('centres')
    .set({ rooms: JSON.stringify(threeRooms()) })
    .where('provider_id', '=', home.id)
    .execute();
  await t.db
    .transaction()
    .execute((db) => setRooms(db, { centreId: home.id, day: MONDAY, rooms: roomsWith({ shared: 0 }) }));
  expect(await rowsOn()).toMatchObject({ all: '3 of 3', shared: '0 of 0' });
});
