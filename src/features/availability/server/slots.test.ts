import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dbOver, openPool, type Db } from '#server/db/db.ts';
import { addDays, instantOf } from '#shared/dates.ts';
import { freshDatabase } from '#test/database.ts';
import { addTimeOff, removeTimeOff, type Service, timeOffOf } from './availability-store.ts';
import { findOpenSlots } from './open-slots.ts';
import { aService } from './seed.ts';
import { moveSlots, releaseSlots, retakeSlots, takeSlots } from './slots.ts';

const zone = 'America/Los_Angeles';
const day = '2026-06-17';
const now = new Date('2026-06-15T16:00:00Z');
const at = (time: string, on = day) => instantOf(on, time, zone);

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  const pool = openPool({ url: await freshDatabase(), size: 5, onError: () => undefined });
  db = dbOver(pool);
  close = () => pool.end();
});
afterAll(() => close());

const inTransaction = <Result>(work: (db: Db) => Promise<Result>) => db.transaction().execute(work);
const take = (service: Service, times: string[], places = 1) =>
  inTransaction((held) => takeSlots(held, { ...service, starts: times.map((time) => at(time)), places, now }));
const release = (service: Service, times: string[], places = 1) =>
  inTransaction((held) => releaseSlots(held, { ...service, starts: times.map((time) => at(time)), places }));
const move = (service: Service, from: string[], to: string[], places = 1) =>
  inTransaction((held) =>
    moveSlots(held, { ...service, from: from.map((one) => at(one)), to: to.map((one) => at(one)), places, now }),
  );
const open = async (service: Service, { from = at('00:00'), to = at('00:00', '2026-06-18'), limit = 100 } = {}) => {
  const found = await findOpenSlots(db, {
    providerIds: [service.providerId],
    service: service.service,
    from,
    to,
    limit,
    now,
  });
  return found.get(service.providerId) ?? [];
};
const takenOf = async ({ providerId }: Service) => {
  const rows = await db
    .selectFrom('slots')
    .select(['starts_at', 'taken'])
    .where('provider_id', '=', providerId)
    .where('taken', '>', 0)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at, taken }) => [starts_at, taken]);
};

describe('a slot', () => {
  test('is taken once, is then not open, and is open again when it is given back', async () => {
    const service = await aService(db);
    expect(await take(service, ['10:00'])).toEqual([]);
    expect(await take(service, ['10:00'])).toEqual([{ startsAt: at('10:00'), why: 'taken' }]);
    expect((await open(service)).map(({ startsAt }) => startsAt)).not.toContainEqual(at('10:00'));
    expect(await open(service)).toHaveLength(13);
    await release(service, ['10:00']);
    expect(await open(service)).toHaveLength(14);
    expect(await take(service, ['10:00'])).toEqual([]);
  });

  test('has as many places as the hours say, which several may take at once', async () => {
    const service = await aService(db, { capacity: 3 });
    expect(await take(service, ['10:00'], 2)).toEqual([]);
    expect((await open(service, { limit: 3 })).map(({ free }) => free)).toEqual([3, 3, 1]);
    expect(await take(service, ['10:00'], 2)).toEqual([{ startsAt: at('10:00'), why: 'taken' }]);
    expect(await take(service, ['10:00'])).toEqual([]);
    expect(await take(service, ['11:00'], 4)).toEqual([{ startsAt: at('11:00'), why: 'taken' }]);
    expect(await takenOf(service)).toEqual([[at('10:00'), 3]]);
  });

  test('of one service leaves the other services of the provider alone', async () => {
    const service = await aService(db);
    const other = await aService(db, { providerId: service.providerId, service: 'vaccination' });
    await take(service, ['10:00']);
    expect(await take(other, ['10:00'])).toEqual([]);
  });

  test.each([
    ['outside the hours', at('12:00')],
    ['between the beginnings of two', at('10:10')],
    ['sooner than the notice', new Date('2026-06-15T16:30:00Z')],
    ['in the past', at('10:00', '2026-06-14')],
    ['further ahead than the provider plans', at('10:00', '2026-08-15')],
  ])('%s is not offered', async (_, startsAt) => {
    const service = await aService(db);
    const wish = { ...service, starts: [startsAt], places: 1, now };
    expect(await takeSlots(db, wish)).toEqual([{ startsAt, why: 'not_offered' }]);
    expect(await takenOf(service)).toEqual([]);
  });

  test('is taken again whatever the notice, but not by force', async () => {
    const service = await aService(db, { noticeMinutes: 14 * 1440 });
    const soon = { ...service, starts: [at('10:00')], places: 1 };
    const retake = () => inTransaction((held) => retakeSlots(held, soon));
    expect(await takeSlots(db, { ...soon, now })).toEqual([{ startsAt: at('10:00'), why: 'not_offered' }]);
    expect(await retake()).toEqual([]);
    expect(await retake()).toEqual([{ startsAt: at('10:00'), why: 'taken' }]);
    await release(service, ['10:00']);
    await inTransaction((held) => addTimeOff(held, { ...service, startsAt: at('10:15'), endsAt: at('10:20'), now }));
    expect(await retake()).toEqual([{ startsAt: at('10:00'), why: 'not_offered' }]);
  });

  test('of a service without hours is not offered', async () => {
    const { providerId } = await aService(db);
    const wish = { providerId, service: 'surgery', starts: [at('10:00')], places: 1, now };
    expect(await takeSlots(db, wish)).toEqual([{ startsAt: at('10:00'), why: 'not_offered' }]);
  });

  test('that nobody has taken cannot be given back: the table refuses, and a slot without a row is a mistake', async () => {
    const service = await aService(db);
    await take(service, ['10:00']);
    await expect(release(service, ['10:00', '10:30'])).rejects.toThrow('nobody had taken');
    await release(service, ['10:00']);
    await expect(release(service, ['10:00'])).rejects.toThrow('slots_check');
  });
});

