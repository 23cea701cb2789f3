import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { elena } from '#features/account/demo/accounts.ts';
import { demoDoctors } from '#features/doctors/demo/doctors.ts';
import { openDemoTown, seedTown } from '#test/demo-town.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { seedSoon } from './seed-demo.ts';

const { t, rowsIn } = await openDemoTown();

describe('what was seeded', () => {
  test('stays as it is when the sweeps come by, and sends no letters', async () => {
    await t.runJobs();
    const { counts } = await (await t.as(elena)).bookings.list({ query: {} });
    expect(counts).toEqual({ pending: 2, ongoing: 1, upcoming: 6, completed: 10, cancelled: 3 });
    expect((await rowsIn())['mailbox']).toBe(0);
  });

  test('numbers the next booking after its own', async () => {
    const { rows } = await sql<{ next: number; newest: number }>`
      select nextval('booking_numbers')::int as next, (select max(substr(booking_id, 4)::int) from bookings) as newest`.execute(
      t.db,
    );
    expect(rows[0]?.next).toBeGreaterThan(rows[0]?.newest ?? Infinity);
  });
});

describe('seeding again', () => {
  test('changes nothing', async () => {
    const before = await rowsIn();
    t.clock.advance(86_400);
    await seedTown(t);
    expect(await rowsIn()).toEqual(before);
  });

  test('happens once when several processes start at the same moment, and is the same everywhere', async () => {
    const other = await testApp({ now: '2026-11-22T04:30:00Z' });
    await Promise.all([seedTown(other), seedTown(other), seedTown(other)]);
    const reviewsOf = ({ db }: TestApp) =>
      sql<{ id: string }>`select id, stars, words from reviews where booking_id is null order by id`.execute(db);
    expect((await reviewsOf(other)).rows).toEqual((await reviewsOf(t)).rows);
    expect(await (await other.as(elena)).bookings.list({ query: {} })).toMatchObject({
      counts: { pending: 2, ongoing: 1, upcoming: 6, completed: 10, cancelled: 3 },
    });
    await other.close();
  });
});

describe('at each start', () => {
  const begin = ({ db, bookingKinds, clock }: TestApp) => seedSoon(db, { bookingKinds, now: clock.now() });
  const soon = async () =>
    (await (await t.as(elena)).videoVisits.mine({ query: {} })).data.filter(({ phase }) => phase === 'open');

  test('a visit of Elena goes on and one of Rosa is about to begin, once, however many processes start', async () => {
    expect(await soon()).toEqual([]);
    await Promise.all([begin(t), begin(t), begin(t)]);
    await begin(t);
    const [going, visit, ...others] = await soon();
    expect(others).toEqual([]);
    expect(going).toMatchObject({ personName: 'Elena Marín', part: 'person', isBegun: true, endsAt: visit?.startsAt });
    expect(visit).toMatchObject({
      personName: 'Rosa Marín',
      isBegun: false,
      provider: { name: demoDoctors()[0]?.name },
    });
    const minutes = (new Date(visit?.startsAt ?? 0).getTime() - t.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(8);
    expect(minutes).toBeLessThan(13);
  });

  test('and others on the day after', async () => {
    t.clock.advance(86_400);
    await begin(t);
    expect(await soon()).toHaveLength(2);
  });
});

test.each([
  '2026-11-16T07:59:00Z',
  '2026-11-20T20:00:00Z',
  '2026-12-31T23:30:00Z',
  '2026-03-08T09:30:00Z',
  '2027-11-07T08:30:00Z',
])('can be done at any moment: %s', async (now) => {
  const other = await testApp({ now });
  await seedTown(other);
  expect(await (await other.as(elena)).bookings.list({ query: {} })).toMatchObject({
    counts: { pending: 2, ongoing: 1, upcoming: 6, completed: 10, cancelled: 3 },
  });
  await other.close();
});
