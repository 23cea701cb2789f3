import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { knownBooking } from '#features/bookings/server/seed.ts';
import { aCard, aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { aDoctor } from '../seed.ts';

const NINE = '2026-06-17T16:00:00.000Z';
const PLAN = 'Golden Poppy Health';
const profile = {
  about: { en: 'Listens first.', sp: '' },
  prices: { videoCents: 4900, chatCents: null },
  focuses: [],
  languages: ['en'],
  training: [],
  plans: [PLAN],
};
let t: TestApp;
let elena: Person;
let maya: Person;
let doctorId: string;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db);
  maya = await aPerson(t.db, { firstName: 'Maya', lastName: 'Delgado' });
  doctorId = (await aDoctor(t.db, { managerId: maya.id, name: 'Dr. Maya Delgado' })).id;
  await choose(true);
});

async function choose(acceptsItself: boolean) {
  const { doctorProfiles } = await t.as(maya);
  await doctorProfiles.change({ params: { id: doctorId }, body: { ...profile, acceptsItself } });
}
async function book() {
  const visit = { doctorId, mode: 'video', startsAt: NINE, issue: 'Her knee hurts', key: randomUUID() } as const;
  return (await (await t.as(elena)).appointments.book({ body: visit })).data;
}
async function pay(bookingId: string) {
  const method = await aCard(t.ports, 'good', t.clock.now());
  return (await (await t.as(elena)).payments.pay({ body: { bookingId, method } })).data.booking;
}
const waiting = async () => (await (await t.as(maya)).requests.list({ query: {} })).data;

test('a doctor who accepts by themselves has nothing to answer: what is paid stands, and both sides hear so', async () => {
  const { _id: id, bookingId } = await book();
  const paid = await pay(id);
  expect(paid).toMatchObject({ status: 'scheduled', tab: 'upcoming', payment: 'paid', answerBy: null });
  expect(paid.timeline.map(({ title }) => title)).toContain('Accepted by Dr. Maya Delgado');
  expect(await waiting()).toEqual([]);
  expect(await lettersTo(t, elena.email)).toEqual([
    expect.stringMatching(
      new RegExp(`^Your booking ${bookingId} is confirmed .*Your visit with Dr. Maya Delgado`, 's'),
    ),
  ]);
  expect(await lettersTo(t, maya.email)).toEqual([
    expect.stringMatching(new RegExp(`^New booking ${bookingId} .*accepted already, as you have chosen`, 's')),
  ]);
  for (const person of [elena, maya])
    expect(await newsOf(t, person)).toMatchObject([{ _id: id, facts: { what: 'booked', status: 'scheduled' } }]);
});

test('of one who answers by hand it waits', async () => {
  await choose(false);
  const { _id: id } = await book();
  expect(await pay(id)).toMatchObject({ status: 'pending', payment: 'paid' });
  expect(await waiting()).toMatchObject([{ _id: id }]);
});

test('the choice counts that stands when the payment arrives, however late', async () => {
  const { _id: id } = await book();
  t.clock.advance(901);
  await t.runJobs();
  const booking = await knownBooking(t, id);
  expect(booking.status).toBe('cancelled');
  const now = t.clock.now();
  await settle({ ...t.context(), now }, await aCharge(t.db, { booking, userId: elena.id, now }));
  expect((await knownBooking(t, id)).status).toBe('scheduled');
});

test('what insurance is to pay waits all the same: somebody has to check it', async () => {
  const { _id: bookingId } = await book();
  const cardId = await anInsuranceCard(t.db, { person: elena, now: t.clock.now() });
  const { payments } = await t.as(elena);
  await payments.insure({ body: { bookingId, cardId } });
  expect(await waiting()).toMatchObject([{ _id: bookingId }]);
});
