import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { giveUp, settle } from '#features/payments/server/settle-payment.ts';
import { paymentOf } from '#features/payments/server/store.ts';
import { chargedFor, openCheckout, paymentsOf, whileCut } from '#test/checkout.ts';
import { queuing, racing } from '#test/racing.ts';
import { brokenTrails, deadlocks, eventsOf, seatsTaken } from '#test/stays.ts';
import { aStay } from '../seed.ts';

// Two seats a day. The hold: Mondays and Wednesdays, June 22 to 29, three days at $84, one guest.
const { t, town, card, pay, one } = await openCheckout({ capacity: 2 });

const sameWeeks = { checkInDate: '06/22/2026', checkOutDate: '06/29/2026' };
const former = { ...sameWeeks, weekDays: [1, 3] };
const tuesdays = { ...sameWeeks, weekDays: [2, 3] };

const change = async (id: string, body: object, person = town.elena) =>
  (await (await t.as(person)).seniorCare.changeHeld({ params: { id }, body: body as never })).data;
const book = async (body: object, person = town.elena) =>
  (await (await t.as(person)).seniorCare.book({ body: { centerId: town.centre.id, ...body } as never })).data;
const quote = async (stay: object, more: object = {}) =>
  (await t.as(town.elena)).seniorCare.quote({ body: { centerId: town.centre.id, stay, ...more } as never });
const daysOf = ({ times }: { times: { day: string }[] }) => times.map(({ day }) => day.slice(5));
const taken = async (...days: string[]) =>
  Promise.all(days.map((day) => seatsTaken(t, town.centre.id, `2026-06-${day}`)));
const codesOf = (ends: PromiseSettledResult<unknown>[]) =>
  ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason as { code: string }).code)).toSorted();
const fill = async (day: string, guests = 2) => {
  const others = { checkIn: `2026-06-${day}`, checkOut: `2026-06-${day}`, weekDays: [1, 2, 3, 4, 5], guests };
  return aStay(t, { centre: town.centre, person: await aPerson(t.db), ...others });
};

let id: string;
beforeEach(async () => {
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'held', note: 'No nuts.' }));
});

