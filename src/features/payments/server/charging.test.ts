import { expect, test } from 'vitest';
import { sweepHolds } from '#features/bookings/server/sweep-bookings.ts';
import { HOLD_SECONDS } from '#features/availability/hold-seconds.ts';
import { openCheckout, paymentsOf, whileCut } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { CHARGE_SECONDS } from '../payment.ts';
import { reconcile } from './reconcile-payment.ts';
import { settle } from './settle-payment.ts';
import { paymentOf } from './store.ts';

const { t, town, held, card, pay, one, chargeOf } = await openCheckout({ capacity: 1 });

const statusOf = async (id: string) => {
  await sweepHolds(t.context());
  return (await one(id)).status;
};
const chargingUntil = async (id: string) =>
  (await t.db.selectFrom('bookings').select('charging_until').where('id', '=', id).executeTakeFirstOrThrow())
    .charging_until;

const payIntoNothing = async (id: string) => {
  const method = await card();
  await whileCut(t, () => expect(pay(id, { method })).rejects.toMatchObject({ code: 'payment_unknown' }));
};

test('a charge under way keeps the hold, and not longer', async () => {
  const id = await held();
  t.clock.advance(HOLD_SECONDS - 10);
  await payIntoNothing(id);
  t.clock.advance(CHARGE_SECONDS - 1);
  expect(await statusOf(id)).toBe('pending');
  t.clock.advance(1);
  expect(await statusOf(id)).toBe('cancelled');
  expect(await chargingUntil(id)).toBeNull();
});

test('a charge that is over before does not prolong the hold', async () => {
  const id = await held();
  await payIntoNothing(id);
  t.clock.advance(HOLD_SECONDS - 1);
  expect(await statusOf(id)).toBe('pending');
  t.clock.advance(1);
  expect(await statusOf(id)).toBe('cancelled');
});

test.each(['declined', 'asking'] as const)(
  'a card that is %s frees it: the hold ends when it ends',
  async (conduct) => {
    const id = await held();
    t.clock.advance(HOLD_SECONDS - 10);
    await pay(id, { method: await card(conduct) });
    expect(await chargingUntil(id)).toBeNull();
    t.clock.advance(10);
    expect(await statusOf(id)).toBe('cancelled');
  },
);

test('a card that the processor does not take frees it too', async () => {
  const id = await held();
  t.clock.advance(HOLD_SECONDS - 10);
  expect(await pay(id, { method: 'sim_pm_nobodys' })).toMatchObject({ state: 'declined' });
  expect(await chargingUntil(id)).toBeNull();
  t.clock.advance(10);
  expect(await statusOf(id)).toBe('cancelled');
});

test('one that the processor says is on its way keeps it as long as one that says nothing', async () => {
  const id = await held();
  t.clock.advance(HOLD_SECONDS - 10);
  const { charge } = t.ports.payments;
  t.ports.payments.charge = async (request) => ({
    state: 'processing',
    reference: 'pi_slow',
    key: request.key,
    amountCents: request.amountCents,
    refundedCents: 0,
    currency: 'USD',
  });
  expect(await pay(id, { method: await card() })).toMatchObject({ state: 'processing' });
  t.ports.payments.charge = charge;
  t.clock.advance(CHARGE_SECONDS - 1);
  expect(await statusOf(id)).toBe('pending');
  t.clock.advance(1);
  expect(await statusOf(id)).toBe('cancelled');
});

test('what is paid is held by nothing any more', async () => {
  const id = await held();
  await pay(id, { method: await card() });
  expect(await chargingUntil(id)).toBeNull();
  t.clock.advance(HOLD_SECONDS * 2);
  expect(await statusOf(id)).toBe('pending');
});

test('giving up one try late does not end the waiting for the next one', async () => {
  const id = await held();
  await payIntoNothing(id);
  const [first] = await paymentsOf(t, id);
  const lost = await paymentOf(t.db, first?.id ?? '');
  if (!lost) throw new Error('There is no payment.');
  t.clock.advance(CHARGE_SECONDS + 1);
  await reconcile(t.context(), lost);
  expect(await chargingUntil(id)).toBeNull();
  t.clock.advance(HOLD_SECONDS - CHARGE_SECONDS - 11);
  await payIntoNothing(id);
  const until = await chargingUntil(id);
  expect(until).toEqual(new Date(t.clock.now().getTime() + CHARGE_SECONDS * 1000));
  // A sweep that had read the first try before it was given up.
  await reconcile(t.context(), lost);
  expect(await chargingUntil(id)).toEqual(until);
  t.clock.advance(20);
  expect(await statusOf(id)).toBe('pending');
});

test('a sweep and the answer of the processor at the same moment: paid, or cancelled and owed back', async () => {
  const id = await held();
  t.clock.advance(HOLD_SECONDS - 10);
  await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
  const charge = await chargeOf(id);
  t.clock.advance(CHARGE_SECONDS + 10);
  const ended = await racing(t.db, id, [
    () => sweepHolds(t.context()),
    () => settle(t.context(), charge),
    () => sweepHolds(t.context()),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
  // Whoever is first, nobody else wants the seats: the payment has them.
  expect(await one(id)).toMatchObject({
    status: 'pending',
    payment: 'paid',
    heldUntil: null,
  });
  const seats = await t.db.selectFrom('seat_days').select('taken').where('provider_id', '=', town.centre.id).execute();
  expect(new Set(seats.map(({ taken }) => taken))).toEqual(new Set([1]));
});
