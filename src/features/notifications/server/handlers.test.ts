import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { hearNotices } from '#test/hear-notices.ts';
import { notify } from './notify.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let centre: NewCentre;

beforeAll(async () => {
  t = await testApp();
  [elena, manager] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Omar' })];
  centre = await aCentre(t.db, { managerId: manager.id, capacity: 100 });
});
afterAll(() => t.close());

const listOf = async (person: Person, page = 1) => (await t.as(person)).notifications.list({ query: { page } });
const ofBookings = async ({ id }: Person, page = 1) =>
  (await t.as({ id })).bookings.notifications({ params: { userId: id }, query: { page } });
const read = async (person: Person, bookingId: string) =>
  (await (await t.as(person)).bookings.markRead({ params: { bookingId } })).data;

test('one row tells of a booking, unread again at each change, newest first', async () => {
  const first = await aStay(t, { centre, person: elena, status: 'pending' });
  t.clock.advance(60);
  const second = await aStay(t, { centre, person: elena, status: 'pending' });
  expect((await listOf(elena)).data.map(({ _id }) => _id)).toEqual([second.id, first.id]);
  expect((await listOf(manager)).pagization.totalCount).toBe(2);

  expect(await read(elena, first.id)).toMatchObject({ _id: first.id, isRead: true });
  expect(await listOf(elena)).toMatchObject({
    pagization: { totalCount: 1 },
    data: [{ isRead: false }, { isRead: true }],
  });
  expect((await listOf(manager)).pagization.totalCount).toBe(2);

  t.clock.advance(60);
  await (await t.as(manager)).requests.accept({ params: { id: first.id } });
  const facts = {
    bookingId: first.bookingId,
    bookedDate: '2026-06-22',
    status: 'accepted',
    providerName: 'Jacaranda Day Center',
  };
  const told = {
    _id: first.id,
    updated_at: '2026-06-15T16:02:00.000Z',
    isRead: false,
    isForProvider: false,
  };
  expect(await listOf(elena)).toEqual({
    data: [
      {
        ...told,
        kind: 'booking',
        facts: expect.objectContaining({ ...facts, what: 'accepted', personName: 'Elena Marín' }),
      },
      expect.objectContaining({ _id: second.id, facts: expect.objectContaining({ status: 'pending' }) }),
    ],
    pagization: { totalCount: 2 },
  });
  expect(await ofBookings(elena)).toEqual({
    data: [{ ...told, ...facts }, expect.objectContaining({ _id: second.id, status: 'pending' })],
    pagization: { totalCount: 2 },
  });
});

test('of every kind they stand in one list, and those of bookings in their own too', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  const booking = await aStay(t, { centre, person: rosa, status: 'pending' });
  const result = randomUUID();
  const tell = (name: string) =>
    t.db.transaction().execute((db) =>
      notify(db, {
        kind: 'result',
        subjectId: result,
        readers: [{ userId: rosa.id, providerId: null }],
        facts: { name },
        about: 'bookings',
        letters: [],
        link: () => undefined,
        refreshes: () => [],
        now: t.clock.now(),
      }),
    );
  t.clock.advance(60);
  await tell('Blood count');
  expect(await listOf(rosa)).toMatchObject({
    data: [
      { _id: result, kind: 'result', facts: { name: 'Blood count' }, isForProvider: false },
      { _id: booking.id, kind: 'booking' },
    ],
    pagization: { totalCount: 2 },
  });
  expect(await ofBookings(rosa)).toMatchObject({ data: [{ _id: booking.id }], pagization: { totalCount: 1 } });
  await expect(read(rosa, result)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(await (await t.as(rosa)).notifications.markRead({ params: { id: result } })).toEqual({ marked: 1 });
  expect((await listOf(rosa)).pagization.totalCount).toBe(1);
  await tell('Cholesterol');
  expect((await listOf(rosa)).data.filter(({ kind }) => kind === 'result')).toMatchObject([
    { _id: result, facts: { name: 'Cholesterol' }, isRead: false },
  ]);
});