describe('a stay that is held and not paid', () => {
  test('becomes another one: its seats, its price and what is paid first, by its number and until its end', async () => {
    const before = await one(id);
    t.clock.advance(300);
    const after = await change(id, { ...tuesdays, guestsCount: 2, Seniorcount: 2, estimateTotalCents: 33_600 });
    expect(after).toMatchObject({
      bookingId: before.bookingId,
      heldUntil: before.heldUntil,
      status: 'pending',
      canPay: true,
      note: 'No nuts.',
      bookedDate: '2026-06-23',
      money: { totalCents: 33_600, dueNowCents: 16_800, balanceCents: 16_800 },
    });
    expect(daysOf(after)).toEqual(['06-23', '06-24']);
    expect(await taken('22', '23', '24', '29')).toEqual([0, 2, 2, 0]);
    expect(await eventsOf(t, id)).toEqual(['sent', 'changed']);
    expect(after.timeline[1]).toMatchObject({ title: 'Changed before paying' });
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 16_800 });
    expect(await brokenTrails(t)).toEqual([]);
    // paid, it is changed as what is paid is
    await expect(change(id, tuesdays)).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('stays what it was when the same is asked again, but for its note', async () => {
    expect(await change(id, { ...former, note: 'No nuts, no milk.' })).toMatchObject({ note: 'No nuts, no milk.' });
    expect(await taken('22', '24', '29')).toEqual([1, 1, 1]);
    expect(await eventsOf(t, id)).toEqual(['sent']);
  });

  test('stands as it was when the others are full, cost something else, or are no days of care', async () => {
    await fill('23');
    const before = await one(id);
    await expect(change(id, tuesdays)).rejects.toMatchObject({
      code: 'seats_taken',
      values: { fullDays: '2026-06-23' },
    });
    await expect(change(id, { ...former, estimateTotalCents: 1 })).rejects.toMatchObject({
      code: 'price_changed',
      values: { totalCents: 25_200 },
    });
    await expect(change(id, { ...sameWeeks, weekDays: [7] })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(
      change(id, { checkInDate: '06/12/2026', checkOutDate: '06/29/2026', weekDays: [1] }),
    ).rejects.toMatchObject({ issues: [{ field: 'checkInDate' }] });
    expect(await one(id)).toEqual(before);
    expect(await taken('22', '23', '24', '29')).toEqual([1, 2, 1, 1]);
  });

  test('gives its last seats to itself: more guests on its own days are no obstacle to themselves', async () => {
    await fill('24', 1);
    await expect(change(id, { ...former, guestsCount: 2 })).rejects.toMatchObject({
      values: { fullDays: '2026-06-24' },
    });
    expect(await change(id, { ...sameWeeks, weekDays: [1], guestsCount: 2 })).toMatchObject({
      money: { totalCents: 33_600 },
    });
    expect(await taken('22', '24', '29')).toEqual([2, 1, 2]);
  });

  test('is held no longer than its new first day can be asked for', async () => {
    t.clock.set('2026-06-15T22:55:00Z'); // five minutes before an answer of today could not come in time
    const { id: today } = await aStay(t, { centre: town.centre, person: town.elena, status: 'held' });
    const { heldUntil } = await change(today, {
      checkInDate: '06/15/2026',
      checkOutDate: '06/15/2026',
      weekDays: [1],
    });
    expect(heldUntil).toBe('2026-06-15T23:00:00.000Z');
  });

  test('is changed by whoever may book for its person while it is held, and looks to others like none', async () => {
    await expect(change(id, tuesdays, await aPerson(t.db))).rejects.toMatchObject({ code: 'not_found' });
    t.clock.advance(901);
    await expect(change(id, tuesdays)).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('keeps no more of a centre unpaid than is fair', async () => {
    await t.db.updateTable('centres').set({ capacity: 8 }).where('provider_id', '=', town.centre.id).execute();
    const other = { checkInDate: '06/17/2026', checkOutDate: '06/17/2026', weekDays: [3] };
    await expect(change(id, { ...other, guestsCount: 3 })).rejects.toMatchObject({ code: 'too_much_unpaid' });
    expect(await taken('22', '17')).toEqual([1, undefined]);
  });

  test('hands what it lets go to those who wait for it', async () => {
    const rosa = await aPerson(t.db);
    await change(id, { ...former, guestsCount: 2 });
    await (
      await t.as(rosa)
    ).waiting.join({ body: { centerId: town.centre.id, day: '2026-06-22', familyMemberId: null } });
    await change(id, tuesdays);
    expect(await taken('22')).toEqual([1]);
    const { data } = await (await t.as(rosa)).waiting.mine({});
    expect(data).toMatchObject([{ day: '2026-06-22' }]);
  });
});

describe('what happens at the same time', () => {
  test('another family takes the last seat, or the change does: never both, and the loser keeps what it had', async () => {
    await fill('23', 1);
    const rosa = await aPerson(t.db);
    const only = { checkInDate: '06/23/2026', checkOutDate: '06/23/2026', weekDays: [2] };
    const ends = await queuing(t.db, { table: 'providers', id: town.centre.id }, [
      () => change(id, tuesdays),
      () => book(only, rosa),
    ]);
    expect(codesOf(ends)).toEqual(['done', 'seats_taken']);
    expect((await taken('23'))[0]).toBe(2);
    const seats = daysOf(await one(id)).includes('06-23') ? [0, 1, 0] : [1, 1, 1];
    expect(await taken('22', '24', '29')).toEqual(seats);
  });

  test('two holds that want each other’s days wait for each other, and never lock each other out', async () => {
    const rosa = await aPerson(t.db);
    const only = (day: string) => ({ checkInDate: `2026-06-${day}`, checkOutDate: `2026-06-${day}`, weekDays });
    const weekDays = [1, 2, 3, 4, 5];
    const other = await aStay(t, { centre: town.centre, person: rosa, status: 'held' });
    for (const [mine, hers] of [
      ['22', '24'],
      ['24', '22'],
      ['22', '26'],
      ['26', '22'],
      ['24', '26'],
      ['26', '24'],
    ] as const) {
      const ends = await queuing(t.db, { table: 'providers', id: town.centre.id }, [
        () => change(id, only(mine)),
        () => change(other.id, only(hers), rosa),
      ]);
      expect(codesOf(ends)).toEqual(['done', 'done']);
    }
    expect(await deadlocks(t)).toBe(0);
    expect(await taken('22', '24', '26', '29')).toEqual([0, 1, 1, 0]);
  });

  test('paying and changing: what is charged is the price that the page showed, or nothing', async () => {
    const method = await card();
    const ends = await racing<unknown>(t.db, id, [
      () => pay(id, { method, expectedCents: 8400 }),
      () => change(id, { ...former, guestsCount: 2 }),
    ]);
    const codes = codesOf(ends);
    const { money } = await one(id);
    if (codes.includes('price_changed')) expect(await chargedFor(t, id)).toEqual({ count: 0, cents: 0 });
    else expect(codes).toEqual(['done', expect.stringMatching('payment_open|hold_ended')]);
    if (!codes.includes('price_changed')) expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
    expect(money.paidCents + money.dueNowCents).toBe(codes.includes('price_changed') ? 16_800 : 8400);
  });

  test('while a charge is under way nothing changes', async () => {
    const method = await card();
    await whileCut(t, () => expect(pay(id, { method })).rejects.toMatchObject({ code: 'payment_unknown' }));
    await expect(change(id, tuesdays)).rejects.toMatchObject({ code: 'payment_open' });
    expect(daysOf(await one(id))).toEqual(['06-22', '06-24', '06-29']);
  });

  test('a charge of the former price that succeeds after all goes back', async () => {
    const method = await card();
    const [lost] = await whileCut(t, () => expect(pay(id, { method })).rejects.toThrow());
    const [payment] = await paymentsOf(t, id);
    if (!lost || !payment) throw new Error('Nothing was tried.');
    await giveUp(t.context(), (await paymentOf(t.db, payment.id)) ?? never(), null);
    await change(id, { ...former, guestsCount: 2 });
    await settle(t.context(), await t.ports.payments.charge(lost));
    expect(await one(id)).toMatchObject({ canPay: true, money: { paidCents: 0, dueNowCents: 16_800 } });
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 0 });
  });
});

describe('a second booking of days that one holds', () => {
  test('is led to the hold where it is not meant, for the same person only', async () => {
    const rosa = await aDependant(t.db, { of: town.elena });
    const { known } = await quote(tuesdays);
    expect(known).toEqual([{ _id: id, bookingId: expect.any(String), isHeld: true }]);
    await expect(book({ ...tuesdays, again: false })).rejects.toMatchObject({ code: 'already_held', values: { id } });
    expect(await book({ ...tuesdays, again: false, familyMemberId: rosa })).toMatchObject({ personId: rosa });
    // what is over, or paid, is no hold
    await pay(id, { method: await card() });
    expect((await quote(tuesdays)).known).toMatchObject([{ isHeld: false }]);
  });

  test('asked twice at once makes one', async () => {
    const other = { checkInDate: '06/17/2026', checkOutDate: '06/17/2026', weekDays: [3], again: false };
    const ends = await Promise.allSettled([book(other), book(other), book(other)]);
    expect(codesOf(ends)).toEqual(['already_held', 'already_held', 'done']);
    expect(await taken('17')).toEqual([1]);
  });

  test('finds the seats that one holds free, and nobody else does', async () => {
    await fill('22', 1);
    const monday = { checkInDate: '06/22/2026', checkOutDate: '06/22/2026', weekDays: [1] };
    expect((await quote(monday)).fullDays).toEqual([]);
    expect((await quote(monday, { held: id })).fullDays).toEqual([]);
    const stranger = await t.as(await aPerson(t.db));
    const asked = { centerId: town.centre.id, stay: monday, held: id } as never;
    expect((await stranger.seniorCare.quote({ body: asked })).fullDays).toEqual(['2026-06-22']);
  });
});

function never(): never {
  throw new Error('There is no such payment.');
}