describe('a series', () => {
  test('is taken as a whole or not at all', async () => {
    const service = await aService(db);
    await take(service, ['10:00']);
    expect(await take(service, ['11:00', '10:00', '09:00'])).toEqual([{ startsAt: at('10:00'), why: 'taken' }]);
    expect(await takenOf(service)).toEqual([[at('10:00'), 1]]);
    expect(await take(service, ['09:00', '12:30'])).toEqual([{ startsAt: at('12:30'), why: 'not_offered' }]);
    expect(await take(service, ['11:00', '09:00', '09:30'])).toEqual([]);
    await release(service, ['09:00', '09:30', '11:00']);
    expect(await takenOf(service)).toEqual([[at('10:00'), 1]]);
  });
});

describe('moving', () => {
  test('takes the new slot and gives the old one back', async () => {
    const service = await aService(db);
    await take(service, ['10:00']);
    expect(await move(service, ['10:00'], ['15:00'])).toEqual([]);
    expect(await takenOf(service)).toEqual([[at('15:00'), 1]]);
  });

  test('to a slot that others have leaves everything as it was', async () => {
    const service = await aService(db);
    await take(service, ['10:00', '10:30', '11:00']);
    expect(await move(service, ['10:00'], ['11:00'])).toEqual([{ startsAt: at('11:00'), why: 'taken' }]);
    expect(await move(service, ['10:00'], ['12:00'])).toEqual([{ startsAt: at('12:00'), why: 'not_offered' }]);
    expect(await takenOf(service)).toEqual([at('10:00'), at('10:30'), at('11:00')].map((time) => [time, 1]));
  });

  test('by less than the whole series keeps what both have, also when it would not be offered any more', async () => {
    const service = await aService(db);
    await take(service, ['10:00', '10:30']);
    await inTransaction((held) =>
      addTimeOff(held, { providerId: service.providerId, startsAt: at('10:30'), endsAt: at('11:00'), now }),
    );
    expect(await move(service, ['10:00', '10:30'], ['10:30', '11:00'])).toEqual([]);
    expect(await takenOf(service)).toEqual([at('10:30'), at('11:00')].map((time) => [time, 1]));
  });

  test('finds its own old slot not in the way after the hours have changed', async () => {
    const service = await aService(db);
    await take(service, ['10:00']);
    await aService(db, { ...service, ranges: [{ weekday: 3, opens: '09:15', closes: '12:15' }] });
    expect(await move(service, ['10:00'], ['10:15'])).toEqual([]);
    expect(await takenOf(service)).toEqual([[at('10:15'), 1]]);
  });
});