test('a thing is marked read once, by those who have heard of it', async () => {
  const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
  const stranger = await aPerson(t.db);
  const mark = async (person: Person, which: string) =>
    (await t.as(person)).notifications.markRead({ params: { id: which } });
  expect(await mark(elena, id)).toEqual({ marked: 1 });
  expect(await mark(elena, id)).toEqual({ marked: 0 });
  expect((await listOf(elena)).data.find(({ _id }) => _id === id)?.isRead).toBe(true);
  expect((await listOf(manager)).data.find(({ _id }) => _id === id)?.isRead).toBe(false);
  for (const [person, which] of [
    [stranger, id],
    [elena, randomUUID()],
    [elena, 'SC-1'],
    [elena, `${id}'--`],
  ] as const)
    await expect(mark(person, which)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

test('they go page by page', async () => {
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  for (let count = 0; count < 21; count += 1) await aStay(t, { centre, person: rosa, status: 'pending' });
  for (const asked of [listOf, ofBookings]) {
    const pages = [await asked(rosa), await asked(rosa, 2), await asked(rosa, 3)];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 1, 0]);
    expect(pages.map(({ pagization }) => pagization.totalCount)).toEqual([21, 21, 21]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(21);
  }
});

test('a booking is marked read by its key or its number, by those who have heard of it', async () => {
  const { id, bookingId } = await aStay(t, { centre, person: elena, status: 'pending' });
  const stranger = await aPerson(t.db);
  expect((await read(elena, bookingId)).isRead).toBe(true);
  expect((await read(manager, id)).isRead).toBe(true);
  for (const [person, which] of [
    [stranger, id],
    [stranger, bookingId],
    [elena, 'SC-1'],
    [elena, 'SC-'],
    [elena, '1'],
    [elena, `${bookingId}'--`],
    [elena, '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    await expect(read(person, which)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  }
});

test('numbers open nothing but one’s own news', async () => {
  const { bookingId } = await aStay(t, { centre, person: elena, status: 'pending' });
  await expect((await t.as(elena)).bookings.one({ params: { id: bookingId } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('everything is marked read at once', async () => {
  expect((await (await t.as(manager)).notifications.markAllRead()).marked).toBeGreaterThan(0);
  expect((await listOf(manager)).pagization.totalCount).toBe(0);
  expect((await listOf(elena)).pagization.totalCount).toBeGreaterThan(0);
  expect(await (await t.as(manager)).notifications.markAllRead()).toEqual({ marked: 0 });
});

test('nobody reads the news of others', async () => {
  const asked = { params: { userId: elena.id }, query: {} };
  await expect((await t.as(manager)).bookings.notifications(asked)).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  });
  await expect((await t.as()).bookings.notifications(asked)).rejects.toMatchObject({ status: 401 });
  await expect((await t.as()).notifications.list({ query: {} })).rejects.toMatchObject({ status: 401 });
});

test('whoever stops managing a centre stops hearing of it', async () => {
  const gone = await aPerson(t.db);
  const own = await aCentre(t.db, { managerId: gone.id });
  const { id, bookingId } = await aStay(t, { centre: own, person: elena, status: 'pending' });
  const mine = await aStay(t, { centre, person: gone, status: 'pending' });
  expect((await listOf(gone)).data.map(({ isForProvider }) => isForProvider).sort()).toEqual([false, true]);
  await t.db.deleteFrom('provider_managers').where('user_id', '=', gone.id).execute();
  for (const asked of [listOf, ofBookings])
    expect(await asked(gone)).toMatchObject({ data: [{ _id: mine.id }], pagization: { totalCount: 1 } });
  for (const which of [id, bookingId])
    await expect(read(gone, which)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  await expect((await t.as(gone)).notifications.markRead({ params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('open pages on both sides hear at once, and nothing of what was rolled back', async () => {
  const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
  const { told, stop } = await hearNotices(t);
  const undone = t.db.transaction().execute(async (db) => {
    await notifyParties({ ...t.context(), db }, { bookingId: id, what: 'accepted' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await aStay(t, { centre, person: elena, status: 'pending' });
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual(
    expect.arrayContaining([
      { to: [elena.id], topics: ['bookings', 'notifications'] },
      { to: [manager.id], topics: ['requests', 'capacity', 'notifications'] },
    ]),
  );
  await stop();
});

test('the news of one person are there for whoever may act for them; a foreign id has none', async () => {
  const nadia = await aPerson(t.db, { firstName: 'Nadia' });
  const rosa = await aDependant(t.db, { of: nadia });
  const ofRosa = await aStay(t, { centre, person: nadia, forPersonId: rosa, status: 'pending' });
  t.clock.advance(60);
  const own = await aStay(t, { centre, person: nadia, status: 'pending' });
  const about = async (person: Person, personId?: string) => {
    const { data, pagization } = await (await t.as(person)).notifications.list({ query: { for: personId } });
    return [data.map(({ _id }) => _id), pagization.totalCount];
  };
  expect(await about(nadia)).toEqual([[own.id, ofRosa.id], 2]);
  expect(await about(nadia, rosa)).toEqual([[ofRosa.id], 1]);
  expect(await about(nadia, nadia.personId)).toEqual([[own.id], 1]);
  expect(await about(elena, rosa)).toEqual([[], 0]);
  expect(await about(nadia, elena.personId)).toEqual([[], 0]);
});
