import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Scene, visa } from './payments-world.behaviour.ts';

/** What giving money back, saved cards and events have in common. */
export function refundsBehaviour({ payments, world, requestWith, gainOf }: Scene) {
  test('gives money back in parts, each once, never more than was taken', async () => {
    const { reference } = await payments().charge(await requestWith(visa));
    const half = { key: randomUUID(), reference, amountCents: 4200 };
    const gain = await gainOf(async () => {
      const first = await payments().refund(half);
      expect(first).toMatchObject({ state: 'succeeded', amountCents: 4200 });
      expect(await payments().refund(half)).toEqual(first);
      await expect(payments().refund({ ...half, amountCents: 4000 })).rejects.toMatchObject({ reason: 'key_reused' });
      await expect(payments().refund({ key: randomUUID(), reference, amountCents: 4201 })).rejects.toMatchObject({
        reason: 'over_refund',
      });
      await payments().refund({ key: randomUUID(), reference, amountCents: 4200 });
      await expect(payments().refund({ key: randomUUID(), reference, amountCents: 1 })).rejects.toMatchObject({
        reason: 'over_refund',
      });
    });
    expect(gain).toBe(-8400);
    expect(await payments().find({ reference })).toMatchObject({ state: 'succeeded', refundedCents: 8400 });
  });

  test('gives back once for a key that comes twelve times at once', async () => {
    const { reference } = await payments().charge(await requestWith(visa));
    const request = { key: randomUUID(), reference, amountCents: 1000 };
    expect(await gainOf(() => Promise.all(Array.from({ length: 12 }, () => payments().refund(request))))).toBe(-1000);
  });

  test('never gives back more than was taken when many ask at once', async () => {
    const { reference } = await payments().charge(await requestWith(visa));
    const gain = await gainOf(() =>
      Promise.allSettled(
        Array.from({ length: 12 }, () => payments().refund({ key: randomUUID(), reference, amountCents: 1000 })),
      ),
    );
    expect(gain).toBe(-8000);
  });

  test('refuses to give back what was never taken', async () => {
    const { reference } = await payments().charge(await requestWith('4000000000000002'));
    await expect(payments().refund({ key: randomUUID(), reference, amountCents: 100 })).rejects.toMatchObject({
      reason: 'not_charged',
    });
    await expect(
      payments().refund({ key: randomUUID(), reference: 'pi_never', amountCents: 100 }),
    ).rejects.toMatchObject({
      reason: 'unknown_charge',
    });
    await expect(payments().refund({ key: randomUUID(), reference, amountCents: 0 })).rejects.toMatchObject({
      reason: 'amount',
    });
  });

  test('saves a card only when asked and only when it paid, and takes it again', async () => {
    const first = await requestWith(visa, { saveCard: true });
    const { customer } = first;
    await payments().charge(first);
    await payments().charge(await requestWith('5555555555554444', { customer }));
    await payments().charge(await requestWith('4000000000000002', { customer, saveCard: true }));
    const cards = await payments().savedCards(customer);
    expect(cards).toEqual([
      { method: first.method, brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 },
    ]);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await payments().charge({ ...first, key: randomUUID(), saveCard: false })).state).toBe('succeeded');
    }
    expect(await payments().savedCards(await payments().customerFor(randomUUID()))).toEqual([]);
  });

  test('saves a card that the bank asked about once the payer approved', async () => {
    const request = await requestWith('4000002500003155', { saveCard: true });
    const { clientSecret = '' } = await payments().charge(request);
    expect(await payments().savedCards(request.customer)).toEqual([]);
    await world().confirm(clientSecret, true);
    expect(await payments().savedCards(request.customer)).toHaveLength(1);
  });

  test('forgets a card for its owner only, and for good', async () => {
    const request = await requestWith(visa, { saveCard: true });
    await payments().charge(request);
    await payments().removeCard(await payments().customerFor(randomUUID()), request.method);
    expect(await payments().savedCards(request.customer)).toHaveLength(1);
    await payments().removeCard(request.customer, request.method);
    await payments().removeCard(request.customer, request.method);
    expect(await payments().savedCards(request.customer)).toEqual([]);
    await expect(payments().charge({ ...request, key: randomUUID() })).rejects.toMatchObject({
      reason: 'unusable_card',
    });
  });

  test('believes an event that is signed and fresh', async () => {
    const { reference } = await payments().charge(await requestWith(visa));
    const now = new Date('2026-11-20T12:00:00Z');
    const { rawBody, signature } = world().eventAbout(reference, now);
    const event = payments().readEvent(rawBody, signature, now);
    expect(event.reference).toBe(reference);
    expect(event.id).not.toBe('');
    expect(payments().readEvent(rawBody, signature, new Date('2026-11-20T12:04:59Z')).id).toBe(event.id);
  });

  test('believes no event that is old, changed, wrongly signed or not signed', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const { rawBody, signature } = world().eventAbout('pi_some', now);
    const forged = { reason: 'forged_event' };
    const read =
      (body: string, header: string, at = now) =>
      () =>
        payments().readEvent(body, header, at);
    expect(read(rawBody, signature, new Date('2026-11-20T12:05:02Z'))).toThrow(expect.objectContaining(forged));
    expect(read(rawBody.replace('pi_some', 'pi_evil'), signature)).toThrow(expect.objectContaining(forged));
    expect(read(rawBody, signature.replace(/t=\d+/, 't=1795176001'))).toThrow(expect.objectContaining(forged));
    for (const header of ['', 't=,v1=', 'v1=00', 'nonsense', signature.slice(0, -2), signature.replace('v1=', 'v0=')]) {
      expect(read(rawBody, header)).toThrow(expect.objectContaining(forged));
    }
    expect(read('', signature)).toThrow(expect.objectContaining(forged));
  });
}
