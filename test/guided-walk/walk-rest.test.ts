import { expect, test } from 'vitest';
import { chargedFor, refundsOf } from '#test/checkout.ts';
import { first, openSeries, saturday, second } from './walking-series.ts';

const { t, party, series, cancel, moveAtPlace, opened } = await openSeries();

const cancelRest = async (expectedRefundCents: number) =>
  (
    await (
      await t.as(party.elena)
    ).bookings.change({ params: { id: series.id }, body: { status: 'cancelled', expectedRefundCents } })
  ).data;
const refunds = async () => {
  await t.runJobs();
  return (await refundsOf(t, series.id)).map(({ amount_cents: cents }) => cents);
};
const at = async (instant: string) => {
  t.clock.set(instant);
  await t.runJobs();
};

test('what is left of a series gives back each walk by its own beginning, as the page has said', async () => {
  await at('2026-06-25T17:00:00Z');
  expect(await chargedFor(t, series.id)).toEqual({ count: 2, cents: 12_000 });
  expect((await opened()).money.refundIfCancelledCents, 'the first is over, the second is too near').toBe(0);
  await moveAtPlace(second, saturday);
  const { money, cancelling, payment } = await opened();
  expect([payment, money.refundIfCancelledCents]).toEqual(['paid', 6000]);
  expect(cancelling).toMatchObject({ state: 'partly', backCents: 6000, keptCents: 6000 });
  await expect(cancelRest(0)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 6000 } });
  expect(await cancelRest(6000)).toMatchObject({ status: 'cancelled', money: { refundCents: 6000 } });
  expect(await refunds()).toEqual([6000]);
});

test('gives nothing back of a walk that has gone back before, or that was cancelled too late', async () => {
  await cancel(first);
  expect((await opened()).money.refundIfCancelledCents, 'all of it has gone back').toBe(0);
  await at('2026-06-25T17:00:00Z');
  await cancel(second, { expectedCents: 0 });
  expect((await opened()).money.refundIfCancelledCents, 'it is kept').toBe(0);
  expect(await cancelRest(0)).toMatchObject({ status: 'cancelled', money: { refundCents: 6000 } });
  expect(await refunds()).toEqual([6000]);
});

test('is free until two days before the first walk that is left', async () => {
  await cancel(first);
  expect((await opened()).freeCancelUntil).toBe('2026-06-24T16:30:00.000Z');
});
