import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';
import { anOtherTimesParty, at, type OtherTimesParty } from '#test/other-times.ts';

let t: TestApp;
let party: OtherTimesParty;
let id: string;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  party = await anOtherTimesParty(t);
  id = await party.booked({ status: 'accepted' });
  t.clock.set(at('08:50'));
});

const door = async () => (await (await t.as(party.elena)).videoVisits.one({ params: { id }, query: {} })).data;
const desk = async () => (await t.as(party.maya)).partnerVideoVisits;

test('a visit that was ended before its time and takes place another day can be entered then, and is told of', async () => {
  await t.runJobs();
  expect(await party.heardOf('can join your visit')).toHaveLength(1);
  await (await desk()).admit({ params: { id } });
  await (await desk()).end({ params: { id } });
  expect(await door()).toMatchObject({ phase: 'over' });
  await (
    await t.as(party.elena)
  ).appointments.move({
    params: { id },
    body: { startsAt: at('09:00', '2026-06-18'), key: randomUUID() },
  });
  t.clock.set(at('08:50', '2026-06-18'));
  expect(await party.heardOf('can join your visit')).toHaveLength(2);
  expect(await door()).toMatchObject({ phase: 'open', isBegun: false });
});

test('whoever lets somebody in keeps the time that it wanted to change', async () => {
  t.clock.set(at('07:00'));
  await party.offer(id, 'change');
  t.clock.set(at('08:50'));
  await (await desk()).admit({ params: { id } });
  t.clock.set(at('09:05'));
  await party.sweep();
  expect(await party.seen(id)).toMatchObject({ status: 'scheduled', offer: null });
});
