import { describe, expect, test } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { openCheckout, refundsOf } from '#test/checkout.ts';
import { eventsOf } from '#test/stays.ts';
import { sweepRefunds } from './refund-payments.ts';

const { t, town, one, chargeOf } = await openCheckout({ capacity: 1 });

describe('a refund', () => {
  const declined = async () => (await aStay(t, { centre: town.centre, person: town.elena, status: 'declined' })).id;

  test('happens once, however many sweeps there are', async () => {
    const id = await declined();
    await Promise.all(Array.from({ length: 5 }, () => sweepRefunds(t.context())));
    await sweepRefunds(t.context());
    expect(await refundsOf(t, id)).toEqual([{ amount_cents: 8400 }]);
    expect((await eventsOf(t, id)).filter((what) => what === 'refunded')).toHaveLength(1);
  });

  test('is tried until the processor answers, and one that fails does not keep the others', async () => {
    const first = await declined();
    const second = await declined();
    const { refund } = t.ports.payments;
    let tries = 0;
    t.ports.payments.refund = async (request) => {
      tries += 1;
      if (tries === 1) throw new Unreachable('payments', 'cut');
      return refund(request);
    };
    await sweepRefunds(t.context());
    expect((await Promise.all([first, second].map(one))).map(({ payment }) => payment).sort()).toEqual([
      'refund_due',
      'refunded',
    ]);
    await sweepRefunds(t.context());
    expect((await Promise.all([first, second].map(one))).map(({ payment }) => payment)).toEqual([
      'refunded',
      'refunded',
    ]);
    t.ports.payments.refund = refund;
  });

  test('that failed for good is tried under another key, and one on its way is waited for', async () => {
    const id = await declined();
    const { refund } = t.ports.payments;
    const keys: string[] = [];
    const states = ['failed', 'pending', 'succeeded'] as const;
    t.ports.payments.refund = async (request) => {
      keys.push(request.key);
      const state = states[keys.length - 1] ?? 'succeeded';
      return { state, reference: 're_1', amountCents: request.amountCents };
    };
    for (const expected of ['refund_due', 'refund_due', 'refunded']) {
      await sweepRefunds(t.context());
      expect((await one(id)).payment).toBe(expected);
    }
    t.ports.payments.refund = refund;
    expect(new Set(keys).size).toBe(2);
    expect(keys[1]).toBe(keys[2]);
  });

  test('that somebody made at the processor’s desk counts', async () => {
    const id = await declined();
    const { reference } = await chargeOf(id);
    await t.ports.payments.refund({ key: 'by-hand', reference, amountCents: 8400 });
    await sweepRefunds(t.context());
    expect((await one(id)).payment).toBe('refunded');
    expect(await refundsOf(t, id)).toHaveLength(1);
  });
});
