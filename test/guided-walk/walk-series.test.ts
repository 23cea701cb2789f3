import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { sweepDues } from '#features/payments/server/charge-dues.ts';
import { aCard, type TestCard } from '#features/payments/server/seed.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { chargedFor, paymentsOf } from '#test/checkout.ts';
import type { TestApp } from '#test/harness.ts';
import { lettersTo } from '#test/letters.ts';
import { racing } from '#test/racing.ts';
import { eventsOf } from '#test/stays.ts';
import { aWalkingParty, friday, walkApp, walksOf } from './walk-world.ts';

let t: TestApp;
let party: Awaited<ReturnType<typeof aWalkingParty>>;

beforeAll(async () => {
  t = await walkApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aWalkingParty(t);
});

/** The day before the second walk, on which its week is due. */
const secondDue = new Date(Date.parse(friday) + 6 * DAY_MS);

const pay = async (bookingId: string, { conduct = 'good' as TestCard, chargeLater = false } = {}) => {
  const method = await aCard(t.ports, conduct, t.clock.now());
  return (await (await t.as(party.elena)).payments.pay({ body: { bookingId, method, chargeLater } })).data;
};

type Series = Parameters<typeof pay>[1] & { startsAt?: string };

/** Two walks, a week apart, of which the first is paid, and accepted. */
async function aSeries({ startsAt = friday, ...choices }: Series = { chargeLater: true }): Promise<string> {
  const { _id: id } = await party.book(startsAt, party.elena, 2);
  const { clientSecret } = await pay(id, choices);
  if (clientSecret) {
    await t.ports.simulatedProcessor?.confirm(clientSecret, true);
    await (await t.as(party.elena)).payments.pay({ body: { bookingId: id, action: 'check' } });
  }
  await party.accept(id);
  return id;
}

/** What the bank says of the saved card from now on. */
const cardTurns = (conduct: string) =>
  t.db.updateTable('simulated_cards').set({ conduct }).where('customer', 'is not', null).execute();
const asked = async (id: string) => (await (await t.as(party.theo)).requests.one({ params: { id } })).data;
const opened = async (id: string) => (await (await t.as(party.elena)).bookings.one({ params: { id } })).data;
const mailTo = async ({ email }: Person) =>
  (await t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()).map(
    ({ subject }) => subject,
  );
const bellOf = async (person: Person, id: string) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.find(({ _id }) => _id === id)?.facts['what'];
const onBothBells = async (id: string) => [await bellOf(party.elena, id), await bellOf(party.theo, id)];

