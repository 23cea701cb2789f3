import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { sweepHolds } from '#features/bookings/server/sweep-bookings.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import { openCheckout, paymentsOf, refundsOf, whileCut } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';
import { sweepPayments } from './reconcile-payment.ts';
import { settle } from './settle-payment.ts';

const { t, town, held, card, pay, one, chargeOf } = await openCheckout({ capacity: 1 });

const taken = () => seatsTaken(t, town.centre.id);

/** A payment that the bank asks about, answered when its hold has ended and been swept. */
async function paidLate() {
  const id = await held();
  const { clientSecret } = await pay(id, { method: await card('asking') });
  t.clock.advance(1200);
  await sweepHolds(t.context());
  await t.ports.simulatedProcessor?.confirm(clientSecret ?? '', true);
  return { id, clientSecret };
}

describe('the same news from several sides', () => {
  test('is carried in once', async () => {
    const id = await held();
    await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
    const charge = await chargeOf(id);
    t.clock.advance(60);
    const ended = await racing(t.db, id, [
      () => settle(t.context(), charge),
      () => settle(t.context(), charge),
      () => sweepPayments(t.context()),
      () => settle(t.context(), charge),
    ]);
    expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid']);
    expect(
      await t.db.selectFrom('outbox').select('id').where('recipient', '=', town.elena.email).execute(),
    ).toHaveLength(1);
  });

  test('in the wrong order changes nothing back', async () => {
    const id = await held();
    await pay(id, { method: await card() });
    const charge = await chargeOf(id);
    for (const state of ['requires_action', 'processing', 'declined'] as const)
      await settle(t.context(), { ...charge, state });
    expect((await paymentsOf(t, id)).map(({ state }) => state)).toEqual(['succeeded']);
    expect((await one(id)).payment).toBe('paid');
  });

  test('about charges that are not ours is ignored', async () => {
    const charge: Charge = {
      state: 'succeeded',
      reference: 'pi_elsewhere',
      key: 'not-a-key-of-ours',
      amountCents: 1,
      refundedCents: 0,
      currency: 'USD',
    };
    const id = await held();
    await settle(t.context(), charge);
    await settle(t.context(), { ...charge, key: '00000000-0000-4000-8000-000000000000' });
    expect(await paymentsOf(t, id)).toEqual([]);
    expect(await eventsOf(t, id)).toEqual(['sent']);
  });
});

describe('a payment that arrives after the hold has ended', () => {
  test('takes the seats again when they are free', async () => {
    const { id } = await paidLate();
    expect(await one(id)).toMatchObject({ status: 'cancelled', cancelled: { code: 'unpaid' } });
    expect(await taken()).toBe(0);
    await settle(t.context(), await chargeOf(id));
    expect(await one(id)).toMatchObject({
      status: 'pending',
      payment: 'paid',
      cancelled: null,
      answerBy: '2026-06-16T16:20:00.000Z',
    });
    expect(await eventsOf(t, id)).toEqual(['sent', 'unpaid', 'paid']);
    expect(await taken()).toBe(1);
  });

  test('is given back when others have them', async () => {
    const { id } = await paidLate();
    const rival = await aPerson(t.db);
    await held(rival);
    await settle(t.context(), await chargeOf(id));
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'refund_due',
      cancelled: { by: 'clock', code: 'unpaid' },
      money: { refundCents: 8400 },
    });
    expect(await taken()).toBe(1);
    await t.runJobs();
    expect(await one(id)).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect(await refundsOf(t, id)).toEqual([{ amount_cents: 8400 }]);
    const subjects = await t.db
      .selectFrom('mailbox')
      .select('subject')
      .where('recipient', '=', town.elena.email)
      .execute();
    expect(subjects.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('came too late'), '$84.00 is on its way back to you']),
    );
  });

  test('takes the seats once when webhook and sweep bring it at the same moment', async () => {
    const { id } = await paidLate();
    const charge = await chargeOf(id);
    await racing(t.db, id, [() => settle(t.context(), charge), () => settle(t.context(), charge)]);
    expect(await taken()).toBe(1);
    expect((await one(id)).payment).toBe('paid');
  });

  test('is given back when the family has cancelled meanwhile', async () => {
    const id = await held();
    const { clientSecret } = await pay(id, { method: await card('asking') });
    await (
      await t.as(town.elena)
    ).bookings.change({ params: { id }, body: { status: 'cancelled', expectedRefundCents: 0 } });
    await t.ports.simulatedProcessor?.confirm(clientSecret ?? '', true);
    t.clock.advance(60);
    await t.runJobs();
    await t.runJobs();
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      cancelled: { by: 'family' },
      money: { refundCents: 8400 },
    });
  });

  test('is waited for while it may still be on its way', async () => {
    const id = await held();
    t.clock.advance(880);
    await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
    t.clock.advance(25);
    await sweepHolds(t.context());
    expect(await one(id)).toMatchObject({ status: 'pending', payment: 'due' });
    t.clock.advance(30);
    await sweepPayments(t.context());
    expect(await one(id)).toMatchObject({ status: 'pending', payment: 'paid' });
  });
});

describe('an attempt that was given up', () => {
  /** A charge that was on its way so long that nobody waits for it any more. */
  async function overdue(id: string) {
    const method = await card();
    const [late] = await whileCut(t, () =>
      expect(pay(id, { method })).rejects.toMatchObject({ code: 'payment_unknown' }),
    );
    if (!late) throw new Error('Nothing was charged.');
    t.clock.advance(151);
    await sweepPayments(t.context());
    return late;
  }

  test('and succeeds when another has taken its place is given back', async () => {
    const id = await held();
    const late = await overdue(id);
    await pay(id, { method: await card() });
    await settle(t.context(), await t.ports.payments.charge(late));
    expect((await paymentsOf(t, id)).map(({ state }) => state)).toEqual(['stray', 'succeeded']);
    await t.runJobs();
    expect(await refundsOf(t, id)).toEqual([{ amount_cents: 8400 }]);
    expect(await one(id)).toMatchObject({ status: 'pending', payment: 'paid', money: { refundCents: 0 } });
  });

  test('and succeeds when none has is taken after all', async () => {
    const id = await held();
    const late = await overdue(id);
    await settle(t.context(), await t.ports.payments.charge(late));
    expect(await one(id)).toMatchObject({ payment: 'paid' });
  });

  test('is a question of the bank that nobody answered for a day', async () => {
    const id = await held();
    await pay(id, { method: await card('asking') });
    t.clock.advance(86_401);
    await t.runJobs();
    expect((await paymentsOf(t, id)).map(({ state, client_secret: secret }) => [state, secret])).toEqual([
      ['declined', null],
    ]);
  });
});
