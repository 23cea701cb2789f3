import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { Refused } from '#server/ports/refused.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { testApp } from '#test/harness.ts';
import { openTown } from '#test/town.ts';
import { SETTLING_HOURS } from '../earnings.ts';
import { clearBank, lockAccount } from './account-store.ts';
import { begin, sweepPayouts } from './run-payouts.ts';
import { aPaidPlace, payoutsOf, sentTo } from './seed.ts';

const { t, town } = await openTown();
// Another process beside it, on the same database and clock.
const beside = await testApp({ database: t.url, clock: t.clock });
afterAll(() => beside.close());

const day = '2026-06-22';
const mondayAfter = '2026-06-29T16:00:00Z';
const oneDay = (given = {}) =>
  aStay(t, { centre: town.centre, person: town.elena, checkIn: day, checkOut: day, weekDays: [1], ...given });
const paying = (world = t) => ({ ...t.context(), ports: world.ports, db: world.db });
const sweep = () => sweepPayouts(paying());
const payouts = () => payoutsOf(t.db, town.centre.id);
const states = async () => (await payouts()).map(({ state }) => state);
const paid = (conduct?: Parameters<typeof aPaidPlace>[1]['conduct']) =>
  aPaidPlace(t, { providerId: town.centre.id, userId: town.manager.id, ...(conduct && { conduct }) });
const bell = async () =>
  (await (await t.as(town.manager)).notifications.list({ query: {} })).data
    .filter(({ kind }) => kind === 'payout')
    .map(({ facts }) => facts['what']);

beforeEach(async () => {
  await t.db.deleteFrom('payout_accounts').execute();
});

