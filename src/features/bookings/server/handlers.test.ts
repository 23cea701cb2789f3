import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openSession } from '#features/account/server/sessions.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre, auditTrailOf, brokenTrails, deadlocks } from '#test/stays.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let stranger: Person;
let centre: NewCentre;

beforeAll(async () => {
  t = await testApp();
  ({ elena, manager, centre } = await aFamilyAndACentre(t, { capacity: 100 }));
  stranger = await aPerson(t.db, { firstName: 'Stan', lastName: 'Ohms' });
});
afterAll(() => t.close());

describe('reading bookings', () => {
  test('finds them by tab, with counts of all tabs', async () => {
    const rosa = await aPerson(t.db, { firstName: 'Rosa' });
    for (const status of ['held', 'pending', 'accepted', 'declined', 'expired', 'cancelled', 'unpaid'] as const)
      await aStay(t, { centre, person: rosa, status });
    await aStay(t, { centre, person: rosa, checkIn: '2026-06-08' });
    await aStay(t, { centre, person: rosa, checkIn: '2026-05-04' });
    const calls = (await t.as(rosa)).bookings;
    const counts = { pending: 2, ongoing: 1, upcoming: 1, completed: 1, cancelled: 4 };
    for (const [tab, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
      const answer = await calls.list({ query: { tab } });
      expect(answer).toMatchObject({ counts, pagization: { totalCount: count } });
      expect(answer.data.map((booking) => booking.tab)).toEqual(Array(count).fill(tab));
    }
    const { data } = await calls.list({ query: { tab: 'cancelled' } });
    const opened = await Promise.all(data.map(async ({ _id: id }) => (await calls.one({ params: { id } })).data));
    for (const [index, card] of data.entries()) expect(opened[index]).toMatchObject(card);
    expect(new Set(opened.map(({ cancelled }) => `${cancelled?.by} ${cancelled?.code}`))).toEqual(
      new Set(['provider declined', 'clock expired', 'family cancelled', 'clock unpaid']),
    );
    expect(opened.find(({ cancelled }) => cancelled?.code === 'declined')).toMatchObject({
      payment: 'refund_due',
      money: { refundCents: 8400 },
      cancelled: { reason: 'We have no quiet room free on these days.' },
    });
    expect(opened.find(({ cancelled }) => cancelled?.code === 'unpaid')).toMatchObject({
      payment: 'due',
      money: { refundCents: 0 },
    });
  });

  test('overview: what needs the family, what comes next, and the others, each in one place', async () => {
    const rosa = await aPerson(t.db, { firstName: 'Rosa' });
    const calls = (await t.as(rosa)).bookings;
    const waiting = await aStay(t, { centre, person: rosa, status: 'pending' });
    expect(await calls.next({ query: {} })).toMatchObject({
      needs: [],
      next: { _id: waiting.id, tab: 'pending' },
      others: [],
    });
    const held = await aStay(t, { centre, person: rosa, status: 'held' });
    const asked = await aStay(t, { centre, person: rosa, status: 'pending', checkIn: '2026-07-06' });
    await (await t.as(manager)).requests.ask({ params: { id: asked.id }, body: { question: 'Does she walk alone?' } });
    const later = await aStay(t, { centre, person: rosa, checkIn: '2026-06-25', weekDays: [4] });
    const ongoing = await aStay(t, {
      centre,
      person: rosa,
      checkIn: '2026-06-08',
      checkOut: '2026-06-30',
      weekDays: [5],
    });
    await aStay(t, { centre, person: rosa, status: 'declined' });
    const overview = await calls.next({ query: {} });
    expect(overview).toMatchObject({
      needs: [
        { name: 'pay', booking: { _id: held.id }, cents: 8400, until: held.heldUntil?.toISOString() },
        { name: 'answer', booking: { _id: asked.id }, cents: null },
      ],
      next: { _id: ongoing.id },
    });
    expect(overview.others.map(({ _id }) => _id)).toEqual([waiting.id, later.id]);
    expect(overview.week.map(({ day, personName, isConfirmed }) => [day, personName, isConfirmed])).toContainEqual([
      '2026-06-19',
      'Rosa Marín',
      true,
    ]);
  });

  test('overview: what was cancelled stands there only while there is nothing else', async () => {
    const rosa = await aPerson(t.db, { firstName: 'Rosa' });
    const others = async () => (await (await t.as(rosa)).bookings.next({ query: {} })).others.map(({ _id }) => _id);
    const gone = await aStay(t, { centre, person: rosa, status: 'declined' });
    expect(await others()).toEqual([gone.id]);
    const over = await aStay(t, { centre, person: rosa, checkIn: '2026-05-04' });
    expect(await others()).toEqual([over.id]);
  });

  test('says of the balance whether it is still to be paid, and to whom', async () => {
    const rosa = await aPerson(t.db);
    const termOf = async (stay: { checkIn?: string; checkOut?: string; status?: 'pending' }) => {
      const { id } = await aStay(t, { centre, person: rosa, ...stay });
      const { lines } = (await (await t.as(rosa)).bookings.one({ params: { id } })).data;
      return lines.find(({ name }) => name === 'balance')?.term;
    };
    expect(await termOf({ status: 'pending' })).toBe('Balance at check-in');
    expect(await termOf({})).toBe('Balance at check-in');
    expect(await termOf({ checkIn: '2026-06-08' })).toBe('To be paid at the center');
    expect(await termOf({ checkIn: '2026-05-04' })).toBe('Was to be paid at the center, not through us');
  });

  test('says first of those that wait which ends first', async () => {
    const rosa = await aPerson(t.db);
    const waits = await aStay(t, { centre, person: rosa, status: 'pending' });
    const later = await aStay(t, { centre, person: rosa, status: 'held', checkIn: '2026-08-03' });
    const { data } = await (await t.as(rosa)).bookings.list({ query: { tab: 'pending' } });
    expect(data.map(({ _id }) => _id)).toEqual([later.id, waits.id]);
  });

  test('goes page by page', async () => {
    const rosa = await aPerson(t.db);
    for (let count = 0; count < 21; count += 1) await aStay(t, { centre, person: rosa, status: 'held' });
    const calls = (await t.as(rosa)).bookings;
    const pages = await Promise.all([1, 2, 3].map((page) => calls.list({ query: { tab: 'pending', page } })));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(21);
  });

  test('asks as many queries for many rows as for few', async () => {
    const [one, many] = [await aPerson(t.db), await aPerson(t.db)];
    await aStay(t, { centre, person: one, status: 'held' });
    for (let count = 0; count < 12; count += 1) await aStay(t, { centre, person: many, status: 'held' });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const asked = async (person: Person) => {
      const calls = (await t.as(person)).bookings;
      query.mockClear();
      await calls.list({ query: { tab: 'pending' } });
      return query.mock.calls.length;
    };
    const counts = [await asked(many), await asked(one)];
    query.mockRestore();
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeGreaterThan(2);
  });

  test('of others is like reading what does not exist', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    const calls = (await t.as(stranger)).bookings;
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const foreign of [id, missing]) {
      await expect(calls.one({ params: { id: foreign } })).rejects.toMatchObject({ code: 'not_found', status: 404 });
      await expect(
        calls.change({ params: { id: foreign }, body: { status: 'cancelled', expectedRefundCents: 0 } }),
      ).rejects.toMatchObject({ code: 'not_found', status: 404 });
    }
    await expect((await t.as()).bookings.one({ params: { id } })).rejects.toMatchObject({ status: 401 });
    expect((await calls.list({ query: {} })).data.map(({ _id }) => _id)).not.toContain(id);
  });

  test('is for the centre once it is paid, until three days after the end', async () => {
    const other = await aPerson(t.db);
    await aCentre(t.db, { managerId: other.id });
    const held = await aStay(t, { centre, person: elena, status: 'held' });
    const { id } = await aStay(t, { centre, person: elena, checkIn: '2026-05-04' });
    const recent = await aStay(t, {
      centre,
      person: elena,
      checkIn: '2026-06-05',
      checkOut: '2026-06-12',
      weekDays: [5],
    });
    const [calls, others] = [(await t.as(manager)).bookings, (await t.as(other)).bookings];
    expect((await calls.one({ params: { id: recent.id } })).data._id).toBe(recent.id);
    for (const hidden of [held.id, id])
      await expect(calls.one({ params: { id: hidden } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(others.one({ params: { id: recent.id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(calls.change({ params: { id: recent.id }, body: { note: 'mine' } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('leaves one entry a person and reading, in a trail that is whole', async () => {
    const rosa = await aPerson(t.db);
    const { id } = await aStay(t, { centre, person: rosa, status: 'pending' });
    await aStay(t, { centre, person: rosa, status: 'pending' });
    const before = (await auditTrailOf(t, rosa.personId)).length;
    await (await t.as(rosa)).bookings.list({ query: { tab: 'pending' } });
    await (await t.as(rosa)).bookings.one({ params: { id } });
    await (await t.as(rosa)).bookings.next({ query: {} });
    await (await t.as(manager)).bookings.one({ params: { id } });
    expect((await auditTrailOf(t, rosa.personId)).slice(before)).toEqual([
      { actor_id: rosa.id, action: 'read', subject: 'bookings' },
      { actor_id: rosa.id, action: 'read', subject: `booking:${id}` },
      { actor_id: rosa.id, action: 'read', subject: 'bookings' },
      { actor_id: manager.id, action: 'read', subject: `booking:${id}` },
    ]);
    expect(await brokenEntry(t.db, rosa.personId)).toBeUndefined();
  });

  test('says that a completed stay can be reviewed, once', async () => {
    const rosa = await aPerson(t.db);
    const { id } = await aStay(t, { centre, person: rosa, checkIn: '2026-05-04' });
    const one = async () => (await (await t.as(rosa)).bookings.one({ params: { id } })).data.canReview;
    expect(await one()).toBe(true);
    await (await t.as(rosa)).reviews.add({ body: { bookingId: id, stars: 5, words: 'She came home singing.' } });
    expect(await one()).toBe(false);
  });

  test.each(['page=0', 'page=1.5', 'page=1e9', 'tab=later'])('refuses ?%s', async (query) => {
    const { access } = await openSession(t.db, elena.id, { now: t.clock.now() });
    const answer = await t.fetch(`/services/seniorcare/api/auth/v1.1/bookings?${query}`, {
      headers: { 'x-token': access },
    });
    expect(answer.status).toBe(400);
  });
});

test('every trail is whole', async () => {
  expect(await brokenTrails(t)).toEqual([]);
  expect(await deadlocks(t)).toBe(0);
});
