import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openSession } from '#features/account/server/sessions.ts';
import { aCentre, aStay, aReview } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let stranger: Person;
let centre: Awaited<ReturnType<typeof aCentre>>;

beforeAll(async () => {
  t = await testApp();
  elena = await aPerson(t.db);
  stranger = await aPerson(t.db, { firstName: 'Stan', lastName: 'Ohms' });
  manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes' });
  centre = await aCentre(t.db, { managerId: manager.id, capacity: 100 });
});
afterAll(() => t.close());

const stay = { checkInDate: '06/17/2026', checkOutDate: '07/15/2026', weekDays: [3] };
const book = async (person: Person, change: object = {}, key?: string) =>
  (
    await (
      await t.as(person)
    ).bookings.book({ body: { ...stay, centerId: centre.id, ...change } }, key ? { idempotencyKey: key } : {})
  ).data;

async function taken(centreId: string, day: string) {
  const row = await t.db
    .selectFrom('seat_days')
    .select('taken')
    .where('centre_id', '=', centreId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

const trailOf = (personId: string) =>
  t.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

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
        depositCents: 8400,
        balanceCents: 33_600,
        refundCents: 0,
        refundIfCancelledCents: 0,
      },
      canCancel: true,
      cancelled: null,
      events: [{ what: 'sent', at: '2026-06-15T16:00:00.000Z' }],
      stay: {
        days: ['2026-06-17', '2026-06-24', '2026-07-01', '2026-07-08', '2026-07-15'],
        opens: '08:00',
        closes: '17:00',
        guests: 1,
        typeSelect: 'day',
        note: null,
        canReview: false,
      },
    });
    expect(data.bookingId).toMatch(/^SC-\d+$/);
    expect(await taken(centre.id, '2026-06-17')).toBe(1);
  });

  test('keeps the price that it had', async () => {
    const dear = await aCentre(t.db, { managerId: manager.id });
    const data = await book(elena, { centerId: dear.id, estimateTotalCents: 42_000 });
    await t.db.updateTable('centres').set({ day_cents: 9900 }).where('id', '=', dear.id).execute();
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
    [{ checkInDate: '06/14/2026' }, 'checkInDate', 'errors.dateImproper'],
    [{ checkInDate: '07/21/2027', checkOutDate: '07/28/2027' }, 'checkInDate', 'errors.dateImproper'],
    [{ checkInDate: '06/31/2026' }, 'checkInDate', 'errors.dateImproper'],
    [{ checkOutDate: '06/16/2026' }, 'checkOutDate', 'errors.checkOutBefore'],
    [{ categoryId: 'assisted_living' }, 'categoryId', 'errors.serviceUnselected'],
  ])('refuses %j', async (change, field, key) => {
    await expect(book(elena, change)).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field, key }] });
  });

  test('can begin today, on the clock of the centre, until it closes', async () => {
    const ownCentre = await aCentre(t.db, { managerId: manager.id, timeZone: 'Pacific/Honolulu' });
    const today = { centerId: ownCentre.id, checkInDate: '06/15/2026', checkOutDate: '06/15/2026', weekDays: [1] };
    t.clock.set('2026-06-16T02:59:00Z');
    expect((await book(elena, today)).stay.days).toEqual(['2026-06-15']);
    t.clock.set('2026-06-16T03:00:00Z');
    await expect(book(elena, today)).rejects.toMatchObject({
      issues: [{ field: 'checkInDate', key: 'errors.dayOver' }],
    });
    t.clock.set('2026-06-16T10:00:00Z');
    await expect(book(elena, today)).rejects.toMatchObject({
      issues: [{ field: 'checkInDate', key: 'errors.dateImproper' }],
    });
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
    expect(await trailOf(anna.personId)).toEqual([
      { actor_id: anna.id, action: 'write', subject: `booking:${data._id}` },
    ]);
  });
});

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
    expect(new Set(data.map(({ cancelled }) => `${cancelled?.by} ${cancelled?.code}`))).toEqual(
      new Set(['provider declined', 'clock expired', 'family cancelled', 'clock unpaid']),
    );
    expect(data.find(({ cancelled }) => cancelled?.code === 'declined')).toMatchObject({
      payment: 'refund_due',
      money: { refundCents: 8400 },
      cancelled: { reason: 'We have no quiet room free on these days.' },
    });
    expect(data.find(({ cancelled }) => cancelled?.code === 'unpaid')).toMatchObject({
      payment: 'due',
      money: { refundCents: 0 },
    });
    const next = await calls.next();
    expect(next).toMatchObject({ counts, next: { tab: 'ongoing' } });
    expect(next.latest).toHaveLength(5);
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
    const before = (await trailOf(rosa.personId)).length;
    await (await t.as(rosa)).bookings.list({ query: { tab: 'pending' } });
    await (await t.as(rosa)).bookings.one({ params: { id } });
    await (await t.as(rosa)).bookings.next();
    await (await t.as(manager)).bookings.one({ params: { id } });
    expect((await trailOf(rosa.personId)).slice(before)).toEqual([
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
    const one = async () => (await (await t.as(rosa)).bookings.one({ params: { id } })).data.stay.canReview;
    expect(await one()).toBe(true);
    await aReview(t.db, { centreId: centre.id, bookingId: id, userId: rosa.id });
    expect(await one()).toBe(false);
  });

  test.each(['page=0', 'page=1.5', 'page=1e9', 'tab=later'])('refuses ?%s', async (query) => {
    const { access } = await openSession(t.db, elena.id, t.clock.now());
    const answer = await t.fetch(`/services/seniorcare/api/auth/v1.1/bookings?${query}`, {
      headers: { 'x-token': access },
    });
    expect(answer.status).toBe(400);
  });
});

test('every trail is whole', async () => {
  const people = await t.db.selectFrom('audit_entries').select('person_id').distinct().execute();
  for (const { person_id: personId } of people) expect(await brokenEntry(t.db, personId)).toBeUndefined();
  const { rows } = await sql<{
    deadlocks: number;
  }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(t.db);
  expect(rows[0]?.deadlocks).toBe(0);
});