describe('a payout', () => {
  test('leaves on the Monday after the stay and the time to put something right, and is there a day later', async () => {
    await paid();
    await oneDay();
    t.clock.set(`${day}T16:00:00Z`);
    await sweep();
    expect(await payouts()).toEqual([]);
    t.clock.set(mondayAfter);
    t.clock.advance(-1);
    await sweep();
    expect(await payouts()).toEqual([]);
    t.clock.advance(1);
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'sent', cents: 8400 }]);
    expect(await bell()).toEqual(['sent']);
    t.clock.advance(25 * 3600);
    await sweep();
    expect(await states()).toEqual(['paid']);
    t.clock.advance(7 * 86_400);
    await sweep();
    expect(await payouts()).toHaveLength(1);
    expect(await sentTo(t.db, town.centre.id)).toBe(8400);
  });

  test('waits while the time to put something right is not over', async () => {
    await paid();
    const friday = '2026-06-26';
    await oneDay({ checkIn: friday, checkOut: friday, weekDays: [5] });
    t.clock.set(mondayAfter);
    await sweep();
    expect(await payouts()).toEqual([]);
    t.clock.advance(7 * 86_400);
    await sweep();
    expect(await payouts()).toMatchObject([{ cents: 8400 }]);
    expect(SETTLING_HOURS).toBeGreaterThan(63);
  });

  test('is of nothing that went back to the family', async () => {
    await paid();
    await oneDay({ status: 'declined' });
    t.clock.set(mondayAfter);
    await sweep();
    expect(await payouts()).toEqual([]);
  });

  test('is made once, however many processes look at the same moment', async () => {
    await paid();
    await oneDay();
    t.clock.set(mondayAfter);
    await Promise.all([paying(), paying(beside), paying(), paying(beside), paying(), paying(beside)].map(sweepPayouts));
    await Promise.all([paying(), paying(beside)].map(sweepPayouts));
    expect(await payouts()).toMatchObject([{ state: 'sent', cents: 8400 }]);
    expect(await sentTo(t.db, town.centre.id)).toBe(8400);
    expect(await bell()).toEqual(['sent']);
  });

  test('is made once when the process ends between paying and writing it down', async () => {
    await paid();
    await oneDay();
    t.clock.set(mondayAfter);
    const { pay } = beside.ports.payouts;
    beside.ports.payouts.pay = async (request) => {
      await pay(request);
      throw new Unreachable('payments', 'the process is gone');
    };
    await sweepPayouts(paying(beside));
    beside.ports.payouts.pay = pay;
    expect(await states()).toEqual(['started']);
    t.clock.advance(60);
    await Promise.all([paying(), paying(beside)].map(sweepPayouts));
    expect(await states()).toEqual(['sent']);
    expect(await sentTo(t.db, town.centre.id)).toBe(8400);
  });

  test('is made once when the process ends before it is paid', async () => {
    await paid();
    await oneDay();
    t.clock.set(mondayAfter);
    await begin(paying(beside), town.centre.id);
    expect(await states()).toEqual(['started']);
    await Promise.all([paying(), paying(beside)].map(sweepPayouts));
    expect(await payouts()).toMatchObject([{ state: 'sent', cents: 8400 }]);
    expect(await sentTo(t.db, town.centre.id)).toBe(8400);
  });

  test.each([
    ['closed', 'account_closed'],
    ['unknown', 'no_account'],
    ['refusing', 'bank_refused'],
  ] as const)('that a %s account sends back says why, and leaves again to another one', async (conduct, failure) => {
    await paid(conduct);
    await oneDay();
    t.clock.set(mondayAfter);
    await sweep();
    t.clock.advance(25 * 3600);
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed', failure }]);
    expect(new Set(await bell())).toEqual(new Set(['failed']));
    t.clock.advance(14 * 86_400);
    await sweep();
    expect(await payouts()).toHaveLength(1);
    await t.db.deleteFrom('payout_accounts').execute();
    await paid();
    t.clock.advance(7 * 86_400);
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed' }, { state: 'sent', cents: 8400 }]);
  });

  test('for which our own balance is too small is tried the next day, and nobody is troubled', async () => {
    await paid();
    await oneDay();
    t.clock.set(mondayAfter);
    const { pay } = t.ports.payouts;
    t.ports.payouts.pay = async () => {
      throw new Refused('payments', 'no_funds');
    };
    await sweep();
    t.ports.payouts.pay = pay;
    expect(await payouts()).toMatchObject([{ state: 'failed', failure: 'no_funds' }]);
    expect(await bell()).toEqual([]);
    await sweep();
    expect(await payouts()).toHaveLength(1);
    t.clock.advance(86_400);
    await sweep();
    expect(await payouts()).toMatchObject([{ state: 'failed' }, { state: 'sent', cents: 8400 }]);
  });

  test('is less by what went back after an earlier one', async () => {
    await paid();
    const first = await oneDay();
    t.clock.set(mondayAfter);
    await sweep();
    await t.db
      .insertInto('booking_returns')
      .values({
        booking_id: first.id,
        due_id: first.dues[0]?.id ?? '',
        amount_cents: 3000,
        owed_at: t.clock.now(),
        tried_at: t.clock.now(),
        created_at: t.clock.now(),
      })
      .execute();
    const later = '2026-07-06';
    await oneDay({ checkIn: later, checkOut: later });
    t.clock.set('2026-07-06T16:00:00Z');
    await sweep();
    expect(await payouts()).toHaveLength(1);
    t.clock.set('2026-07-13T16:00:00Z');
    await sweep();
    expect((await payouts()).map(({ cents }) => cents)).toEqual([8400, 5400]);
  });

  test('never begins beside a change of the account: it waits, and finds the change', async () => {
    await paid();
    await oneDay();
    t.clock.set(mondayAfter);
    const begun = await t.db.transaction().execute(async (held) => {
      await lockAccount(held, town.centre.id);
      const beginning = begin(paying(), town.centre.id);
      await Promise.race([beginning, new Promise((resolve) => setTimeout(resolve, 300))]);
      const later = new Date(t.clock.now().getTime() + 3 * 86_400_000);
      await clearBank(held, town.centre.id, { heldUntil: later, changingUntil: later });
      return { beginning };
    });
    await begun.beginning;
    expect(await payouts()).toEqual([]);
  });
});
