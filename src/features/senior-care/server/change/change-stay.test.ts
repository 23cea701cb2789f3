import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { brokenTrails, eventsOf, seatsTaken } from '#test/stays.ts';
import { openCheckout } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { aStay } from '../seed.ts';

// Two seats a day, so that the last one can be fought for. The stay: Mondays and Wednesdays, June 22 to 29, three days at $84.
const { t, town, card, pay, one } = await openCheckout({ capacity: 2 });

const sameWeeks = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29' };
const tuesdays = { ...sameWeeks, weekDays: [2, 3] };
const mondays = { ...sameWeeks, weekDays: [1] };
const everyDay = { ...sameWeeks, weekDays: [1, 2, 3] };

const family = async (person = town.elena) => await t.as(person);
const center = async () => (await t.as(town.manager)).requests;
const quote = async (id: string, body: object) =>
  (await family()).seniorCare.quoteChange({ params: { id }, body: body as never });
async function ask(id: string, wanted: object) {
  const { difference } = await quote(id, wanted);
  return askFor(id, { ...wanted, expectedTotalCents: difference.totalCents });
}
const askFor = async (id: string, body: object) =>
  (await (await family()).seniorCare.changeDays({ params: { id }, body: body as never })).data;
const accept = async (id: string) => (await (await center()).acceptChange({ params: { id } })).data;
const decline = async (id: string) =>
  (await (await center()).declineChange({ params: { id }, body: { reason: 'Full of dancers.' } })).data;
const cancel = async (id: string) =>
  (await (await family()).bookings.change({ params: { id }, body: { status: 'cancelled' } })).data;
const daysOf = ({ times }: { times: { day: string }[] }) => times.map(({ day }) => day.slice(5));
const taken = (day: string) => seatsTaken(t, town.centre.id, `2026-06-${day}`);
const kindsOf = (settled: PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status).toSorted();

let id: string;
beforeEach(async () => {
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena }));
});

