import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { at, day, now, slotsOnWednesday } from '#test/slots.ts';
import { addTimeOff, removeTimeOff, timeOffOf } from './availability-store.ts';
import { aService } from './seed.ts';

const { db, inTransaction, take, release, open, takenOf } = await slotsOnWednesday();

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
