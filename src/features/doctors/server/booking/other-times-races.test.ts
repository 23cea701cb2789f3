import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { anOtherTimesParty, at, type OtherTimesParty } from '#test/other-times.ts';
import { racing } from '#test/racing.ts';
import { relating } from '#test/relation.ts';

let t: TestApp;
let party: OtherTimesParty;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  party = await anOtherTimesParty(t);
});

const ends = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).toSorted();

test('one of two relatives has chosen, and one time is taken', async () => {
  const rosa = await aPerson(t.db);
  await relating(t, () => ({ person: party.elena, member: rosa }))(['bookings']);
  const id = await party.booked();
  await party.offer(id);
  const outcomes = await racing(t.db, id, [() => party.take(id, '10:00'), () => party.take(id, '10:30', rosa)]);
  expect(ends(outcomes)).toEqual(['already_answered', 'done']);
  expect(await party.takenSlots()).toEqual([(await party.seen(id)).startsAt]);
});

test('two taps on the same time are one', async () => {
  const id = await party.booked();
  await party.offer(id);
  expect(ends(await racing(t.db, id, [() => party.take(id, '10:00'), () => party.take(id, '10:00')]))).toEqual([
    'done',
    'done',
  ]);
  const moved = await t.db.selectFrom('booking_events').select('what').where('booking_id', '=', id).execute();
  expect(moved.filter(({ what }) => what === 'moved')).toHaveLength(1);
  expect(await party.takenSlots()).toEqual([at('10:00')]);
});

test.each([
  ['the money in another tab', (id: string) => party.takeMoney(id)],
  ['the doctor who keeps the time after all', (id: string) => party.withdraw(id)],
])('a choice against %s has one outcome', async (_, other) => {
  const id = await party.booked({ status: 'accepted' });
  await party.offer(id, 'change');
  const outcomes = await racing<unknown>(t.db, id, [() => party.take(id, '10:00'), () => other(id)]);
  expect(ends(outcomes)).toEqual(['already_answered', 'done']);
  const { status, startsAt } = await party.seen(id);
  expect(await party.takenSlots()).toEqual(status === 'cancelled' ? [] : [startsAt]);
  expect(await party.duesOf(id)).toMatchObject([{ refund_cents: status === 'cancelled' ? 4900 : 0 }]);
});

test('the deadline against a choice has one outcome', async () => {
  const id = await party.booked({ status: 'accepted' });
  await party.offer(id);
  const late = () => party.sweep(new Date('2026-06-18T00:00:00Z'));
  await racing<unknown>(t.db, id, [late, () => party.take(id, '10:00')]);
  const { status } = await party.seen(id);
  expect(await party.takenSlots()).toEqual(status === 'cancelled' ? [] : [at('10:00')]);
});

test('two families that want the same time: one has it, the other hears what is free and chooses again', async () => {
  const rosa = await aPerson(t.db);
  const [one, other] = [await party.booked(), await party.booked({ time: '09:30', by: rosa })];
  await Promise.all([party.offer(one), party.offer(other)]);
  const outcomes = await Promise.allSettled([party.take(one, '11:00'), party.take(other, '11:00', rosa)]);
  expect(ends(outcomes)).toEqual(['done', 'slot_taken']);
  expect(await party.takenSlots()).toEqual([at('11:00')]);
});
