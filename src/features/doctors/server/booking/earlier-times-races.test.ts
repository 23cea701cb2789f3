import { expect, test } from 'vitest';
import { ELEVEN, TEN, openEarlierTimes } from '#test/earlier-times.ts';
import { anAppointment } from './seed.ts';

const { t, cast, join, offerOf, cancel, book, sweep, isFree, takenAt } = await openEarlierTimes();

test('two times and one who waits: one is held, the other is free', async () => {
  const second = (await anAppointment(t, { doctor: cast.doctor, person: cast.elena, startsAt: ELEVEN })).id;
  await join(cast.rosa);
  await Promise.all([cancel(), cancel(second)]);
  await Promise.all([sweep(), sweep()]);
  expect(await offerOf(cast.rosa)).toBeDefined();
  expect([await isFree(), await isFree(ELEVEN)].toSorted()).toEqual([false, true]);
});

test('one time and two who wait, with sweeps at once: one offer, told once', async () => {
  await join(cast.rosa);
  await join(cast.ida);
  await cancel();
  await Promise.all([sweep(), sweep(), sweep()]);
  expect([await offerOf(cast.rosa), await offerOf(cast.ida)].filter(Boolean)).toHaveLength(1);
  const told = await t.db.selectFrom('outbox').select('recipient').where('recipient', '=', cast.rosa.email).execute();
  expect(told).toHaveLength(1);
  t.clock.advance(900);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect([await offerOf(cast.rosa), await offerOf(cast.ida)]).toMatchObject([undefined, { offer: { startsAt: TEN } }]);
  expect(await takenAt()).toBe(1);
});

test('at the moment when an offer ends the time has one owner', async () => {
  await join(cast.rosa);
  await join(cast.ida);
  await cancel();
  await sweep();
  const at = new Date(t.clock.now().getTime() + 900_000);
  await Promise.allSettled([book(cast.rosa), sweep(at)]);
  await sweep(at);
  const bookings = await t.db.selectFrom('bookings').select('id').where('user_id', '=', cast.rosa.id).execute();
  expect([bookings.length, (await offerOf(cast.ida)) ? 1 : 0].toSorted()).toEqual([0, 1]);
  expect(await takenAt()).toBe(1);
});
