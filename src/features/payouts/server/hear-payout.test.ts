import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { Refused } from '#server/ports/refused.ts';
import { testApp } from '#test/harness.ts';
import { openTown } from '#test/town.ts';
import { hearPayout } from './hear-payout.ts';
import { begin, sweepPayouts } from './run-payouts.ts';
import { aBankToken, aPaidPlace, payoutsOf, sentTo, type TestAccount } from './seed.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });
// Another process beside it, on the same database and clock.
const beside = await testApp({ database: t.url, clock: t.clock });
afterAll(() => beside.close());

const day = '2026-06-22';
const mondayAfter = '2026-06-29T16:00:00Z';
const oneDay = (checkIn = day) =>
  aStay(t, { centre: town.centre, person: town.elena, checkIn, checkOut: checkIn, weekDays: [1] });
const paying = (world = t) => ({ ...t.context(), ports: world.ports, db: world.db });
const sweep = () => sweepPayouts(paying());
const payouts = () => payoutsOf(t.db, town.centre.id);
const paid = (conduct: TestAccount) => aPaidPlace(t, { providerId: town.centre.id, userId: town.manager.id, conduct });
const setBank = async (conduct: TestAccount = 'good') =>
  (await t.as(town.manager)).payouts.setBank({
    params: { providerId: town.centre.id },
    body: { token: await aBankToken(t.ports, conduct) },
  });
const overview = async () => (await (await t.as(town.manager)).payouts.overview({})).data;
const letters = async () => {
  const sent = t.db.selectFrom('outbox').select('subject').where('recipient', '=', town.manager.email);
  const subjects = (await sent.orderBy('created_at').orderBy('subject').execute()).map(({ subject }) => subject ?? '');
  return subjects.filter((subject) => !subject.startsWith('New request'));
};
const days = (count: number) => count * 86_400;

/** What the processor has to tell by now, as it would arrive here. */
async function tellAll(hear = (rawBody: string, signature: string) => hearPayout(paying(), { rawBody, signature })) {
  const { simulatedPayouts } = t.ports;
  const told = new Promise<void>((resolve, reject) => {
    simulatedPayouts?.tell((rawBody, signature) => hear(rawBody, signature).then(resolve, reject));
  });
  await told;
}

/** A payout that the bank has had for days and then sends back. */
async function aPayoutSentBack() {
  await paid('returning');
  await oneDay();
  t.clock.set(mondayAfter);
  await sweep();
  t.clock.advance(days(1) + 3600);
  await sweep();
  expect(await payouts()).toMatchObject([{ state: 'paid', cents: 8400 }]);
  t.clock.advance(days(3));
}

beforeEach(async () => {
  // Until a test listens, the processor keeps what it has to tell.
  t.ports.simulatedPayouts?.tell(() => Promise.reject(new Error('Nobody listens.')));
  for (const table of ['payout_accounts', 'simulated_payouts'] as const) await t.db.deleteFrom(table).execute();
});

