import { describe, expect, test } from 'vitest';
import { chargedFor, openCheckout } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { eventsOf } from '#test/stays.ts';

const { t, held, card, pay } = await openCheckout();

describe('twelve duplicates of one payment charge once', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => index);

  test('with the same key', async () => {
    const id = await held();
    const method = await card();
    const payments = await Promise.all(twelve.map(() => pay(id, { method }, 'one-key-for-all')));
    expect(payments.map(({ state }) => state)).toEqual(Array(12).fill('succeeded'));
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('with different keys', async () => {
    const id = await held();
    const method = await card();
    const payments = await Promise.all(twelve.map((index) => pay(id, { method }, `key-number-${index}`)));
    expect(payments.map(({ state }) => state)).toEqual(Array(12).fill('succeeded'));
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('without keys, each with another card', async () => {
    const id = await held();
    const methods = await Promise.all(twelve.map(() => card()));
    const payments = await Promise.all(methods.map((method) => pay(id, { method })));
    expect(payments.map(({ state }) => state)).toEqual(Array(12).fill('succeeded'));
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('one after the other', async () => {
    const id = await held();
    for (const index of twelve)
      expect((await pay(id, { method: await card() }, index % 2 ? `again-and-again-${index}` : undefined)).state).toBe(
        'succeeded',
      );
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('that meet at the booking', async () => {
    const id = await held();
    const methods = await Promise.all([1, 2, 3, 4, 5].map(() => card()));
    const ended = await racing(
      t.db,
      id,
      methods.map((method) => () => pay(id, { method })),
    );
    expect(ended.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
    expect(await t.db.selectFrom('payments').select('state').where('booking_id', '=', id).execute()).toEqual([
      { state: 'succeeded' },
    ]);
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid']);
  });

  test('and a key that comes with another card is refused', async () => {
    const id = await held();
    await pay(id, { method: await card() }, 'one-key-one-card');
    await expect(pay(id, { method: await card() }, 'one-key-one-card')).rejects.toMatchObject({
      code: 'key_reused',
      status: 422,
    });
  });
});

describe('a card that is declined', () => {
  test('can be followed by another one while the seats are held', async () => {
    const id = await held();
    const declined = await card('declined');
    expect(await pay(id, { method: declined }, 'first-try-key')).toMatchObject({
      state: 'declined',
      declineCode: 'card_declined',
      card: { lastFour: '0002' },
      booking: { payment: 'due', status: 'pending' },
    });
    expect(await pay(id, { method: declined }, 'first-try-key')).toMatchObject({ state: 'declined' });
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'declined' });
    expect(await pay(id, { method: await card() }, 'second-try-key')).toMatchObject({
      state: 'succeeded',
      booking: { payment: 'paid' },
    });
    expect(await pay(id, { method: declined }, 'first-try-key')).toMatchObject({ state: 'declined' });
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
  });

  test('and one that was used up elsewhere does not stand in the way', async () => {
    const method = await card();
    await pay(await held(), { method });
    const id = await held();
    expect(await pay(id, { method })).toMatchObject({ state: 'declined', declineCode: 'card_declined' });
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded' });
  });
});

describe('a card that the bank asks about', () => {
  test.each([
    [true, 'succeeded', 'paid'],
    [false, 'declined', 'due'],
  ] as const)('waits for the answer (%s)', async (isApproved, state, paid) => {
    const id = await held();
    const asked = await pay(id, { method: await card('asking') });
    expect(asked).toMatchObject({
      state: 'requires_action',
      clientSecret: expect.any(String),
      booking: { payment: 'due' },
    });
    expect(await pay(id, { action: 'check' })).toMatchObject({
      state: 'requires_action',
      clientSecret: asked.clientSecret,
    });
    await t.ports.simulatedProcessor?.confirm(asked.clientSecret ?? '', isApproved);
    expect(await pay(id, { action: 'check' })).toMatchObject({ state, clientSecret: null, booking: { payment: paid } });
  });
});
