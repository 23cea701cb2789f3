import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre, auditTrailOf, brokenTrails, deadlocks, eventsOf, seatsTaken } from '#test/stays.ts';
import { SERVICE_ID, serviceIds } from '../stay.ts';
import type { NewCentre } from './centre-store.ts';
import { aCentre } from './seed.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let stranger: Person;
let centre: NewCentre;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  ({ elena, manager, centre } = await aFamilyAndACentre(t, { capacity: 100 }));
  stranger = await aPerson(t.db, { firstName: 'Stan', lastName: 'Ohms' });
});
afterAll(() => t.close());

const stay = { checkInDate: '06/17/2026', checkOutDate: '07/15/2026', weekDays: [3] };
const book = async (person: Person, change: object = {}, key?: string) => {
  const { seniorCare } = await t.as(person);
  const body = { ...stay, centerId: centre.id, ...change };
  return (await seniorCare.book({ body }, key ? { idempotencyKey: key } : {})).data;
};
const daysOf = ({ times }: { times: readonly { day: string }[] }) => times.map(({ day }) => day);
const taken = async (centreId: string, day: string) => (await seatsTaken(t, centreId, day)) ?? 0;

describe('booking a stay', () => {
  test('with one day a week for four weeks holds the seats for 900 seconds', async () => {
    const data = await book(elena);
    expect(data).toMatchObject({
      status: 'pending',
      tab: 'pending',
      kind: 'stay',
      payment: 'due',
      providerName: 'Jacaranda Day Center',
      personName: 'Elena Marín',
      isForSelf: true,
      bookedDate: '2026-06-17',
      heldUntil: '2026-06-15T16:15:00.000Z',
      answerBy: null,
      startsAt: '2026-06-17T15:00:00.000Z',
      endsAt: '2026-07-16T00:00:00.000Z',
      freeCancelUntil: '2026-06-15T15:00:00.000Z',
      money: {
        totalCents: 42_000,
        dueNowCents: 8400,
        paidCents: 0,
        balanceCents: 33_600,
        refundCents: 0,
        refundIfCancelledCents: 0,
      },
      canCancel: true,
      cancelled: null,
      note: null,
      canReview: false,
      details: { guests: 1, typeSelect: 'day', weekDays: [3], checkIn: '2026-06-17', checkOut: '2026-07-15' },
      refundEndHours: 48,
      firstDay: '2026-06-17',
      lastDay: '2026-07-15',
      lines: [
        { name: 'total', cents: 42_000 },
        { name: 'due', cents: 8400 },
        { name: 'balance', cents: 33_600 },
      ],
      timeline: [
        { title: 'Held for you', at: '2026-06-15T16:00:00.000Z', state: 'done' },
        { title: 'Pay for the first day', at: null, state: 'now' },
        { title: 'First day', at: '2026-06-17T15:00:00.000Z', state: 'next' },
      ],
    });
    expect(daysOf(data)).toEqual(['2026-06-17', '2026-06-24', '2026-07-01', '2026-07-08', '2026-07-15']);
    expect(data.times[0]).toEqual({
      day: '2026-06-17',
      startsAt: '2026-06-17T15:00:00.000Z',
      endsAt: '2026-06-18T00:00:00.000Z',
    });
    expect(await eventsOf(t, data._id)).toEqual(['sent']);
    expect(data.bookingId).toMatch(/^SC-\d+$/);
    expect(await taken(centre.id, '2026-06-17')).toBe(1);
  });

  test('names the service of its kind, or the one that stands for any', async () => {
    const home = await aCentre(t.db, { managerId: manager.id, kind: 'assisted_living' });
    for (const serviceID of [serviceIds.assisted_living, SERVICE_ID])
      expect((await book(elena, { centerId: home.id, serviceID })).status).toBe('pending');
  });

  test('keeps the price that it had', async () => {
    const dear = await aCentre(t.db, { managerId: manager.id });
    const data = await book(elena, { centerId: dear.id, estimateTotalCents: 42_000 });
    await t.db.updateTable('providers').set({ price_cents: 9900 }).where('id', '=', dear.id).execute();
    expect((await (await t.as(elena)).bookings.one({ params: { id: data._id } })).data.money.totalCents).toBe(42_000);
  });

  test('at another price than the page showed is refused with the right one', async () => {
    const before = await taken(centre.id, '2026-06-17');
    await expect(book(elena, { estimateTotalCents: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      values: { totalCents: 42_000 },
    });
    expect(await taken(centre.id, '2026-06-17')).toBe(before);
  });

  test('names the days that are full, and takes none of the others', async () => {
    const small = await aCentre(t.db, { managerId: manager.id, capacity: 2 });
    await book(elena, { centerId: small.id, weekDays: [3, 5], checkOutDate: '06/19/2026', guestsCount: 2 });
    const refusal = book(stranger, {
      centerId: small.id,
      weekDays: [1, 3, 5],
      checkInDate: '06/15/2026',
      checkOutDate: '06/22/2026',
    });
    await expect(refusal).rejects.toMatchObject({
      code: 'seats_taken',
      status: 409,
      values: { fullDays: '2026-06-17,2026-06-19', count: 2 },
    });
    expect(await taken(small.id, '2026-06-15')).toBe(0);
    expect(await taken(small.id, '2026-06-17')).toBe(2);
  });

  test.each([
    [{ weekDays: [6, 7] }, 'weekDays', 'errors.weekdays'],
    [{ weekDays: [] }, 'weekDays', 'errors.weekdays'],
    [{ checkInDate: '06/14/2026' }, 'checkInDate', 'errors.dayOver'],
    [{ checkInDate: '07/21/2027', checkOutDate: '07/28/2027' }, 'checkInDate', 'errors.dateImproper'],
    [{ checkInDate: '06/31/2026' }, 'checkInDate', 'errors.dateImproper'],
    [{ checkOutDate: '06/16/2026' }, 'checkOutDate', 'errors.checkOutBefore'],
    [{ categoryId: 'assisted_living' }, 'categoryId', 'errors.serviceUnselected'],
    [{ serviceID: serviceIds.assisted_living }, 'serviceID', 'errors.serviceUnselected'],
  ])('refuses %j', async (change, field, key) => {
    await expect(book(elena, change)).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field, key }] });
  });

  test('can begin today, on the clock of the centre, as long as an answer can come before it closes', async () => {
    const ownCentre = await aCentre(t.db, { managerId: manager.id, timeZone: 'Pacific/Honolulu' });
    const today = { centerId: ownCentre.id, checkInDate: '06/15/2026', checkOutDate: '06/15/2026', weekDays: [1] };
    t.clock.set('2026-06-16T01:50:00Z');
    const held = await book(elena, today);
    expect(daysOf(held)).toEqual(['2026-06-15']);
    expect(held).toMatchObject({ heldUntil: '2026-06-16T02:00:00.000Z' });
    for (const moment of ['2026-06-16T02:00:00Z', '2026-06-16T03:00:00Z', '2026-06-16T10:00:00Z']) {
      t.clock.set(moment);
      await expect(book(elena, today)).rejects.toMatchObject({
        issues: [{ field: 'checkInDate', key: 'errors.dayOver' }],
      });
    }
    t.clock.set('2026-06-15T16:00:00Z');
  });

  test('is not possible where nobody has verified or answers', async () => {
    const unverified = await aCentre(t.db, { managerId: manager.id, verifiedAt: null });
    const unmanaged = await aCentre(t.db);
    for (const centerId of [unverified.id, unmanaged.id, '00000000-0000-4000-8000-000000000000']) {
      await expect(book(elena, { centerId })).rejects.toMatchObject({ code: 'not_found', status: 404 });
    }
  });

  test('is for family who accepted it, and for nobody else', async () => {
    const link = {
      person_id: stranger.personId,
      member_user_id: elena.id,
      relationship: 'daughter',
      updated_at: t.clock.now(),
    };
    const ask = () => book(elena, { familyMemberId: stranger.personId });
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    const { id } = await t.db
      .insertInto('family_links')
      .values({ ...link, status: 'pending', scopes: ['bookings'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    await t.db
      .updateTable('family_links')
      .set({ status: 'accepted', scopes: ['records'] })
      .where('id', '=', id)
      .execute();
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    await t.db
      .updateTable('family_links')
      .set({ scopes: ['records', 'bookings'] })
      .where('id', '=', id)
      .execute();
    const data = await ask();
    expect(data).toMatchObject({ personName: 'Stan Ohms', isForSelf: false });
    expect((await (await t.as(stranger)).bookings.one({ params: { id: data._id } })).data.isForSelf).toBe(true);
    await t.db.deleteFrom('family_links').where('id', '=', id).execute();
  });

  test('twice with one key is one booking, also at the same moment', async () => {
    const ownCentre = await aCentre(t.db, { managerId: manager.id });
    const key = 'book-once-0001';
    const found = await Promise.all(Array.from({ length: 6 }, () => book(elena, { centerId: ownCentre.id }, key)));
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(1);
    expect(await taken(ownCentre.id, '2026-06-17')).toBe(1);
    await expect(book(elena, { centerId: ownCentre.id, weekDays: [4] }, key)).rejects.toMatchObject({
      code: 'key_reused',
      status: 422,
    });
    expect((await book(stranger, { centerId: ownCentre.id }, key))._id).not.toBe(found[0]?._id);
  });

  test('leaves one entry in the trail of the person', async () => {
    const anna = await aPerson(t.db);
    const data = await book(anna);
    expect(await auditTrailOf(t, anna.personId)).toEqual([
      { actor_id: anna.id, action: 'write', subject: `booking:${data._id}` },
    ]);
  });
});

test('every trail is whole', async () => {
  expect(await brokenTrails(t)).toEqual([]);
  expect(await deadlocks(t)).toBe(0);
});
