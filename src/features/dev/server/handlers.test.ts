import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { dropInMailbox } from '#server/ports/mailbox.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre } from '#test/stays.ts';

let t: TestApp;
let elena: Person;
let centre: NewCentre;
beforeAll(async () => {
  t = await testApp();
  ({ elena, centre } = await aFamilyAndACentre(t));
  t.kernel.handedIn.demoClock = {
    now: t.clock.now,
    advance: async (milliseconds) => {
      t.clock.advance(milliseconds / 1000);
      await t.runJobs();
    },
  };
});
afterAll(() => t.close());

const move = async (hours: number) => (await t.as()).dev.moveClock({ body: { hours } });
const stateOf = async (id: string) => {
  const { tab, cancelled, canReview } = (await (await t.as(elena)).bookings.one({ params: { id } })).data;
  return [tab, cancelled?.code ?? null, canReview];
};

test('moving the clock on ends holds and requests, completes stays and opens their reviews', async () => {
  const held = await aStay(t, { centre, person: elena, status: 'held' });
  const asked = await aStay(t, { centre, person: elena, status: 'pending' });
  const accepted = await aStay(t, { centre, person: elena });
  expect(await (await t.as()).dev.clock()).toEqual({ now: '2026-06-15T16:00:00.000Z' });
  expect(await move(0.25)).toEqual({ now: '2026-06-15T16:15:00.000Z' });
  expect(await stateOf(held.id)).toEqual(['cancelled', 'unpaid', false]);
  expect(await stateOf(asked.id)).toEqual(['pending', null, false]);
  await move(24);
  expect(await stateOf(asked.id)).toEqual(['cancelled', 'expired', false]);
  await move(6 * 24);
  expect(await stateOf(accepted.id)).toEqual(['ongoing', null, false]);
  await move(8 * 24);
  expect(await stateOf(accepted.id)).toEqual(['completed', null, true]);
});

test('nobody moves it back, by nothing, or by years', async () => {
  for (const hours of [-1, 0, 24 * 91]) await expect(move(hours)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a letter is found by its recipient, however many went to others since', async () => {
  const drop = (to: string) => dropInMailbox(t.db, { id: randomUUID(), channel: 'mail', to, text: `For ${to}` });
  await drop('rosa@mail.example');
  for (let index = 0; index < 210; index += 1) await drop(`who${index}@mail.example`);
  const { data } = await (await t.as()).dev.outbox({ query: { to: 'rosa@mail.example' } });
  expect(data.map(({ text }) => text)).toEqual(['For rosa@mail.example']);
});

test('elsewhere there is no clock to move', async () => {
  t.kernel.handedIn.demoClock = undefined;
  await expect(move(1)).rejects.toMatchObject({ code: 'not_found' });
});