describe('time off', () => {
  test('closes its slots, says which are booked in it and leaves them booked, until it is removed', async () => {
    const service = await aService(db);
    await take(service, ['09:30', '10:30']);
    const span = { providerId: service.providerId, startsAt: at('10:00'), endsAt: at('12:00') };
    const { id, booked } = await inTransaction((held) => addTimeOff(held, { ...span, now }));
    expect(booked).toEqual([{ service: 'consultation', startsAt: at('10:30'), endsAt: at('11:00'), taken: 1 }]);
    expect(await takenOf(service)).toHaveLength(2);
    expect((await open(service, { limit: 2 })).map(({ startsAt }) => startsAt)).toEqual([at('09:00'), at('13:00')]);
    expect(await take(service, ['11:00'])).toEqual([{ startsAt: at('11:00'), why: 'not_offered' }]);
    expect(await timeOffOf(db, { providerId: service.providerId, now })).toEqual([
      { id, startsAt: at('10:00'), endsAt: at('12:00') },
    ]);
    expect(await timeOffOf(db, { providerId: service.providerId, now: at('12:00') })).toEqual([]);

    const stranger = await aService(db);
    expect(await removeTimeOff(db, { providerId: stranger.providerId, id })).toBe(false);
    expect(await removeTimeOff(db, { providerId: service.providerId, id })).toBe(true);
    expect(await take(service, ['11:00'])).toEqual([]);
  });

  test('cannot be added without end', async () => {
    const { providerId } = await aService(db);
    const rows = Array.from({ length: 500 }, (_, index) => ({
      provider_id: providerId,
      starts_at: at('00:00', addDays(day, index)),
      ends_at: at('01:00', addDays(day, index)),
      created_at: now,
    }));
    await db.insertInto('time_off').values(rows).execute();
    const span = { startsAt: at('02:00'), endsAt: at('03:00') };
    await expect(inTransaction((held) => addTimeOff(held, { providerId, ...span, now }))).rejects.toMatchObject({
      issues: [{ field: 'timeOff', key: 'errors.timeOffMany' }],
    });
  });
});

describe('new hours', () => {
  test('leave what is booked, and offer nothing that lies across it', async () => {
    const service = await aService(db, { capacity: 2 });
    await take(service, ['10:00', '13:00']);
    await aService(db, { ...service, slotMinutes: 45, capacity: 2 });
    const times = (await open(service, { limit: 4 })).map(({ startsAt }) => startsAt);
    expect(times).toEqual([at('09:00'), at('10:30'), at('11:15'), at('13:45')]);
    expect(await take(service, ['09:45'])).toEqual([{ startsAt: at('09:45'), why: 'taken' }]);
    expect(await take(service, ['13:00'])).toEqual([{ startsAt: at('13:00'), why: 'taken' }]);
    await release(service, ['10:00', '13:00']);
    expect(await take(service, ['09:45', '13:00'])).toEqual([]);
  });

  test('with fewer places than are booked take nobody on until enough is given back', async () => {
    const service = await aService(db, { capacity: 3 });
    await take(service, ['10:00'], 3);
    await aService(db, { ...service, capacity: 2 });
    await release(service, ['10:00']);
    expect(await take(service, ['10:00'])).toEqual([{ startsAt: at('10:00'), why: 'taken' }]);
    await release(service, ['10:00']);
    expect(await take(service, ['10:00'])).toEqual([]);
    expect(await takenOf(service)).toEqual([[at('10:00'), 2]]);
  });

  test('can close a service for good', async () => {
    const service = await aService(db, { ranges: [] });
    expect(await open(service)).toEqual([]);
  });
});

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

test('two slots of a service that overlap are refused by the table, whoever writes them', async () => {
  const service = await aService(db);
  await take(service, ['10:00']);
  await expect(
    sql`insert into slots select provider_id, service, starts_at + interval '10 minutes', ends_at, 1, 1 from slots
      where provider_id = ${service.providerId}`.execute(db),
  ).rejects.toThrow('slots_apart');
});
