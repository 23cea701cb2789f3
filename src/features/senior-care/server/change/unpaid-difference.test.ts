import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { sweepDifferences } from '#features/bookings/server/changes/lapse-difference.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import { chargedFor, openCheckout, paymentsOf } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { bellOf, brokenTrails, eventsOf, seatsTaken } from '#test/stays.ts';
import { aStay } from '../seed.ts';

// Two seats a day. The stay: June 22, 24 and 29, three days at $84; on Monday the 15th at 9 AM Tuesday the 23rd is added.
const { t, town, card, pay, one } = await openCheckout({ capacity: 2 });

const everyDay = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays: [1, 2, 3] };
const tuesdays = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays: [2] };
const longer = { checkInDate: '2026-06-23', checkOutDate: '2026-07-15', weekDays: [2, 3] };

const PAY_BY = '2026-06-17T16:00:00.000Z';
const AFTER = '2026-06-17T16:00:01Z';

const family = async () => await t.as(town.elena);
const center = async () => (await t.as(town.manager)).requests;
async function ask(id: string, body: typeof everyDay) {
  const { seniorCare } = await family();
  const { difference } = await seniorCare.quoteChange({ params: { id }, body });
  await seniorCare.changeDays({ params: { id }, body: { ...body, expectedTotalCents: difference.totalCents } });
}
const accept = async (id: string) => (await (await center()).acceptChange({ params: { id } })).data;
const cancel = async (id: string) =>
  (await family()).bookings.change({ params: { id }, body: { status: 'cancelled' } });
const days = async (id: string) => (await one(id)).times.map(({ day }) => day.slice(5));
const taken = (day: string) => seatsTaken(t, town.centre.id, `2026-06-${day}`);
const sweep = () => sweepDifferences(t.context());
const subjectsTo = async ({ email }: { email: string }, words: string) => {
  const letters = t.db.selectFrom('mailbox').select(['subject', 'body_text']).where('recipient', '=', email);
  return (await letters.where('subject', 'like', `${words}%`).execute()).map((letter) => letter.body_text);
};

let id: string;
beforeEach(async () => {
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena }));
});
const changed = async (body = everyDay) => {
  await ask(id, body);
  await accept(id);
};

describe('what other days cost more', () => {
  test('is told everywhere with one deadline, and reminded of a day before', async () => {
    await changed();
    const difference = { cents: 8400, payBy: PAY_BY, isUndoable: true };
    expect(await one(id)).toMatchObject({ difference, payBy: PAY_BY, canPay: true });
    expect((await (await center()).one({ params: { id } })).data).toMatchObject({ difference });
    const { bookings } = await family();
    expect((await bookings.list({ query: { tab: 'upcoming' } })).data).toMatchObject([{ _id: id, payBy: PAY_BY }]);
    expect((await bookings.next({ query: {} })).needs).toMatchObject([
      { name: 'due', cents: 8400, until: PAY_BY, booking: { _id: id } },
    ]);
    const { data } = await (await family()).notifications.list({ query: {} });
    expect(data.find(({ _id }) => _id === id)?.facts).toMatchObject({ what: 'moved', cents: 8400, payBy: PAY_BY });
    await t.runJobs();
    const until = /\$84\.00 is to be paid for the new days by Wednesday, June 17, 2026, 9:00\sAM \(Pacific Time\)/;
    expect((await subjectsTo(town.elena, 'The new days of booking'))[0]).toMatch(until);
    expect((await subjectsTo(town.manager, 'The new days of booking'))[0]).not.toMatch(until);

    t.clock.set('2026-06-16T15:59:00Z');
    await t.runJobs();
    expect(await subjectsTo(town.elena, 'Please pay for the new days')).toEqual([]);
    t.clock.set('2026-06-16T16:00:00Z');
    await t.runJobs();
    await t.runJobs();
    const reminders = await subjectsTo(town.elena, 'Please pay for the new days');
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toMatch(until);
    expect((await bellOf(t, town.elena)).data[0]).toMatchObject({ _id: id, isRead: false });
  });

  test('is undone unpaid: the days from before stand again at their price, and both sides hear of it', async () => {
    await changed(longer); // without Mondays; Tuesdays and Wednesdays to July 15
    expect(await days(id)).toEqual(['06-23', '06-24', '06-30', '07-01', '07-07', '07-08', '07-14', '07-15']);
    t.clock.set(AFTER);
    await t.runJobs();
    expect(await days(id)).toEqual(['06-22', '06-24', '06-29']);
    const after = await one(id);
    expect(after).toMatchObject({
      difference: null,
      payBy: null,
      canPay: false,
      canChangeDays: true,
      details: { checkIn: '2026-06-22', checkOut: '2026-06-29', weekDays: [1, 3] },
      money: { totalCents: 25_200, dueNowCents: 0, paidCents: 8400, balanceCents: 16_800 },
    });
    expect([await taken('22'), await taken('23'), await taken('29'), await taken('30')]).toEqual([1, 0, 1, 0]);
    expect((await eventsOf(t, id)).at(-1)).toBe('changeUndone');
    await t.runJobs();
    expect(await subjectsTo(town.elena, 'The days from before stand again')).toHaveLength(1);
    expect(await subjectsTo(town.manager, 'The days from before stand again')).toHaveLength(1);
    await expect(pay(id, { method: await card() })).rejects.toMatchObject({ code: 'too_late' });
    expect(await brokenTrails(t)).toEqual([]);
    await changed(tuesdays); // and others can be asked for
    expect(await days(id)).toEqual(['06-23']);
  });

  test('is paid at the center where a place of the days before is gone', async () => {
    await changed(longer);
    await aStay(t, { centre: town.centre, person: await aPerson(t.db), weekDays: [1], guests: 2 });
    const before = await days(id);
    t.clock.set(AFTER);
    await t.runJobs();
    expect(await days(id)).toEqual(before);
    expect((await one(id)).money).toMatchObject({ totalCents: 67_200, dueNowCents: 0, balanceCents: 58_800 });
    expect([await taken('22'), await taken('23')]).toEqual([2, 1]);
    await t.runJobs();
    expect((await subjectsTo(town.elena, 'Please pay $420.00 at'))[0]).toContain('$420.00');
    expect(await subjectsTo(town.manager, 'The family pays $420.00 directly')).toHaveLength(1);
  });

  test('is paid at the center where the days changed before the center had said yes to any', async () => {
    const waiting = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending', weekDays: [4] });
    await ask(waiting.id, { ...everyDay, weekDays: [4, 5] });
    expect(await one(waiting.id)).toMatchObject({ difference: null, canPay: false });
    t.clock.set('2026-06-15T20:00:00Z');
    await (await center()).accept({ params: { id: waiting.id } });
    const payBy = '2026-06-17T20:00:00.000Z';
    expect((await one(waiting.id)).difference).toMatchObject({ payBy, isUndoable: false });
    t.clock.set(payBy);
    await t.runJobs();
    expect(await days(waiting.id)).toEqual(['06-25', '06-26']);
    expect((await one(waiting.id)).money).toMatchObject({ totalCents: 16_800, balanceCents: 8400, dueNowCents: 0 });
  });

  test('is to be paid before the first day that changes', async () => {
    t.clock.set('2026-06-21T16:00:00Z');
    await changed({ ...everyDay, weekDays: [2, 3, 4] });
    expect((await one(id)).payBy).toBe('2026-06-22T15:00:00.000Z'); // Monday at 8 AM, which goes
    t.clock.set('2026-06-22T14:59:00Z');
    expect((await one(id)).canPay).toBe(true);
    t.clock.set('2026-06-22T15:00:00Z');
    expect(await one(id)).toMatchObject({ canPay: false, payBy: null });
  });

  test('paid in time is kept, whatever the clock does then', async () => {
    await changed();
    t.clock.set('2026-06-17T15:59:59Z');
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 8400 });
    t.clock.set(AFTER);
    await t.runJobs();
    expect(await days(id)).toEqual(['06-22', '06-23', '06-24', '06-29']);
    expect(await eventsOf(t, id)).not.toContain('changeUndone');
  });
});

