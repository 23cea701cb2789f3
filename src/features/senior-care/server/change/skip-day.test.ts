import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';
import { openCheckout } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { aStay } from '../seed.ts';

// The stay: June 22, 24 and 29 at $84; a day may be skipped until 24 hours before it opens.
const { t, town, one } = await openCheckout({ capacity: 1 });

const family = async () => (await t.as(town.elena)).seniorCare;
const skip = async (day: string, expectedCents?: number) =>
  (
    await (
      await family()
    ).skipDay({
      params: { id },
      body: { day: `2026-06-${day}`, skips: true, ...(expectedCents !== undefined && { expectedCents }) },
    })
  ).data;
const undo = async (day: string) =>
  (await (await family()).skipDay({ params: { id }, body: { day: `2026-06-${day}`, skips: false } })).data;
const taken = (day: string) => seatsTaken(t, town.centre.id, `2026-06-${day}`);
const refunded = async () =>
  (await t.db.selectFrom('simulated_refunds').select('amount_cents').execute()).map((row) => row.amount_cents);

let id: string;
beforeEach(async () => {
  await t.db.deleteFrom('simulated_refunds').execute();
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena }));
});

test('a day that is skipped in time comes off the price, and its seat is free', async () => {
  const { days, skipHours } = await (await family()).stayDays({ params: { id } });
  expect(skipHours).toBe(24);
  expect(days).toMatchObject([
    { day: '2026-06-22', cents: 8400, freeUntil: '2026-06-21T15:00:00.000Z', difference: { offBalanceCents: 8400 } },
    { day: '2026-06-24' },
    { day: '2026-06-29' },
  ]);
  const after = await skip('24', 8400);
  expect(after.skipped).toMatchObject([{ day: '2026-06-24', cents: 8400, canUndo: true }]);
  expect(after.money).toMatchObject({ totalCents: 16_800, balanceCents: 8400, refundCents: 0 });
  expect(await taken('24')).toBe(0);
  const { requests } = await t.as(town.manager);
  expect(await requests.day({ query: { day: '2026-06-24' } })).toMatchObject({ data: [], absent: [{ _id: id }] });
  expect(await skip('24')).toMatchObject({ money: { totalCents: 16_800 } }); // a repetition
  expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted', 'skipped']);
  await t.runJobs();
  const mails = await t.db
    .selectFrom('mailbox')
    .select('recipient')
    .where('subject', 'like', 'Not coming on%')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toContain(town.manager.email);
});

test('once the stay has begun the money goes back to the card, when the day can no longer be taken back', async () => {
  t.clock.set('2026-06-22T20:00:00Z');
  expect((await skip('24', 8400)).money).toMatchObject({ refundCents: 8400, balanceCents: 16_800 });
  await t.runJobs();
  expect(await refunded()).toEqual([]);
  t.clock.set('2026-06-24T15:06:00Z');
  await t.runJobs();
  await t.runJobs();
  expect(await refunded()).toEqual([8400]);
  await expect(undo('24')).rejects.toMatchObject({ code: 'too_late' });
});

test('a day that is taken back has its seat and its price again, and nothing goes back for it', async () => {
  t.clock.set('2026-06-22T20:00:00Z');
  await skip('29');
  expect(await undo('29')).toMatchObject({ skipped: [], money: { totalCents: 25_200, refundCents: 0 } });
  expect(await taken('29')).toBe(1);
  t.clock.set('2026-06-30T20:00:00Z');
  await t.runJobs();
  expect(await refunded()).toEqual([]);
});

test('a day whose seat somebody else has stays skipped', async () => {
  await skip('24');
  await aStay(t, {
    centre: town.centre,
    person: await aPerson(t.db),
    checkIn: '2026-06-24',
    checkOut: '2026-06-24',
    weekDays: [3],
  });
  await expect(undo('24')).rejects.toMatchObject({ code: 'time_taken' });
  expect((await one(id)).skipped).toHaveLength(1);
  expect(await taken('24')).toBe(1);
});

test('a day that is skipped too late keeps its price, and cancelling becomes no cheaper by it', async () => {
  t.clock.set('2026-06-21T16:00:00Z');
  await expect(skip('22', 8400)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 0 } });
  expect(await skip('22', 0)).toMatchObject({
    skipped: [{ cents: 0 }],
    money: { totalCents: 25_200, refundIfCancelledCents: 0 },
  });
});

test('the rule is the one of the purchase, whatever the center sets later', async () => {
  await t.db.updateTable('centres').set({ skip_hours: 200 }).where('provider_id', '=', town.centre.id).execute();
  expect((await skip('24', 8400)).skipped).toMatchObject([{ cents: 8400 }]);
});

test('the last day is cancelled, not skipped, and a past one neither', async () => {
  await skip('22');
  await skip('24');
  await expect(skip('29')).rejects.toMatchObject({ code: 'too_late' });
  await expect(skip('23')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a cancelled stay gives all back at once, each part once', async () => {
  t.clock.set('2026-06-22T20:00:00Z');
  await skip('29');
  await (await t.as(town.manager)).requests.one({ params: { id } });
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await t.runJobs();
  expect(await refunded()).toEqual([8400]);
  expect(await one(id)).toMatchObject({ payment: 'refunded', money: { refundCents: 8400 } });
});

test('of two who skip the same day one does, and the seat goes back once', async () => {
  await racing(t.db, id, [() => skip('24'), () => skip('24')]);
  expect(await taken('24')).toBe(0);
  expect((await one(id)).money.totalCents).toBe(16_800);
  await racing(t.db, id, [() => undo('24'), () => undo('24')]);
  expect(await taken('24')).toBe(1);
  expect((await one(id)).money.totalCents).toBe(25_200);
});
