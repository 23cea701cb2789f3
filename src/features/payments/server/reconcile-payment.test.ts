import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { chargedFor, checkoutOf, whileCut } from '#test/checkout.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aFamilyAndACentre } from '#test/stays.ts';

const t: TestApp = await testApp();
let elena: Person;
let centre: NewCentre;

beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
});
afterAll(() => t.close());

const { held, card, pay, one } = checkoutOf(t, () => ({ elena, centre }));

describe('a processor that does not answer', () => {
  test('is asked by the sweep, and never charged again', async () => {
    const id = await held();
    const method = await card('silent');
    await expect(pay(id, { method }, 'silent-key')).rejects.toMatchObject({ code: 'payment_unknown', status: 503 });
    expect((await one(id)).payment).toBe('due');
    t.clock.advance(60);
    await t.runJobs();
    expect(await one(id)).toMatchObject({ payment: 'paid', status: 'pending' });
    expect(await pay(id, { method }, 'silent-key')).toMatchObject({ state: 'succeeded' });
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('is asked by the page', async () => {
    const id = await held();
    await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'succeeded', booking: { payment: 'paid' } });
  });

  test('and knows nothing later either was never reached: the same try may be made again', async () => {
    const id = await held();
    const method = await card();
    await whileCut(t, () =>
      expect(pay(id, { method }, 'cut-off-key')).rejects.toMatchObject({ code: 'payment_unknown' }),
    );
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'processing' });
    t.clock.advance(151);
    await t.runJobs();
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'due' });
    expect(await pay(id, { method }, 'cut-off-key')).toMatchObject({ state: 'succeeded' });
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });
});
