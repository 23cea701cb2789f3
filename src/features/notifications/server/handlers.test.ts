import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { notifyParties } from '#features/bookings/server/notify-parties.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { listen, type Notice } from '#server/realtime/fanout.ts';
import { type TestApp, testApp } from '#test/harness.ts';
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

const listOf = async ({ id }: Person, page = 1) =>
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
  expect(await listOf(elena)).toEqual({
    data: [
      {
        _id: first.id,
        bookingId: first.bookingId,
        bookedDate: '2026-06-22',
        status: 'accepted',
        updated_at: '2026-06-15T16:02:00.000Z',
        isRead: false,
        providerName: 'Jacaranda Day Center',
        isForProvider: false,
      },
      expect.objectContaining({ _id: second.id, status: 'pending' }),
    ],
    pagization: { totalCount: 2 },
  });
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
  await expect(
    (await t.as(manager)).bookings.notifications({ params: { userId: elena.id }, query: {} }),
  ).rejects.toMatchObject({ code: 'not_found', status: 404 });
  await expect(
    (await t.as()).bookings.notifications({ params: { userId: elena.id }, query: {} }),
  ).rejects.toMatchObject({
    status: 401,
  });
});

test('what is told of anything else stands in the one list of all kinds, and not among the bookings', async () => {
  const reader = await aPerson(t.db);
  const { id: bookingId } = await aStay(t, { centre, person: reader, status: 'pending' });
  const subjectId = randomUUID();
  const tell = (step: number) =>
    notify(t.db, {
      kind: 'invitation',
      subjectId,
      readers: [{ userId: reader.id, providerId: null }],
      facts: { from: 'Rosa', step },
      messages: [],
      refreshes: () => [],
      now: t.clock.now(),
    });
  t.clock.advance(60);
  await tell(1);
  const calls = (await t.as(reader)).notifications;
  expect((await calls.list({ query: {} })).data).toMatchObject([
    { _id: subjectId, kind: 'invitation', facts: { from: 'Rosa', step: 1 }, isRead: false, isForProvider: false },
    { _id: bookingId, kind: 'booking', facts: { status: 'pending' } },
  ]);
  expect((await listOf(reader)).data.map(({ _id }) => _id)).toEqual([bookingId]);

  expect(await calls.markRead({ params: { id: subjectId } })).toEqual({ marked: 1 });
  expect(await calls.markRead({ params: { id: subjectId } })).toEqual({ marked: 0 });
  expect((await calls.list({ query: {} })).pagization.totalCount).toBe(1);
  await tell(2);
  expect((await calls.list({ query: {} })).data.filter(({ kind }) => kind === 'invitation')).toMatchObject([
    { facts: { step: 2 }, isRead: false },
  ]);
  const others = (await t.as(elena)).notifications;
  await expect(others.markRead({ params: { id: subjectId } })).rejects.toMatchObject({ code: 'not_found' });
});

test('whoever stops managing a centre stops hearing of it', async () => {
  const gone = await aPerson(t.db);
  const own = await aCentre(t.db, { managerId: gone.id });
  await aStay(t, { centre: own, person: elena, status: 'pending' });
  expect((await listOf(gone)).data).toHaveLength(1);
  await t.db.deleteFrom('provider_managers').where('user_id', '=', gone.id).execute();
  expect(await listOf(gone)).toEqual({ data: [], pagization: { totalCount: 0 } });
});

test('open pages on both sides hear at once, and nothing of what was rolled back', async () => {
  const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
  const heard: Notice[] = [];
  const listening = listen(t.url, {
    hear: (notice) => void heard.push(notice),
    listening: () => undefined,
    cut: () => undefined,
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  const undone = t.db.transaction().execute(async (db) => {
    await notifyParties({ ...t.context(), db }, { bookingId: id, what: 'accepted' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await aStay(t, { centre, person: elena, status: 'pending' });
  while (heard.length < 2)
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  expect(heard).toHaveLength(2);
  expect(heard).toEqual(
    expect.arrayContaining([
      { to: [elena.id], topics: ['bookings', 'notifications'] },
      { to: [manager.id], topics: ['requests', 'capacity', 'notifications'] },
    ]),
  );
  await listening.stop();
});