describe('at the deadline', () => {
  test('a charge that began before it is waited for', async () => {
    await changed();
    t.clock.set('2026-06-17T15:59:59Z');
    const method = await card('silent');
    await pay(id, { method }).catch(() => undefined);
    t.clock.set(AFTER);
    await sweep();
    expect(await eventsOf(t, id)).not.toContain('changeUndone');
    expect(await days(id)).toContain('06-23');
  });

  test('a payment that arrives when the days are undone goes back, and is told', async () => {
    await changed();
    t.clock.set('2026-06-17T15:50:00Z');
    expect(await pay(id, { method: await card('asking') })).toMatchObject({ state: 'requires_action' });
    t.clock.set(AFTER);
    await sweep();
    expect(await days(id)).not.toContain('06-23');
    const payment = (await paymentsOf(t, id)).at(-1);
    if (!payment?.reference) throw new Error('Nothing was asked.');
    await settle(t.context(), {
      reference: payment.reference,
      key: payment.id,
      amountCents: 8400,
      state: 'succeeded',
    } as never);
    expect((await paymentsOf(t, id)).at(-1)).toMatchObject({ state: 'stray' });
    expect((await one(id)).money).toMatchObject({ totalCents: 25_200, paidCents: 8400 });
    await t.runJobs();
    expect((await subjectsTo(town.elena, 'Your payment for'))[0]).toContain('$84.00');
  });

  test('paying and the sweep at the same moment: paid and kept, or undone and not charged', async () => {
    await changed();
    const method = await card();
    t.clock.set(AFTER);
    const late = t.context();
    t.clock.set('2026-06-17T15:59:59Z');
    await racing<unknown>(t.db, id, [() => pay(id, { method }), () => sweepDifferences(late)]);
    const isKept = (await days(id)).includes('06-23');
    expect(await chargedFor(t, id)).toMatchObject({ cents: isKept ? 16_800 : 8400 });
    expect((await one(id)).money.totalCents).toBe(isKept ? 33_600 : 25_200);
    expect(await taken('23')).toBe(isKept ? 1 : 0);
  });

  test('two processes undo once', async () => {
    await changed();
    t.clock.set(AFTER);
    await racing(t.db, id, [sweep, sweep]);
    expect((await eventsOf(t, id)).filter((what) => what === 'changeUndone')).toHaveLength(1);
    expect(await taken('23')).toBe(0);
    expect((await one(id)).money.totalCents).toBe(25_200);
  });

  test('who cancels at that moment has cancelled, and no seat is left over', async () => {
    await changed(longer);
    t.clock.set(AFTER);
    await racing<unknown>(t.db, id, [() => cancel(id), sweep]);
    expect((await one(id)).status).toBe('cancelled');
    expect(await Promise.all(['22', '23', '24', '29', '30'].map(taken))).toEqual([0, 0, 0, 0, 0]);
  });
});