describe('a series of walks, of which each week is paid on its day,', () => {
  test('is charged to the card that was agreed on, once, while nobody is there', async () => {
    const id = await aSeries();
    await t.runJobs();
    expect(await chargedFor(t, id)).toMatchObject({ count: 1 });
    t.clock.set(secondDue.toISOString());
    await t.runJobs();
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
    const { money, bookingId, status } = await opened(id);
    expect([status, money]).toMatchObject(['scheduled', { totalCents: 12_000, paidCents: 12_000, dueNowCents: 0 }]);
    expect(await mailTo(party.elena)).toContain(`$60.00 was charged to your card: ${bookingId}`);
    expect(await onBothBells(id)).toEqual(['dueCharged', 'dueCharged']);
    const [first, second] = await paymentsOf(t, id);
    expect(first).toMatchObject({ agreed_at: new Date('2026-06-15T16:00:00Z'), is_off_session: false });
    expect(second).toMatchObject({ method: first?.method, agreed_at: null, is_off_session: true });
  });

  test('is charged once by two processes that come at the same moment', async () => {
    const id = await aSeries();
    t.clock.set(secondDue.toISOString());
    const ended = await racing(t.db, id, [
      () => sweepDues({ ...t.context(), ports: t.ports }),
      () => sweepDues({ ...t.context(), ports: t.ports }),
    ]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
    expect(await paymentsOf(t, id)).toHaveLength(2);
  });

  test('is charged once where nobody came to note it, and noted later', async () => {
    const id = await aSeries();
    await cardTurns('times_out');
    t.clock.set(secondDue.toISOString());
    await sweepDues({ ...t.context(), ports: t.ports });
    expect((await opened(id)).money).toMatchObject({ paidCents: 6000 });
    expect(await chargedFor(t, id)).toMatchObject({ count: 2 });
    t.clock.advance(31);
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
    expect((await opened(id)).money).toMatchObject({ paidCents: 12_000 });
    expect(await onBothBells(id)).toEqual(['dueCharged', 'dueCharged']);
  });

  test.each<[string, TestCard, (() => Promise<unknown>) | undefined]>([
    ['asks who is not there', 'alwaysAsking', undefined],
    ['declines', 'good', () => cardTurns('card_declined')],
    ['knows the card no more', 'good', () => t.db.updateTable('simulated_cards').set({ is_spent: true }).execute()],
  ])('is tried once where the bank %s: both sides hear it, and the family pays', async (_, conduct, turn) => {
    const id = await aSeries({ conduct, chargeLater: true });
    await turn?.();
    t.clock.set(secondDue.toISOString());
    await t.runJobs();
    await t.runJobs();
    expect(await paymentsOf(t, id)).toHaveLength(2);
    const { bookingId, money, payBy } = await opened(id);
    expect(money).toMatchObject({ paidCents: 6000, dueNowCents: 6000 });
    expect(payBy).toBe(new Date(secondDue.getTime() + 12 * HOUR_MS).toISOString());
    expect(await mailTo(party.elena)).toContain(`Please pay $60.00 for ${bookingId}`);
    expect(await mailTo(party.theo)).toContain(`$60.00 is not paid yet: ${bookingId}`);
    expect(await onBothBells(id)).toEqual(['dueUnpaid', 'dueUnpaid']);
    const until = new Date(secondDue.getTime() + 12 * HOUR_MS).toISOString();
    const unpaidPart = { cents: 6000, dueAt: secondDue.toISOString(), until };
    expect([await opened(id), await asked(id)]).toMatchObject([{ unpaidPart }, { unpaidPart }]);
    expect((await lettersTo(t, party.elena.email)).join()).toContain(
      `Pay it here: http://127.0.0.1:3000/care/paymentmethod?booking=${id}&for=${party.elena.personId}`,
    );
    expect((await pay(id)).state).toBe('succeeded');
    expect(await onBothBells(id)).toEqual(['duePaidLate', 'duePaidLate']);
    for (const person of [party.elena, party.theo])
      expect(await mailTo(person)).toContain(`$60.00 is paid: ${bookingId}`);
    t.clock.advance(DAY_MS / 1000);
    await t.runJobs();
    const paid = await opened(id);
    expect(paid).toMatchObject({ status: 'scheduled', payBy: null, unpaidPart: null, money: { paidCents: 12_000 } });
    expect(paid.timeline.filter(({ title }) => title.startsWith('Paid'))).toHaveLength(2);
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
  });

  test('is paid once where somebody pays while it is charged, whoever comes first', async () => {
    for (const startsAt of [friday, '2026-06-20T16:30:00.000Z']) {
      const id = await aSeries({ chargeLater: true, startsAt });
      t.clock.set(new Date(Date.parse(startsAt) + 6 * DAY_MS).toISOString());
      const sweep = () => sweepDues({ ...t.context(), ports: t.ports });
      const acts: (() => Promise<unknown>)[] = [sweep, () => pay(id)];
      const ended = await racing<unknown>(t.db, id, startsAt === friday ? acts : acts.toReversed());
      expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      await t.runJobs();
      expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
      expect(await opened(id)).toMatchObject({ unpaidPart: null, money: { paidCents: 12_000, dueNowCents: 0 } });
      t.clock.set('2026-06-15T16:00:00Z');
    }
  });

  test('is seen unpaid, with the way to pay it, by whoever may only pay', async () => {
    const id = await aSeries({});
    const payer = await aPerson(t.db);
    const { personId } = party.elena;
    await aRelation(t, { personId, memberId: payer.id, relationship: 'friend', scopes: ['payments'] });
    t.clock.set(secondDue.toISOString());
    await t.runJobs();
    const { bookings, payments } = await t.as(payer);
    const { data } = await bookings.one({ params: { id } });
    expect(data).toMatchObject({ unpaidPart: { cents: 6000 }, canPay: true, mayPay: true });
    expect(data.single).toMatchObject([{ canCancel: false, canMove: false }, { canCancel: false }]);
    const method = await aCard(t.ports, 'good', t.clock.now());
    const paid = await payments.pay({ body: { bookingId: id, method } });
    expect(paid.data).toMatchObject({ state: 'succeeded', booking: { unpaidPart: null } });
    expect(await bellOf(party.elena, id)).toBe('duePaidLate');
  });

  test('is not charged for a walk that was cancelled while it was about to be', async () => {
    const id = await aSeries();
    t.clock.set(new Date(secondDue.getTime()).toISOString());
    const startsAt = new Date(Date.parse(friday) + 7 * DAY_MS).toISOString();
    const { singleTimes } = await t.as(party.theo);
    const takeAway = () => singleTimes.cancelAtPlace({ params: { id }, body: { startsAt, reason: 'I am ill.' } });
    const sweep = () => sweepDues({ ...t.context(), ports: t.ports });
    const [cancelled] = await racing<unknown>(t.db, id, [takeAway, sweep]);
    await t.runJobs();
    const charged = await chargedFor(t, id);
    // Whoever came first: a part that is being charged stays, and the guide tries once more.
    if (cancelled?.status === 'rejected') {
      expect(cancelled.reason).toMatchObject({ code: 'conflict' });
      await takeAway();
      await t.runJobs();
    }
    expect(charged?.count).toBe(cancelled?.status === 'rejected' ? 2 : 1);
    expect((await opened(id)).money).toMatchObject({ totalCents: 6000, balanceCents: 0 });
  });

  test('is charged to no card where nobody has agreed, or whoever did may pay no longer', async () => {
    const apart = await aSeries({});
    const left = await aSeries({ chargeLater: true, startsAt: '2026-06-20T16:30:00.000Z' });
    const leaver = t.db.updateTable('payments').set({ user_id: party.theo.id }).where('booking_id', '=', left);
    await leaver.execute();
    t.clock.set(new Date(secondDue.getTime() + DAY_MS).toISOString());
    await t.runJobs();
    for (const id of [apart, left]) {
      expect(await chargedFor(t, id)).toMatchObject({ count: 1 });
      expect((await eventsOf(t, id)).at(-1)).toBe('dueUnpaid');
    }
  });

  test('ends where its part stays unpaid: what was paid stays paid, and its half hours are free', async () => {
    const id = await aSeries();
    await cardTurns('insufficient_funds');
    t.clock.set(secondDue.toISOString());
    await t.runJobs();
    t.clock.advance(12 * 3600 - 1);
    await t.runJobs();
    expect((await opened(id)).status).toBe('scheduled');
    t.clock.advance(1);
    await t.runJobs();
    const { status, cancelled, money, bookingId } = await opened(id);
    expect([status, cancelled]).toMatchObject(['cancelled', { by: 'clock', code: 'uncharged' }]);
    expect(money).toMatchObject({ paidCents: 6000, refundCents: 0 });
    const { slots } = await walksOf(t);
    const free = (await slots({ params: { id: party.guide.id } })).data.map(({ startsAt }) => startsAt);
    expect(free).toContain(new Date(Date.parse(friday) + 7 * DAY_MS).toISOString());
    for (const person of [party.elena, party.theo])
      expect(await mailTo(person)).toContain(`Booking ${bookingId} has ended`);
    expect(await onBothBells(id)).toEqual(['uncharged', 'uncharged']);
  });
});
