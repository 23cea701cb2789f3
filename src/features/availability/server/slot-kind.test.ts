import { expect, test } from 'vitest';
import { at, now, slotsOnWednesday } from '#test/slots.ts';
import { aService } from './seed.ts';
import { slotKind } from './slot-kind.ts';

const { db, inTransaction, takenOf } = await slotsOnWednesday();

const time = (starts: string, ends: string) => ({ startsAt: at(starts), endsAt: at(ends) });
const morning = [time('09:00', '10:00'), time('11:00', '11:30')];

test('a time takes every slot that it lasts, moves with all of them, and gives them all back', async () => {
  const service = await aService(db);
  const sold = { providerId: service.providerId, times: morning };
  const { take, move, retake, release } = slotKind(service.service, 30);
  const taken = async () => (await takenOf(service)).map(([startsAt]) => startsAt);
  expect(await inTransaction((held) => take(held, sold, now))).toEqual([]);
  expect(await taken()).toEqual([at('09:00'), at('09:30'), at('11:00')]);
  expect(await inTransaction((held) => retake(held, { ...sold, times: [time('09:30', '10:30')] }))).toBe(false);

  const later = [time('09:30', '10:30'), time('11:00', '11:30')];
  expect(await inTransaction((held) => move(held, sold, { to: later, now }))).toEqual([]);
  expect(await taken()).toEqual([at('09:30'), at('10:00'), at('11:00')]);
  const atNoon = [time('11:30', '12:30')];
  expect(await inTransaction((held) => move(held, { ...sold, times: later }, { to: atNoon, now }))).toEqual([
    { startsAt: at('12:00'), why: 'not_offered' },
  ]);
  await inTransaction((held) => release(held, { ...sold, times: later }));
  expect(await taken()).toEqual([]);
  expect(await inTransaction((held) => retake(held, sold))).toBe(true);
});

test('a time is one slot where nothing is said of its length', async () => {
  const service = await aService(db, { slotMinutes: 60 });
  const sold = { providerId: service.providerId, times: [time('09:00', '10:00')] };
  expect(await inTransaction((held) => slotKind(service.service).take(held, sold, now))).toEqual([]);
  expect(await takenOf(service)).toEqual([[at('09:00'), 1]]);
});