describe('other days of an accepted stay', () => {
  test('are held beside the former ones until the center says yes', async () => {
    expect(await quote(id, tuesdays)).toMatchObject({
      added: ['2026-06-23'],
      dropped: ['2026-06-22', '2026-06-29'],
      late: [],
      fullDays: [],
      days: 2,
      isAtOnce: false,
      difference: { totalCents: 16_800, toPayCents: 0, backCents: 0, offBalanceCents: 8400 },
    });
    const asked = await ask(id, tuesdays);
    expect(daysOf(asked)).toEqual(['06-22', '06-24', '06-29']);
    expect(asked.change).toMatchObject({ state: 'asked', added: ['2026-06-23'], changeCents: -8400 });
    expect([await taken('22'), await taken('23'), await taken('24')]).toEqual([1, 1, 1]);
    expect(await accept(id)).toMatchObject({ change: null, facts: [{ value: '2 days: Tue, Wed' }, {}] });
    const after = await one(id);
    expect(daysOf(after)).toEqual(['06-23', '06-24']);
    expect(after).toMatchObject({ status: 'accepted', bookedDate: '2026-06-23', change: null });
    expect(after.money).toMatchObject({ totalCents: 16_800, paidCents: 8400, balanceCents: 8400, refundCents: 0 });
    expect([await taken('22'), await taken('23'), await taken('24'), await taken('29')]).toEqual([0, 1, 1, 0]);
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted', 'changeAsked', 'moved']);
    expect(await brokenTrails(t)).toEqual([]);
  });

  test('cost what they cost today, and what they cost more is paid through us after the yes', async () => {
    const prices = { price_cents: 9000 };
    await t.db.updateTable('providers').set(prices).where('id', '=', town.centre.id).execute();
    expect((await quote(id, everyDay)).difference).toMatchObject({ totalCents: 34_200, toPayCents: 9000 });
    await ask(id, everyDay);
    expect((await one(id)).canPay).toBe(false);
    await accept(id);
    expect(await one(id)).toMatchObject({ canPay: true, money: { dueNowCents: 9000, balanceCents: 16_800 } });
    await expect(quote(id, mondays)).rejects.toMatchObject({ code: 'due_open' });
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 9000 });
    expect((await one(id)).money).toMatchObject({
      paidCents: 17_400,
      balanceCents: 16_800,
      refundIfCancelledCents: 17_400,
    });
    // the day that was added goes at the price for which it came
    expect((await quote(id, { ...sameWeeks, weekDays: [1, 3] })).difference).toMatchObject({ offBalanceCents: 9000 });
  });

  test('go back to the card when nothing is left to pay at the center', async () => {
    await ask(id, everyDay);
    await accept(id);
    await pay(id, { method: await card() });
    // two of four days go: $168 comes off what is paid at check-in, and nothing of the card
    await ask(id, { ...sameWeeks, weekDays: [3] });
    await accept(id);
    await t.runJobs();
    expect((await one(id)).money).toMatchObject({
      totalCents: 8400,
      paidCents: 16_800,
      balanceCents: 0,
      refundCents: 8400,
    });
    const charges = await t.db.selectFrom('simulated_charges').select('refunded_cents').execute();
    expect(charges.map((charge) => charge.refunded_cents).toSorted()).toContain(8400);
    expect(await eventsOf(t, id)).toContain('refunded');
    // what is left goes back when it is cancelled, never more than was paid
    expect(await cancel(id)).toMatchObject({ money: { refundCents: 16_800 } });
    await t.runJobs();
    expect(await one(id)).toMatchObject({ payment: 'refunded', money: { refundCents: 16_800 } });
  });

  test('are declined with a reason, end by the clock, or are taken back: the former ones stay', async () => {
    await ask(id, tuesdays);
    expect(await decline(id)).toMatchObject({ change: { state: 'declined', reason: 'Full of dancers.' } });
    expect([await taken('22'), await taken('23')]).toEqual([1, 0]);
    expect((await one(id)).change).toMatchObject({ state: 'declined', reason: 'Full of dancers.' });
    await ask(id, tuesdays);
    await (await family()).bookings.withdrawChange({ params: { id } });
    expect((await one(id)).change).toBe(null);
    await ask(id, tuesdays);
    expect((await (await center()).list({ query: {} })).data).toMatchObject([{ _id: id, change: { state: 'asked' } }]);
    t.clock.advance(25 * 3600);
    await expect(accept(id)).rejects.toMatchObject({ code: 'already_answered' });
    await t.runJobs();
    expect((await one(id)).change).toMatchObject({ state: 'expired' });
    expect([await taken('22'), await taken('23')]).toEqual([1, 0]);
    const subjects = await t.db.selectFrom('mailbox').select(['recipient', 'subject']).execute();
    const told = (words: string) =>
      subjects.filter(({ subject }) => subject?.startsWith(words)).map((mail) => mail.recipient);
    expect(told('A family asks for other days')).toContain(town.manager.email);
    expect(told('The other days are not possible')).toContain(town.elena.email);
    expect(told('No answer about the other days')).toContain(town.elena.email);
  });

  test('are asked for once, whoever presses twice, and others only after an end', async () => {
    await ask(id, tuesdays);
    const body = { ...tuesdays, expectedTotalCents: 16_800 };
    expect((await askFor(id, body)).change).toMatchObject({ state: 'asked' });
    await expect(ask(id, mondays)).rejects.toMatchObject({ code: 'change_open' });
    expect(await taken('23')).toBe(1);
  });

  test('are neither those that one has, nor none, nor full ones, nor at a price that nobody showed', async () => {
    const body = { ...sameWeeks, weekDays: [1, 3], expectedTotalCents: 25_200 };
    await expect(askFor(id, body)).rejects.toMatchObject({ issues: [{ field: 'weekDays' }] });
    await expect(quote(id, { ...sameWeeks, weekDays: [6] })).rejects.toMatchObject({ issues: [{ field: 'weekDays' }] });
    await expect(askFor(id, { ...tuesdays, expectedTotalCents: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      values: { totalCents: 16_800 },
    });
    await aStay(t, { centre: town.centre, person: await aPerson(t.db), weekDays: [2], guests: 2 });
    expect((await quote(id, tuesdays)).fullDays).toEqual(['2026-06-23']);
    await expect(ask(id, tuesdays)).rejects.toMatchObject({ code: 'seats_taken', values: { fullDays: '2026-06-23' } });
    expect(daysOf(await one(id))).toEqual(['06-22', '06-24', '06-29']);
  });

  test('end with the booking, and leave no seat behind', async () => {
    await ask(id, tuesdays);
    await cancel(id);
    expect([await taken('22'), await taken('23'), await taken('24')]).toEqual([0, 0, 0]);
    await expect(accept(id)).rejects.toMatchObject({ code: 'already_answered' });
  });

  test('are no way around the end of free cancelling', async () => {
    t.clock.set('2026-06-21T16:00:00Z');
    await ask(id, { checkInDate: '2026-06-29', checkOutDate: '2026-07-08', weekDays: [1, 3] });
    await accept(id);
    expect((await one(id)).money).toMatchObject({ refundIfCancelledCents: 0 });
  });
});

