import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { racing } from '#test/racing.ts';
import { openCheckout } from '#test/checkout.ts';
import { deadlocks } from '#test/stays.ts';
import type { NewCentre } from './centre-store.ts';
import { aCentre, aStay, threeRooms } from './seed.ts';

// One private room, two places in shared ones, one suite.
const { t, town, card, pay, one } = await openCheckout();
let home: NewCentre;
beforeEach(async () => {
  home = await aCentre(t.db, { managerId: town.manager.id, kind: 'assisted_living', rooms: threeRooms() });
});

const week = { checkInDate: '06/22/2026', checkOutDate: '06/26/2026', weekDays: [1, 2, 3, 4, 5] };
const book = async (body: object, person = town.elena) =>
  (await (await t.as(person)).seniorCare.book({ body: { centerId: home.id, ...week, ...body } as never })).data;
const change = async (id: string, body: object) =>
  (await (await t.as(town.elena)).seniorCare.changeHeld({ params: { id }, body: { ...week, ...body } as never })).data;
const cancel = async (id: string) =>
  (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
async function takenOn(day = '2026-06-22') {
  const rows = t.db.selectFrom('seat_days').select(['room', 'taken']).where('provider_id', '=', home.id);
  const found = await rows.where('day', '=', day).execute();
  return Object.fromEntries(found.map(({ room, taken }) => [room || 'all', taken]));
}
const freeIn = async (room?: 'private' | 'shared' | 'suite') => {
  const query = { from: '06/22/2026', to: '06/22/2026', ...(room && { room }) };
  const { data } = await (await t.as()).seniorCare.seats({ params: { id: home.id }, query });
  return data[0]?.free;
};
const profileOf = async (id = home.id) => {
  const { data } = await (await t.as(town.manager)).centrePartner.profiles();
  return data.find(({ _id }) => _id === id);
};
async function saveProfile(change: object, id = home.id) {
  const { phone, about, capacity, prices, hours, services, languages } = (await profileOf(id)) ?? never();
  const body = { phone, about, capacity, prices, hours, services, languages, ...change } as never;
  return (await (await t.as(town.manager)).centrePartner.changeProfile({ params: { id }, body })).data;
}

describe('a stay in a room', () => {
  test('costs what the room costs, takes a place in it, and says so to everybody', async () => {
    const stay = await book({ roomType: 'suite', typeSelect: 'week', estimateTotalCents: 195_000 });
    expect(stay).toMatchObject({ money: { totalCents: 195_000, dueNowCents: 31_000 }, details: { roomType: 'suite' } });
    expect(stay.facts).toContainEqual({ term: 'Room type', value: 'Suite' });
    expect(await takenOn()).toEqual({ all: 1, suite: 1 });
    expect([await freeIn(), await freeIn('suite'), await freeIn('shared')]).toEqual([3, 0, 2]);
    await pay(stay._id, { method: await card() });
    const { data } = await (await t.as(town.manager)).requests.one({ params: { id: stay._id } });
    expect(data.facts).toContainEqual({ term: 'Room type', value: 'Suite' });
    await t.runJobs();
    const letters = await t.db.selectFrom('mailbox').select(['recipient', 'body_text']).execute();
    const to = ({ email }: { email: string }) =>
      letters.filter(({ recipient }) => recipient === email).at(-1)?.body_text;
    expect(to(town.manager)).toContain('for 1 seat (Suite) ');
    expect(to(town.elena)).toContain('\nRoom type: Suite\n');
    await cancel(stay._id);
    expect(await takenOn()).toEqual({ all: 0, suite: 0 });
  });

  test('keeps its room and price when the residence changes both', async () => {
    const { _id: id } = await book({ roomType: 'private' });
    await saveProfile({ rooms: threeRooms().slice(1) });
    expect(await one(id)).toMatchObject({ money: { totalCents: 120_000 }, details: { roomType: 'private' } });
    await pay(id, { method: await card() });
    await cancel(id);
    expect(await takenOn()).toEqual({ all: 0, private: 0 });
  });

  test('is one that is offered: none, another one, or one at a day center is refused at its field', async () => {
    await saveProfile({ rooms: threeRooms().slice(0, 2) });
    for (const roomType of [null, 'suite', 'tent'])
      await expect(book({ roomType })).rejects.toMatchObject({ issues: [{ field: 'roomType' }] });
    await expect(book({ centerId: town.centre.id, roomType: 'suite' })).rejects.toMatchObject({
      issues: [{ field: 'roomType' }],
    });
    expect((await book({ centerId: town.centre.id })).facts).not.toContainEqual(
      expect.objectContaining({ term: 'Room type' }),
    );
  });

  test('finds no more places than the day has, whatever the rooms have', async () => {
    const { centrePartner } = await t.as(town.manager);
    await centrePartner.setSeats({ params: { centreId: home.id }, body: { day: '2026-06-24', capacity: 1 } });
    await book({ roomType: 'shared' }, await aPerson(t.db));
    await expect(book({ roomType: 'suite' })).rejects.toMatchObject({ values: { fullDays: '2026-06-24' } });
    expect(await takenOn()).toEqual({ all: 1, shared: 1 });
  });
});

describe('the last place', () => {
  test('in the only suite is taken once, whoever asks at once; the other rooms are free besides', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(t.db)));
    const ends = await Promise.all(people.map((person) => codeOf(book({ roomType: 'suite' }, person))));
    expect(ends.toSorted()).toEqual(['done', ...Array.from({ length: 5 }, () => 'seats_taken')]);
    expect(await codeOf(book({ roomType: 'private' }))).toBe('done');
    expect(await takenOn()).toEqual({ all: 2, private: 1, suite: 1 });
    expect(await deadlocks(t)).toBe(0);
  });

  test('is not lost by a change of rooms that finds none, and given back by one that does', async () => {
    const { id } = await aStay(t, { centre: home, person: town.elena, status: 'held', roomType: 'private', ...iso });
    const { _id: suite } = await book({ roomType: 'suite' }, await aPerson(t.db));
    expect(suite).toBeTruthy();
    await expect(change(id, { roomType: 'suite' })).rejects.toMatchObject({ code: 'seats_taken' });
    expect(await takenOn()).toEqual({ all: 2, private: 1, suite: 1 });
    const moved = await change(id, { roomType: 'shared' });
    expect(moved).toMatchObject({ money: { totalCents: 90_000, dueNowCents: 18_000 } });
    expect(await takenOn()).toEqual({ all: 2, private: 0, shared: 1, suite: 1 });
  });

  test('is given back once, however often its booking is cancelled', async () => {
    const { id } = await aStay(t, { centre: home, person: town.elena, status: 'held', roomType: 'suite', ...iso });
    const ends = await racing<unknown>(t.db, id, [() => cancel(id), () => cancel(id)]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await takenOn()).toEqual({ all: 0, suite: 0 });
  });
});

