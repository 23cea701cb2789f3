import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, now, slotsOnWednesday } from '#test/slots.ts';
import { findOpenSlots } from './open-slots.ts';
import { aService } from './seed.ts';

const { db, take, release, move, open } = await slotsOnWednesday();

describe('open slots', () => {
  test('of many providers are found at once, so many of each', async () => {
    const [one, other, closed] = [await aService(db), await aService(db), await aService(db, { ranges: [] })];
    await take(one, ['09:00']);
    const found = await findOpenSlots(db, {
      providerIds: [one, other, closed].map(({ providerId }) => providerId),
      service: 'consultation',
      from: at('09:00'),
      to: at('17:00'),
      limit: 2,
      now,
    });
    expect(found.get(one.providerId)?.map(({ startsAt }) => startsAt)).toEqual([at('09:30'), at('10:00')]);
    expect(found.get(other.providerId)?.map(({ startsAt }) => startsAt)).toEqual([at('09:00'), at('09:30')]);
    expect([...found.keys()].sort()).toEqual([one.providerId, other.providerId].sort());
  });

  test('are those that can be taken, whatever was taken, given back, moved and closed', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30'];
    const time = fc.constantFrom(...times);
    const step = fc.oneof(
      fc.record({ act: fc.constant('take' as const), times: fc.uniqueArray(time, { minLength: 1 }) }),
      fc.record({ act: fc.constant('release' as const), index: fc.nat() }),
      fc.record({ act: fc.constant('move' as const), index: fc.nat(), times: fc.uniqueArray(time, { minLength: 1 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const ranges = [{ weekday: 3, opens: '09:00', closes: '11:00' }];
        const service = await aService(db, { capacity: 2, ranges });
        const held: string[][] = [];
        const takenAt = (one: string, others = held) => others.flat().filter((other) => other === one).length;
        for (const one of steps) {
          const index = 'index' in one ? one.index % Math.max(1, held.length) : -1;
          const mine = held[index];
          if (one.act === 'take') {
            const full = one.times.filter((wanted) => takenAt(wanted) === 2);
            expect((await take(service, one.times)).map(({ startsAt }) => startsAt)).toEqual(full.map((t) => at(t)));
            if (full.length === 0) held.push(one.times);
          } else if (mine && one.act === 'release') {
            await release(service, mine);
            held.splice(index, 1);
          } else if (mine && one.act === 'move') {
            const others = held.filter((_, other) => other !== index);
            const full = one.times.filter((wanted) => takenAt(wanted, others) === 2);
            const refused = await move(service, mine, one.times);
            expect(refused.map(({ startsAt }) => startsAt)).toEqual(full.map((t) => at(t)));
            if (full.length === 0) held[index] = one.times;
          }
        }
        const free = times.filter((one) => takenAt(one) < 2).map((one) => [at(one), 2 - takenAt(one)]);
        expect((await open(service)).map((slot) => [slot.startsAt, slot.free])).toEqual(free);
      }),
      { numRuns: 60 },
    );
  });
});
