import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { openSession } from '#features/account/server/sessions.ts';
import { Failure } from '#shared/failure.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { contention } from '#test/rounds.ts';
import { setSeats } from './seats.ts';
import { aCentre } from './seed.ts';

const SEATS = contention.places;
const ATTEMPTS = contention.rivals;

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
});
afterAll(() => t.close());

const deadlocks = async () =>
  (
    await sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      t.db,
    )
  ).rows[0]?.deadlocks;
const codeOf = (end: PromiseSettledResult<unknown>) => {
  if (end.status === 'fulfilled') return 'won';
  return end.reason instanceof Failure ? `${end.reason.status} ${end.reason.code}` : String(end.reason);
};

async function clients(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = await aPerson(t.db);
      const { access } = await openSession(t.db, person.id, { now: t.clock.now() });
      return t.clientsWith({ 'x-token': access });
    }),
  );
}

test(`of ${ATTEMPTS} who want one of ${SEATS} seats at once, one gets it`, async () => {
  const manager = await aPerson(t.db);
  const people = await clients(ATTEMPTS);
  const centres = await Promise.all(
    Array.from({ length: SEATS }, () => aCentre(t.db, { managerId: manager.id, capacity: 1 })),
  );
  for (const [index, { id: centerId }] of centres.entries()) {
    // Half of the days have been counted before, the others are counted for the first time.
    if (index % 2 === 0) await setSeats(t.db, { centreId: centerId, day: '2026-06-17', capacity: 1 });
    const ended = await Promise.allSettled(
      people.map(({ seniorCare }) =>
        seniorCare.book({ body: { centerId, checkInDate: '06/17/2026', checkOutDate: '06/17/2026', weekDays: [3] } }),
      ),
    );
    const codes = ended.map(codeOf);
    expect(codes.filter((code) => code === 'won')).toHaveLength(1);
    expect(codes.filter((code) => code === '409 seats_taken')).toHaveLength(ATTEMPTS - 1);
  }
  const { taken } = await t.db
    .selectFrom('seat_days')
    .select((all) => all.fn.sum<number>('taken').as('taken'))
    .executeTakeFirstOrThrow();
  expect(taken).toBe(SEATS);
  expect(await deadlocks()).toBe(0);
});

test('stays over many days that overlap in every order wait for each other and never lock each other out', async () => {
  const manager = await aPerson(t.db);
  const people = await clients(40);
  for (let round = 0; round < 5; round += 1) {
    const { id: centerId } = await aCentre(t.db, { managerId: manager.id, capacity: 5 });
    const ended = await Promise.allSettled(
      people.map(({ seniorCare }, index) =>
        seniorCare.book({
          body: {
            centerId,
            checkInDate: `06/${15 + (index % 12)}/2026`,
            checkOutDate: `07/${10 + (index % 7)}/2026`,
            weekDays: [1, 2, 3, 4, 5].slice(index % 3),
          },
        }),
      ),
    );
    expect(new Set(ended.map(codeOf))).toEqual(new Set(['won', '409 seats_taken']));
    const days = await t.db
      .selectFrom('seat_days')
      .select(['day', 'taken', 'capacity'])
      .where('provider_id', '=', centerId)
      .execute();
    const times = await t.db
      .selectFrom('booking_times')
      .innerJoin('bookings', 'bookings.id', 'booking_times.booking_id')
      .select('booking_times.day')
      .where('bookings.provider_id', '=', centerId)
      .execute();
    for (const { day, taken, capacity } of days) {
      expect(taken).toBe(times.filter((time) => time.day === day).length);
      expect(taken).toBeLessThanOrEqual(capacity);
    }
  }
  expect(await deadlocks()).toBe(0);
});