describe('a payout that the bank sends back after days', () => {
  test('is told of by the processor: it says so, asks for another account, and the money leaves there once', async () => {
    await aPayoutSentBack();
    await tellAll();
    expect(await payouts()).toMatchObject([{ state: 'failed', failure: 'account_closed' }]);
    expect(await letters()).toEqual([
      '$84.00 is on its way to Jacaranda Day Center',
      'A payout of Jacaranda Day Center came back from the bank',
    ]);
    expect(await overview()).toMatchObject({ problem: 'account_closed', nextCents: 8400, nextAt: null });
    t.clock.advance(days(14));
    await sweep();
    expect(await payouts()).toHaveLength(1);

    await setBank();
    t.clock.advance(days(3));
    await Promise.all([paying(), paying(beside), paying()].map(sweepPayouts));
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed' }, { state: 'sent', cents: 8400 }]);
    t.clock.advance(days(30));
    for (const _ of [1, 2]) await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed' }, { state: 'paid', cents: 8400 }]);
  });

  test('is found out when nobody tells of it', async () => {
    await aPayoutSentBack();
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed', failure: 'account_closed' }]);
  });

  test('is written down once, however often and from wherever it is told', async () => {
    await aPayoutSentBack();
    const heard: [string, string][] = [];
    await tellAll(async (...event) => void heard.push(event));
    const [[rawBody, signature] = ['', '']] = heard;
    await Promise.all([
      ...[t, beside, t, beside, t, beside].map((world) =>
        hearPayout({ ...paying(world), ports: t.ports }, { rawBody, signature }),
      ),
      ...[paying(), paying(beside)].map(sweepPayouts),
    ]);
    expect(await payouts()).toMatchObject([{ state: 'failed' }]);
    expect(await letters()).toHaveLength(2);
  });

  test('and for which there is another account by now leaves again by itself, and nobody is asked for one', async () => {
    await aPayoutSentBack();
    await setBank();
    await tellAll();
    expect(await letters()).toEqual([
      '$84.00 is on its way to Jacaranda Day Center',
      'A payout of Jacaranda Day Center came back and leaves again',
      'Jacaranda Day Center is now paid to another account',
    ]);
    expect(await overview()).toMatchObject({ problem: null, nextCents: 8400 });
    t.clock.advance(days(3));
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed' }, { state: 'sent', cents: 8400 }]);
    expect(await sentTo(t.db, town.centre.id)).toBe(2 * 8400);
  });

  test('while the next one is written down: what came back is in it or in the one after, never in both', async () => {
    await aPayoutSentBack();
    await setBank();
    await oneDay('2026-06-29');
    t.clock.advance(days(5));
    await Promise.all([begin(paying(), town.centre.id), tellAll(), begin(paying(beside), town.centre.id)]);
    await Promise.all([paying(), paying(beside)].map(sweepPayouts));
    await sweep();
    t.clock.advance(days(8));
    await sweep();
    const cents = (await payouts()).map((payout) => (payout.state === 'failed' ? 0 : payout.cents));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(2 * 8400);
  });
});

describe('a no that says nothing about the money', () => {
  test('to a question about one that was sent is no return: it stays, and is not paid again', async () => {
    await paid('good');
    await oneDay();
    t.clock.set(mondayAfter);
    await sweep();
    const { find } = t.ports.payouts;
    t.ports.payouts.find = async () => {
      throw new Refused('payments', 'unknown_payee');
    };
    t.clock.advance(days(8));
    await sweep();
    t.ports.payouts.find = find;
    expect(await payouts()).toMatchObject([{ state: 'sent', cents: 8400 }]);
    await sweep();
    expect(await sentTo(t.db, town.centre.id)).toBe(8400);
  });

  test('to one whose key was used already leaves it begun', async () => {
    await paid('good');
    await oneDay();
    t.clock.set(mondayAfter);
    const { pay } = t.ports.payouts;
    t.ports.payouts.pay = async () => {
      throw new Refused('payments', 'key_reused');
    };
    await sweep();
    t.ports.payouts.pay = pay;
    expect(await payouts()).toMatchObject([{ state: 'started' }]);
    t.clock.advance(60);
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'sent' }]);
  });
});

test('what was forged, is of nobody’s payout, or of one that is over changes nothing', async () => {
  await aPayoutSentBack();
  const before = await payouts();
  await expect(hearPayout(paying(), { rawBody: '{"id":"1","payout":"2"}', signature: '' })).rejects.toMatchObject({
    reason: 'forged_event',
  });
  const { readEvent } = t.ports.payouts;
  for (const key of [undefined, 'no id', '9f0f3a53-6b9d-4f0c-9f57-0a6f0a3a2f11']) {
    t.ports.payouts.readEvent = () => ({ id: 'evt', key });
    await hearPayout(paying(), { rawBody: '', signature: '' });
  }
  t.ports.payouts.readEvent = readEvent;
  expect(await payouts()).toEqual(before);
});
