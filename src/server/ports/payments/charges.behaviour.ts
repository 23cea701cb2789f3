import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { Unreachable } from '../unreachable.ts';
import { type Scene, visa } from './payments-world.behaviour.ts';

/** What charging has in common. */
export function chargesBehaviour({ payments, world, requestWith, gainOf }: Scene) {
  test('has one name for a payer', async () => {
    const user = randomUUID();
    const name = await payments().customerFor(user);
    expect(await payments().customerFor(user)).toBe(name);
    expect(await payments().customerFor(randomUUID())).not.toBe(name);
  });

  test('takes the money of a good card', async () => {
    const request = await requestWith(visa);
    const charge = await payments().charge(request);
    expect(charge).toMatchObject({
      state: 'succeeded',
      key: request.key,
      amountCents: 8400,
      currency: 'USD',
      refundedCents: 0,
    });
    expect(charge.card).toMatchObject({ brand: 'visa', lastFour: '4242' });
    expect(charge.clientSecret).toBeUndefined();
    expect(charge.declineCode).toBeUndefined();
  });

  test('knows a Mastercard', async () => {
    expect((await payments().charge(await requestWith('5555555555554444'))).card).toMatchObject({
      brand: 'mastercard',
      lastFour: '4444',
    });
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
  ])('answers that %s is declined: %s', async (number, declineCode) => {
    const request = await requestWith(number);
    const gain = await gainOf(async () =>
      expect(await payments().charge(request)).toMatchObject({ state: 'declined', declineCode }),
    );
    expect(gain).toBe(0);
    expect(await payments().find(request)).toMatchObject({
      state: 'declined',
      declineCode,
      card: { lastFour: number.slice(-4) },
    });
  });

  test('a decline stands for its key, another key may try again', async () => {
    const declined = await requestWith('4000000000000002');
    await payments().charge(declined);
    expect((await payments().charge({ ...declined, method: await world().methodFor(visa) })).state).toBe('declined');
    expect(
      (await payments().charge({ ...declined, key: randomUUID(), method: await world().methodFor(visa) })).state,
    ).toBe('succeeded');
  });

  test('charges once for a key that is repeated', async () => {
    const request = await requestWith(visa);
    const first = await payments().charge(request);
    const gain = await gainOf(async () => expect(await payments().charge(request)).toEqual(first));
    expect(gain).toBe(0);
  });

  test('charges once for a key that comes twelve times at once', async () => {
    const request = await requestWith(visa);
    let references: string[] = [];
    const gain = await gainOf(async () => {
      const charges = await Promise.all(Array.from({ length: 12 }, () => payments().charge(request)));
      references = charges.map((charge) => charge.reference);
      expect(charges.every((charge) => charge.state === 'succeeded')).toBe(true);
    });
    expect(gain).toBe(8400);
    expect(new Set(references).size).toBe(1);
  });

  test('charges once for a key that comes twelve times at once, each time with another card', async () => {
    const request = await requestWith(visa);
    const methods = await Promise.all(Array.from({ length: 12 }, () => world().methodFor(visa)));
    const gain = await gainOf(() => Promise.all(methods.map((method) => payments().charge({ ...request, method }))));
    expect(gain).toBe(8400);
  });

  test.each([
    ['amount', { amountCents: 8500 }],
    ['currency', { currency: 'EUR' }],
  ])('refuses another %s under the same key', async (_, change) => {
    const request = await requestWith(visa);
    await payments().charge(request);
    const gain = await gainOf(() =>
      expect(payments().charge({ ...request, ...change })).rejects.toMatchObject({ reason: 'key_reused' }),
    );
    expect(gain).toBe(0);
  });

  test('refuses another amount under the same key when both come at once', async () => {
    const request = await requestWith(visa);
    const gain = await gainOf(async () => {
      const outcomes = await Promise.allSettled([
        payments().charge(request),
        payments().charge({ ...request, amountCents: 9900, method: await world().methodFor(visa) }),
      ]);
      expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    });
    expect([8400, 9900]).toContain(gain);
  });

  test('refuses another customer under the same key', async () => {
    const request = await requestWith(visa);
    await payments().charge(request);
    const stranger = {
      ...request,
      customer: await payments().customerFor(randomUUID()),
      method: await world().methodFor(visa),
    };
    await expect(payments().charge(stranger)).rejects.toMatchObject({ reason: 'key_reused' });
    expect(await payments().find(stranger)).toBeUndefined();
  });

  test.each([0, -100, 49, 84.5, Number.NaN])('refuses the amount %s', async (amountCents) => {
    await expect(payments().charge(await requestWith(visa, { amountCents }))).rejects.toMatchObject({
      reason: 'amount',
    });
  });

  test('refuses a card that was used up, one of somebody else and one that never was', async () => {
    const request = await requestWith(visa);
    await payments().charge(request);
    await expect(payments().charge({ ...request, key: randomUUID() })).rejects.toMatchObject({
      reason: 'unusable_card',
    });

    const saved = await requestWith(visa, { saveCard: true });
    await payments().charge(saved);
    const stranger = await payments().customerFor(randomUUID());
    await expect(payments().charge({ ...saved, key: randomUUID(), customer: stranger })).rejects.toMatchObject({
      reason: 'unusable_card',
    });

    await expect(payments().charge({ ...request, key: randomUUID(), method: 'pm_never' })).rejects.toBeInstanceOf(
      Refused,
    );
  });

  test.each([
    [true, 'succeeded', 8400],
    [false, 'declined', 0],
  ])('waits for the payer where the bank asks, then follows the answer (%s)', async (isApproved, state, taken) => {
    const request = await requestWith('4000002500003155');
    const gain = await gainOf(async () => {
      const charge = await payments().charge(request);
      expect(charge.state).toBe('requires_action');
      expect((await payments().charge(request)).clientSecret).toBe(charge.clientSecret);
      await world().confirm(charge.clientSecret ?? '', isApproved);
      await world().confirm(charge.clientSecret ?? '', !isApproved);
      expect(await payments().find({ reference: charge.reference })).toMatchObject({ state });
      expect(await payments().charge(request)).toMatchObject({ state });
    });
    expect(gain).toBe(taken);
  });

  describe('without the payer, whose card is saved', () => {
    const agreedWith = async (number: string) => {
      const first = await requestWith(number, { saveCard: true, offSession: 'agreed' });
      const { clientSecret } = await payments().charge(first);
      if (clientSecret) await world().confirm(clientSecret, true);
      expect(await payments().find(first)).toMatchObject({ state: 'succeeded' });
      return { ...first, key: randomUUID(), saveCard: false, offSession: 'now' as const };
    };

    test.each([visa, '4000002500003155'])('takes the money again of %s', async (number) => {
      const later = await agreedWith(number);
      const gain = await gainOf(async () => {
        expect(await payments().charge(later)).toMatchObject({ state: 'succeeded' });
        expect(await payments().charge(later)).toMatchObject({ state: 'succeeded' });
      });
      expect(gain).toBe(8400);
      expect(await payments().savedCards(later.customer)).toHaveLength(1);
    });

    test('is declined where the bank asks each time', async () => {
      const later = await agreedWith('4000002760003184');
      const gain = await gainOf(async () => {
        const charge = await payments().charge(later);
        expect(charge).toMatchObject({ state: 'declined', declineCode: 'authentication_required' });
        expect(charge.clientSecret).toBeUndefined();
      });
      expect(gain).toBe(0);
      expect(await payments().find(later)).toMatchObject({ state: 'declined', declineCode: 'authentication_required' });
    });

    test('is declined as any charge is', async () => {
      const broke = await requestWith('4000000000009995', { offSession: 'now' });
      expect(await payments().charge(broke)).toMatchObject({ state: 'declined', declineCode: 'insufficient_funds' });
    });

    test('is refused once the card was taken away', async () => {
      const later = await agreedWith(visa);
      await payments().removeCard(later.customer, later.method);
      await expect(payments().charge(later)).rejects.toMatchObject({ reason: 'unusable_card' });
    });
  });

  test('a charge without an answer is found afterwards and not repeated', async () => {
    const request = await requestWith('4000000000000259');
    const gain = await gainOf(async () => {
      await expect(payments().charge(request)).rejects.toBeInstanceOf(Unreachable);
      const found = await payments().find(request);
      expect(found).toMatchObject({ state: 'succeeded', key: request.key });
      expect(await payments().charge(request)).toEqual(found);
    });
    expect(gain).toBe(8400);
  });

  test('finds nothing where nothing was charged', async () => {
    expect(
      await payments().find({ key: randomUUID(), customer: await payments().customerFor(randomUUID()) }),
    ).toBeUndefined();
    expect(await payments().find({ reference: 'pi_never' })).toBeUndefined();
  });
}