describe('a request that waits', () => {
  test('becomes another one at once', async () => {
    const waiting = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending', weekDays: [4] });
    expect((await quote(waiting.id, { ...sameWeeks, weekDays: [5] })).isAtOnce).toBe(true);
    const changed = await ask(waiting.id, { ...sameWeeks, weekDays: [5] });
    expect(daysOf(changed)).toEqual(['06-26']);
    expect([await taken('25'), await taken('26')]).toEqual([0, 1]);
    expect(changed).toMatchObject({ status: 'pending', change: null });
  });

  test('is not changed before it is paid', async () => {
    const held = await aStay(t, { centre: town.centre, person: town.elena, status: 'held', weekDays: [4] });
    await expect(quote(held.id, mondays)).rejects.toMatchObject({ code: 'too_late' });
  });
});

describe('at the same moment', () => {
  test('two tabs that ask for different days: one of them waits, and its seats alone are held', async () => {
    const thursday = { ...sameWeeks, weekDays: [1, 3, 4], expectedTotalCents: 33_600 };
    const friday = { ...sameWeeks, weekDays: [1, 3, 5], expectedTotalCents: 33_600 };
    const ended = await racing(t.db, id, [() => askFor(id, thursday), () => askFor(id, friday)]);
    expect(kindsOf(ended)).toEqual(['fulfilled', 'rejected']);
    expect((await taken('25')) ?? 0).toBe(1 - ((await taken('26')) ?? 0));
  });

  test('the last seat goes to one of two families', async () => {
    const rosa = await aPerson(t.db);
    await aStay(t, { centre: town.centre, person: rosa, weekDays: [2] });
    const other = await aStay(t, { centre: town.centre, person: rosa, weekDays: [4] });
    const body = { ...everyDay, expectedTotalCents: 33_600 };
    const rosasBody = { ...sameWeeks, weekDays: [2, 4], expectedTotalCents: 16_800 };
    const ended = await Promise.allSettled([
      askFor(id, body),
      (await family(rosa)).seniorCare.changeDays({ params: { id: other.id }, body: rosasBody }),
    ]);
    expect(kindsOf(ended)).toEqual(['fulfilled', 'rejected']);
    expect(await taken('23')).toBe(2);
  });

  test('a yes and a cancelling: whatever comes first, no seat is left over', async () => {
    await ask(id, tuesdays);
    await racing<unknown>(t.db, id, [() => accept(id), () => cancel(id)]);
    expect((await one(id)).status).toBe('cancelled');
    expect([await taken('22'), await taken('23'), await taken('24'), await taken('29')]).toEqual([0, 0, 0, 0]);
  });

  test('two yeses change the days once', async () => {
    await ask(id, everyDay);
    expect(kindsOf(await racing(t.db, id, [() => accept(id), () => accept(id)]))).toEqual(['fulfilled', 'rejected']);
    expect((await one(id)).money).toMatchObject({ dueNowCents: 8400, totalCents: 33_600 });
  });
});
