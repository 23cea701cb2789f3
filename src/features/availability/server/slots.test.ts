import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { at, now, slotsOnWednesday } from '#test/slots.ts';
import { addTimeOff } from './availability-store.ts';
import { aService } from './seed.ts';
import { retakeSlots, takeSlots } from './slots.ts';

const { db, inTransaction, take, release, move, open, takenOf } = await slotsOnWednesday();

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

test('two slots of a service that overlap are refused by the table, whoever writes them', async () => {
  const service = await aService(db);
  await take(service, ['10:00']);
  await expect(
    sql`insert into slots select provider_id, service, starts_at + interval '10 minutes', ends_at, 1, 1 from slots
      where provider_id = ${service.providerId}`.execute(db),
  ).rejects.toThrow('slots_apart');
});
