import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { Failure } from '#shared/failure.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre, deadlocks, seatsTaken } from '#test/stays.ts';
import type { NewCentre } from './centre-store.ts';
import { aCentre } from './seed.ts';

const CAPACITY = 40;
const YEAR = { checkInDate: '06/16/2026', checkOutDate: '06/15/2027', weekDays: [1, 2, 3, 4, 5] };
const DAY = { checkInDate: '06/17/2026', checkOutDate: '06/17/2026', weekDays: [3] };
const DAY_AFTER_THE_YEAR = { checkInDate: '06/16/2027', checkOutDate: '06/16/2027', weekDays: [3] };

let t: TestApp;
/** As in production, but for the budgets, which would end the attack before it meets the rest. */
let open: TestApp;
let mallory: Person;
let manager: Person;
let centre: NewCentre;

beforeAll(async () => {
  t = await testApp();
  open = await testApp({ database: t.url });
  open.kernel.limits.take = async () => undefined;
});
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  ({ elena: mallory, manager, centre } = await aFamilyAndACentre(t, { capacity: CAPACITY }));
});
afterAll(async () => {
  await open.close();
  await t.close();
});

const book = async (person: Person, change: object = {}, at = open) =>
  (await (await at.as(person)).seniorCare.book({ body: { ...DAY, centerId: centre.id, ...change } })).data;
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'booked',
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
const tally = (outcomes: string[]) =>
  Object.fromEntries([...new Set(outcomes)].sort().map((one) => [one, outcomes.filter((code) => code === one).length]));
const seatDays = async () => {
  const rows = t.db.selectFrom('seat_days').select(['taken', 'capacity']).where('provider_id', '=', centre.id);
  return rows.orderBy('day').execute();
};

describe('one new account that wants every seat of a centre for a year, and pays for none', () => {
  const OPEN_DAYS_A_YEAR = 260;

  test('keeps three bookings at most, a quarter of a day and a tenth of the year', async () => {
    const outcomes: string[] = [];
    for (const guestsCount of [6, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1])
      for (const stay of [YEAR, { ...YEAR, checkOutDate: '09/15/2026' }, DAY, DAY_AFTER_THE_YEAR])
        outcomes.push(await outcomeOf(book(mallory, { ...stay, guestsCount })));
    expect(tally(outcomes)).toMatchObject({ booked: 3 });
    expect(new Set(outcomes)).toEqual(new Set(['booked', 'too_much_unpaid', 'too_many_unpaid']));

    const days = await seatDays();
    expect(days.length).toBeGreaterThan(0);
    for (const { taken } of days) expect(taken).toBeLessThanOrEqual(CAPACITY / 4);
    const taken = days.reduce((sum, day) => sum + day.taken, 0);
    expect(taken).toBeLessThanOrEqual((CAPACITY * OPEN_DAYS_A_YEAR) / 10);
  });

  test('gets no further by asking many times at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => outcomeOf(book(mallory))));
    expect(tally(outcomes)).toEqual({ booked: 3, too_many_unpaid: 57 });
    expect(await seatsTaken(t, centre.id, '2026-06-17')).toBe(3);
    expect(await deadlocks(t)).toBe(0);
  });

  test('gets no further by many bookings for parties of six at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(book(mallory, { guestsCount: 6 }))));
    expect(tally(outcomes)).toEqual({ booked: 1, too_much_unpaid: 29 });
    expect(await seatsTaken(t, centre.id, '2026-06-17')).toBe(6);
  });

  test('books thirty times an hour, and no client sixty times, with whatever accounts', async () => {
    const cancelled = async (person: Person) => {
      const { _id } = await book(person, {}, t);
      const { bookings } = await t.as(person);
      await bookings.change({ params: { id: _id }, body: { status: 'cancelled' } });
    };
    const bookAndCancel = async (person: Person) => {
      const outcomes: string[] = [];
      for (let count = 0; count < 31; count += 1) outcomes.push(await outcomeOf(cancelled(person)));
      return tally(outcomes);
    };
    expect(await bookAndCancel(mallory)).toEqual({ booked: 30, too_many_requests: 1 });
    expect(await bookAndCancel(await aPerson(t.db))).toEqual({ booked: 29, too_many_requests: 2 });
  });
});

describe('a family', () => {
  test('is told what to do, and goes on when it has cancelled one', async () => {
    const [first] = [await book(mallory), await book(mallory), await book(mallory)];
    const refused = await t.fetch('/services/seniorcare/api/auth/v1.1/bookings', {
      method: 'POST',
      headers: { ...(await t.headersOf(mallory)), 'content-type': 'application/json' },
      body: JSON.stringify({ ...DAY, centerId: centre.id }),
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'too_many_unpaid',
      detail: 'You have 3 bookings that are not paid yet. Finish paying or cancel one, then book again.',
    });
    await (await t.as(mallory)).bookings.change({ params: { id: first._id }, body: { status: 'cancelled' } });
    expect(await outcomeOf(book(mallory))).toBe('booked');
  });

  test('goes on when the time of one has run out', async () => {
    for (let count = 0; count < 3; count += 1) await book(mallory);
    t.clock.advance(901);
    open.clock.set(t.clock.now().toISOString());
    await t.runJobs();
    expect(await outcomeOf(book(mallory))).toBe('booked');
    open.clock.set('2026-06-15T16:00:00Z');
  });

  test('books the only two seats for a couple, and one seat for a year', async () => {
    const home = await aCentre(t.db, { managerId: manager.id, capacity: 2 });
    expect(await outcomeOf(book(mallory, { centerId: home.id, guestsCount: 2 }))).toBe('booked');
    expect(await outcomeOf(book(mallory, { ...YEAR, guestsCount: 1 }))).toBe('booked');
  });

  test('keeps what others hold out of its count', async () => {
    for (let index = 0; index < 8; index += 1) expect(await outcomeOf(book(await aPerson(t.db)))).toBe('booked');
  });

  test('gets the first answer again when it repeats its third booking', async () => {
    const { seniorCare } = await open.as(mallory);
    const ask = (key: string) => seniorCare.book({ body: { ...DAY, centerId: centre.id } }, { idempotencyKey: key });
    await ask('hoarding-key-1');
    await ask('hoarding-key-2');
    const third = await ask('hoarding-key-3');
    expect((await ask('hoarding-key-3')).data._id).toBe(third.data._id);
  });
});
