import { describe, expect, test } from 'vitest';
import { chargedFor, openCheckout, whileCut } from '#test/checkout.ts';

const { t, held, card, pay, one } = await openCheckout();

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