describe('what others see', () => {
  test('lists show the least that a room costs, and a day on which no room is free for the party as full', async () => {
    const { seniorCare } = await t.as();
    const { data } = await seniorCare.details({ params: { id: home.id } });
    expect(data).toMatchObject({
      capacity: 4,
      prices: { dayCents: 18_000, weekCents: 112_000, monthCents: 410_000 },
      rooms: [
        { type: 'private', free: 1 },
        { type: 'shared', free: 2 },
        { type: 'suite', free: 1 },
      ],
    });
    const search = async (guests: number) => {
      const query = { place: 'Pasadena, CA', in: '06/22/2026', out: '06/26/2026', guests, space: true };
      return (await seniorCare.search({ query: query as never })).data.some(({ _id }) => _id === home.id);
    };
    expect([await search(2), await search(1)]).toEqual([true, true]);
    await book({ roomType: 'shared' }, await aPerson(t.db));
    expect([await search(2), await search(1)]).toEqual([false, true]);
  });

  test('the residence sees each room on its calendar, and what accepting leaves in the room', async () => {
    const { id } = await aStay(t, { centre: home, person: town.elena, status: 'pending', roomType: 'suite', ...iso });
    const partner = await t.as(town.manager);
    const query = { from: '2026-06-22', to: '2026-06-22' };
    const { data: days } = await partner.centrePartner.calendar({ params: { centreId: home.id }, query });
    expect(days[0]).toMatchObject({
      capacity: 4,
      taken: 1,
      rooms: [
        { type: 'private', capacity: 1, taken: 0 },
        { type: 'shared', capacity: 2, taken: 0 },
        { type: 'suite', capacity: 1, taken: 1 },
      ],
    });
    const { data } = await partner.requests.one({ params: { id } });
    expect(data.beside).toMatchObject([{ value: expect.stringContaining('None') }]);
  });

  test('who waits for a room gets it when it is free, and not another one', async () => {
    const rosa = await aPerson(t.db);
    const { _id: suite } = await book({ roomType: 'suite' });
    const joining = { centerId: home.id, day: '2026-06-22', familyMemberId: null };
    const calls = (await t.as(rosa)).waiting;
    await expect(calls.join({ body: { ...joining, roomType: 'private' } as never })).rejects.toMatchObject({
      code: 'day_free',
    });
    await calls.join({ body: { ...joining, roomType: 'suite' } as never });
    const { _id: other } = await book({ roomType: 'private' });
    await cancel(other);
    expect(await takenOn()).toEqual({ all: 1, private: 0, suite: 1 });
    await cancel(suite);
    expect(await takenOn()).toEqual({ all: 1, private: 0, suite: 1 });
    await t.runJobs();
    const { data } = await calls.mine({});
    const { data: booked } = await calls.accept({ params: { id: data[0]?._id ?? '' } });
    expect(booked).toMatchObject({ details: { roomType: 'suite' }, money: { totalCents: 31_000 } });
  });
});

describe('the rooms of a profile', () => {
  test('decide what the residence has and costs, on the days that come too', async () => {
    await book({ roomType: 'shared' });
    const [, shared] = threeRooms();
    const profile = await saveProfile({ capacity: 99, rooms: [{ ...shared, places: 6 }] });
    expect(profile).toMatchObject({ capacity: 6, prices: shared?.prices, rooms: [{ type: 'shared', places: 6 }] });
    expect(await freeIn('shared')).toBe(5);
    // left out, they stay
    expect(await saveProfile({ capacity: 3 })).toMatchObject({ capacity: 6 });
  });

  test('are those of a residence, each type once', async () => {
    const [suite] = threeRooms();
    await expect(saveProfile({ rooms: [suite, suite] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(saveProfile({ rooms: [{ ...suite, places: 0 }] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(saveProfile({ rooms: [suite] }, town.centre.id)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

const iso = { checkIn: '2026-06-22', checkOut: '2026-06-26', weekDays: [1, 2, 3, 4, 5] };
function never(): never {
  throw new Error('There is no such residence.');
}
