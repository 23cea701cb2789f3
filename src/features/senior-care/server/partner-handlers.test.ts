import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { CallInput } from '#shared/call.ts';
import { openTown } from '#test/town.ts';
import type { centrePartner } from '../partner-contract.ts';
import type { NewCentre } from './centre-store.ts';
import { aCentre, aStay } from './seed.ts';

const { t, town } = await openTown();
let elena: Person;
let manager: Person;
let centre: NewCentre;

beforeEach(() => {
  ({ elena, manager, centre } = town);
});

const calls = async (person = manager) => (await t.as(person)).centrePartner;
const family = async () => await t.as(elena);
const missing = '00000000-0000-4000-8000-000000000000';

describe('a centre of somebody else', () => {
  test('is like one that does not exist', async () => {
    const other = await aPerson(t.db);
    const foreign = await aCentre(t.db, { managerId: other.id });
    const partner = await calls(other);
    const profile = (await (await calls()).profiles()).data[0];
    const form = {
      phone: '6265550100',
      about: { en: 'A house.', sp: '' },
      capacity: 3,
      prices: { dayCents: 100, weekCents: 100, monthCents: 100 },
      hours: profile?.hours ?? [],
      services: [],
      languages: [],
    };
    for (const centreId of [centre.id, missing]) {
      await expect(
        partner.calendar({ params: { centreId }, query: { from: '2026-06-15', to: '2026-06-20' } }),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(
        partner.setSeats({ params: { centreId }, body: { day: '2026-06-22', capacity: 0 } }),
      ).rejects.toMatchObject({ code: 'not_found' });
      await expect(partner.changeProfile({ params: { id: centreId }, body: form })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect((await partner.profiles()).data.map(({ _id }) => _id)).toEqual([foreign.id]);
  });
});

describe('the calendar', () => {
  const day = async (date: string) =>
    (await (await calls()).calendar({ params: { centreId: centre.id }, query: { from: date, to: date } })).data[0];
  const setSeats = async (date: string, capacity: number) =>
    (await (await calls()).setSeats({ params: { centreId: centre.id }, body: { day: date, capacity } })).data;

  test('shows seats and guests, also of those who wait, and counts what is held', async () => {
    const waiting = await aStay(t, { centre, person: elena, status: 'pending', guests: 2 });
    const coming = await aStay(t, { centre, person: elena });
    await aStay(t, { centre, person: elena, status: 'held' });
    await aStay(t, { centre, person: elena, status: 'declined' });
    expect(await day('2026-06-22')).toEqual({
      day: '2026-06-22',
      rooms: [],
      isOpen: true,
      capacity: 10,
      taken: 4,
      waiting: 0,
      guests: [
        {
          _id: waiting.id,
          bookingId: waiting.bookingId,
          name: 'Elena Marín',
          guests: 2,
          roomType: null,
          isPending: true,
        },
        {
          _id: coming.id,
          bookingId: coming.bookingId,
          name: 'Elena Marín',
          guests: 1,
          roomType: null,
          isPending: false,
        },
      ],
    });
    expect(await day('2026-06-23')).toEqual({
      day: '2026-06-23',
      rooms: [],
      isOpen: true,
      capacity: 10,
      taken: 0,
      waiting: 0,
      guests: [],
    });
    expect(await day('2026-06-21')).toMatchObject({ isOpen: false });
  });

  test('shows two months at most', async () => {
    const partner = await calls();
    const between = (from: string, to: string) =>
      partner.calendar({ params: { centreId: centre.id }, query: { from, to } });
    expect((await between('2026-06-01', '2026-08-01')).data).toHaveLength(62);
    for (const [from, to] of [
      ['2026-06-01', '2026-08-02'],
      ['2026-06-02', '2026-06-01'],
      ['2026-06-31', '2026-07-01'],
    ] as const)
      await expect(between(from, to)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('lets seats be set, not below what is taken', async () => {
    await aStay(t, { centre, person: elena, guests: 2 });
    expect(await setSeats('2026-06-22', 2)).toMatchObject({ capacity: 2, taken: 2 });
    await expect(setSeats('2026-06-22', 1)).rejects.toMatchObject({ code: 'conflict', status: 409 });
    await expect(
      (await family()).seniorCare.book({
        body: { centerId: centre.id, checkInDate: '06/22/2026', checkOutDate: '06/22/2026', weekDays: [1] },
      }),
    ).rejects.toMatchObject({ code: 'seats_taken' });
    expect(await setSeats('2026-06-23', 0)).toMatchObject({ capacity: 0, taken: 0 });
    for (const date of ['2026-06-14', '2029-01-01'])
      await expect(setSeats(date, 5)).rejects.toMatchObject({ code: 'invalid_input' });
    for (const capacity of [-1, 1.5, 10_001])
      await expect(setSeats('2026-06-23', capacity)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('the profile', () => {
  type Form = CallInput<typeof centrePartner.changeProfile>['body'];
  const formOf = ({ phone, about, capacity, prices, hours }: Awaited<ReturnType<typeof profile>>): Form => ({
    phone,
    about,
    capacity,
    prices,
    hours,
    services: ['lunch'],
    languages: ['en'],
  });
  const profile = async () => {
    const [found] = (await (await calls()).profiles()).data;
    if (!found?.prices) throw new Error('There is no centre with prices.');
    return { ...found, prices: found.prices };
  };
  const change = async (body: Partial<Form>) =>
    (await (await calls()).changeProfile({ params: { id: centre.id }, body: { ...formOf(await profile()), ...body } }))
      .data;

  test('is changed with hours and prices; bookings that stand keep theirs', async () => {
    const { id } = await aStay(t, { centre, person: elena });
    const opening = { open: '09:00', close: '15:00' };
    const changed = await change({
      prices: { dayCents: 10_000, weekCents: 40_000, monthCents: 150_000 },
      hours: [opening, null, opening, null, opening, opening, null],
      about: { en: 'A new house.', sp: 'Una casa nueva.' },
    });
    expect(changed).toMatchObject({ prices: { dayCents: 10_000 }, about: { en: 'A new house.' }, services: ['lunch'] });
    expect((await (await family()).bookings.one({ params: { id } })).data).toMatchObject({
      money: { totalCents: 25_200 },
      arrival: expect.stringMatching(/^Opens at 8:00.AM, closes at 5:00.PM/),
      startsAt: '2026-06-22T15:00:00.000Z',
    });
    const { data } = await (
      await family()
    ).seniorCare.book({
      body: { centerId: centre.id, checkInDate: '06/22/2026', checkOutDate: '06/28/2026', weekDays: [1, 2, 6] },
    });
    expect(data).toMatchObject({
      money: { totalCents: 20_000 },
      startsAt: '2026-06-22T16:00:00.000Z',
      times: [{ day: '2026-06-22' }, { day: '2026-06-27' }],
    });
  });

  test('gives days another number of seats, except those that were set, and never fewer than are taken', async () => {
    await aStay(t, { centre, person: elena, guests: 3 });
    await (await calls()).setSeats({ params: { centreId: centre.id }, body: { day: '2026-06-24', capacity: 8 } });
    await change({ capacity: 2 });
    const { data } = await (
      await calls()
    ).calendar({ params: { centreId: centre.id }, query: { from: '2026-06-22', to: '2026-06-24' } });
    expect(data.map(({ capacity, taken }) => [capacity, taken])).toEqual([
      [3, 3],
      [2, 0],
      [8, 3],
    ]);
  });

  test.each([
    ['no seats', { capacity: 0 }, 'capacity'],
    ['half a number', { phone: '123' }, 'phone'],
    ['no words', { about: { en: ' ', sp: '' } }, 'about.en'],
    ['a gift', { prices: { dayCents: 99, weekCents: 100, monthCents: 100 } }, 'prices.dayCents'],
    ['a house that never opens', { hours: Array(7).fill(null) }, 'hours'],
    ['one that closes first', { hours: Array(7).fill({ open: '17:00', close: '08:00' }) }, 'hours'],
    ['a service nobody knows', { services: ['miracles'] }, 'services.0'],
  ])('refuses %s', async (_, body, field) => {
    await expect(change(body as Partial<Form>)).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field }] });
  });
});
