import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysFrom } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { followCapacity, releaseSeats, retakeSeats, setSeats, takeSeats } from './seats.ts';
import { aCentre } from './seed.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const first = '2026-06-15';
/** As a booking does: what cannot be had whole is rolled back. */
async function take(centreId: string, days: string[], guests = 1) {
  let full: string[] = [];
  await t.db
    .transaction()
    .execute(async (db) => {
      full = await takeSeats(db, { centreId, days, guests });
      if (full.length > 0) throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
  return full.sort();
}
const countsOf = async (centreId: string) => {
  const rows = await t.db
    .selectFrom('seat_days')
    .select(['day', 'capacity', 'taken'])
    .where('provider_id', '=', centreId)
    .execute();
  return new Map(rows.map((row) => [row.day, row]));
};

describe('seats', () => {
  test('are counted exactly, whatever is taken, given back and set, and never oversold', async () => {
    const day = fc.integer({ min: 0, max: 5 }).map((offset) => addDays(first, offset));
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('take' as const),
        days: fc.uniqueArray(day, { minLength: 1 }),
        guests: fc.integer({ min: 1, max: 4 }),
      }),
      fc.record({ kind: fc.constant('set' as const), day, capacity: fc.integer({ min: 0, max: 6 }) }),
      fc.record({ kind: fc.constant('follow' as const), capacity: fc.integer({ min: 1, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id: centreId } = await aCentre(t.db, { capacity: 4 });
        const model = new Map(
          daysFrom(first, addDays(first, 5)).map((date) => [date, { capacity: 4, taken: 0, isSet: false }]),
        );
        const known = (date: string) => model.get(date) ?? { capacity: 0, taken: 0, isSet: false };
        for (const act of steps) {
          if (act.kind === 'take') {
            const expected = act.days.filter((date) => known(date).taken + act.guests > known(date).capacity).sort();
            expect(await take(centreId, act.days, act.guests)).toEqual(expected);
            if (expected.length === 0) for (const date of act.days) known(date).taken += act.guests;
          } else if (act.kind === 'set') {
            const isPossible = act.capacity >= known(act.day).taken;
            expect(await setSeats(t.db, { centreId, day: act.day, capacity: act.capacity })).toBe(isPossible);
            if (isPossible) Object.assign(known(act.day), { capacity: act.capacity, isSet: true });
          } else {
            await t.db
              .updateTable('centres')
              .set({ capacity: act.capacity })
              .where('provider_id', '=', centreId)
              .execute();
            await followCapacity(t.db, { centreId, capacity: act.capacity, today: first });
            const rows = await countsOf(centreId);
            for (const [date, seats] of model)
              if (!seats.isSet) seats.capacity = rows.has(date) ? Math.max(act.capacity, seats.taken) : act.capacity;
          }
        }
        for (const [date, row] of await countsOf(centreId))
          expect(row).toMatchObject({ capacity: known(date).capacity, taken: known(date).taken });
      }),
      { numRuns: 60 },
    );
  });

  test('that were given back can be taken again, all or none', async () => {
    const { id: centreId } = await aCentre(t.db, { capacity: 2 });
    const days = [first, addDays(first, 1), addDays(first, 2)];
    const seats = { centreId, days, guests: 2 };
    const takenOn = async () => [...(await countsOf(centreId)).values()].map(({ taken }) => taken).sort();
    await take(centreId, days, 2);
    await t.db.transaction().execute((db) => releaseSeats(db, seats));
    expect(await takenOn()).toEqual([0, 0, 0]);
    const retake = () => t.db.transaction().execute((db) => retakeSeats(db, seats));
    const again = await Promise.all([retake(), retake(), retake()]);
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await takenOn()).toEqual([2, 2, 2]);
  });

  test('that cannot be had again leave the rest of the transaction as it was', async () => {
    const { id: centreId } = await aCentre(t.db, { capacity: 1 });
    await take(centreId, [addDays(first, 1)]);
    await t.db.transaction().execute(async (db) => {
      await takeSeats(db, { centreId, days: [addDays(first, 5)], guests: 1 });
      const days = [first, addDays(first, 1)];
      expect(await retakeSeats(db, { centreId, days, guests: 1 })).toBe(false);
    });
    const counts = await countsOf(centreId);
    expect(counts.get(addDays(first, 5))?.taken).toBe(1);
    expect(counts.get(first)?.taken ?? 0).toBe(0);
  });

  test('cannot be oversold by any other way either: the table refuses', async () => {
    const centre = await aCentre(t.db, { capacity: 1 });
    await take(centre.id, [first]);
    await expect(
      sql`update seat_days set taken = taken + 1 where provider_id = ${centre.id}`.execute(t.db),
    ).rejects.toThrow('seat_days');
  });
});
