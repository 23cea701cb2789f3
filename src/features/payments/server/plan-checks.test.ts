import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { remindOfOtherWays, remindOfPlans, sweepPlans } from '#features/bookings/server/plans/sweep-plans.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { anInsuredStay, FIRST, openInsured, TOTAL } from '#test/insured.ts';
import { racing } from '#test/racing.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';

const { t, town, aPlanCard, insure, pay, seen, check, accept, context, letters } = await openInsured();

describe('checking a plan', () => {
  test('covered: nothing is owed, and both sides read so', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    expect(await check(id, { answer: 'covered', version: 1 })).toMatchObject({
      plan: { state: 'covered', planCents: TOTAL, version: 2 },
      money: { balanceCents: 0 },
    });
    expect(await seen(id)).toMatchObject({
      status: 'accepted',
      canPay: false,
      plan: { state: 'covered' },
      lines: [{ name: 'total' }, { name: 'plan', term: 'Paid by the insurance', cents: TOTAL }],
    });
    expect((await letters(town.elena)).join()).toContain('nothing for you to pay');
  });

  test('in part: the family owes the center the rest, less than the price', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await expect(check(id, { answer: 'part', version: 1, owedCents: TOTAL })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await check(id, { answer: 'part', version: 1, owedCents: 5000 });
    expect((await seen(id)).money).toMatchObject({ planCents: TOTAL - 5000, balanceCents: 5000, dueNowCents: 0 });
    await check(id, { answer: 'part', version: 2, owedCents: 6000 });
    expect((await seen(id)).money).toMatchObject({ planCents: TOTAL - 6000, balanceCents: 6000 });
  });

  test('not covered: the family pays by card in time, and the booking goes on', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    await check(id, { answer: 'refused', version: 1 });
    expect(await seen(id)).toMatchObject({
      canPay: true,
      plan: { state: 'refused', chooseBy: '2026-06-17T16:00:00.000Z', canTryAgain: true },
      money: { dueNowCents: FIRST, planCents: 0, balanceCents: TOTAL - FIRST },
    });
    expect((await pay(id)).state).toBe('succeeded');
    expect(await seen(id)).toMatchObject({ status: 'accepted', plan: null, money: { paidCents: FIRST } });
    t.clock.advance(49 * 3600);
    await sweepPlans(context());
    expect((await seen(id)).status).toBe('accepted');
  });

  test('not covered before the yes: the request can be paid while it waits', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await check(id, { answer: 'refused', version: 1 });
    expect(await seen(id)).toMatchObject({ status: 'pending', canPay: true });
    expect((await pay(id)).state).toBe('succeeded');
    expect(await seen(id)).toMatchObject({ status: 'pending', payment: 'paid', plan: null });
    expect((await letters(town.manager)).join()).toContain('by card in place of the insurance');
  });

  test('not covered before the yes: it is paid no more once it is over', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await check(id, { answer: 'refused', version: 1 });
    const { ends_at: endsAt } = await t.db.selectFrom('bookings').select('ends_at').executeTakeFirstOrThrow();
    t.clock.set(endsAt.toISOString());
    await expect(pay(id)).rejects.toMatchObject({ code: 'hold_ended' });
    t.clock.advance(-1);
    expect((await pay(id)).state).toBe('succeeded');
  });

  test('not covered: another card can be tried, three in all', async () => {
    const { id, cardId } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await check(id, { answer: 'refused', version: 1 });
    await expect(insure(id, cardId)).rejects.toMatchObject({ code: 'invalid_input' });
    await insure(id, await aPlanCard());
    await check(id, { answer: 'refused', version: 3 });
    await insure(id, await aPlanCard());
    await check(id, { answer: 'refused', version: 5 });
    expect((await seen(id)).plan).toMatchObject({ state: 'refused', canTryAgain: false });
    await expect(insure(id, await aPlanCard())).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('not covered and nothing chosen: it ends without a cost, once, and the seats are free', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    await check(id, { answer: 'refused', version: 1 });
    await sweepPlans(context());
    expect((await seen(id)).status).toBe('accepted');
    t.clock.advance(48 * 3600);
    await Promise.all([sweepPlans(context()), sweepPlans(context())]);
    expect(await seen(id)).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'clock', code: 'uncovered' },
      money: { paidCents: 0, refundCents: 0 },
    });
    expect((await eventsOf(t, id)).filter((what) => what === 'uncovered')).toHaveLength(1);
    expect(await seatsTaken(t, town.centre.id)).toBe(0);
    await expect(pay(id)).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('not covered: a day before it ends the family is reminded once, for each card', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    const reminded = async () =>
      (await letters(town.elena)).filter((one) => one.includes('nobody has chosen another way yet'));
    const remind = async (hours: number) => {
      t.clock.advance(hours * 3600);
      await Promise.all([remindOfOtherWays(context()), remindOfOtherWays(context())]);
    };
    await accept(id);
    await check(id, { answer: 'refused', version: 1 });
    await remind(23);
    expect(await reminded()).toHaveLength(0);
    await remind(2);
    await remind(1);
    expect(await reminded()).toEqual([expect.stringMatching(/kept until .*June 17, 2026, 9:00\sAM \(Pacific Time\)/)]);
    await insure(id, await aPlanCard());
    await check(id, { answer: 'refused', version: 3 });
    await remind(25);
    expect(await reminded()).toHaveLength(2);
    await pay(id);
    await remind(20);
    expect(await reminded()).toHaveLength(2);
  });

  test('of two managers who say it at once one wins, and the other looks again', async () => {
    const omar = await aPerson(t.db);
    await insertManagers(t.db, [{ providerId: town.centre.id, userId: omar.id }]);
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    const outcomes = await racing<unknown>(t.db, id, [
      () => check(id, { answer: 'covered', version: 1 }),
      () => check(id, { answer: 'refused', version: 1 }, omar),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: expect.stringMatching(/^(conflict|already_answered)$/) },
    });
  });

  test('a no comes too late once the stay has begun', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    t.clock.set('2026-06-22T17:00:00Z');
    await expect(check(id, { answer: 'refused', version: 1 })).rejects.toMatchObject({ code: 'too_late' });
    await check(id, { answer: 'covered', version: 1 });
  });

  test('the center is reminded once before the first day, and the family hears what it would owe', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    await remindOfPlans(context());
    const reminders = async () =>
      (await letters(town.manager)).filter((one) => one.includes('Please check the insurance'));
    const told = async () => (await letters(town.elena)).filter((one) => one.includes('Not checked yet'));
    expect(await reminders()).toHaveLength(0);
    expect((await seen(id)).plan).toMatchObject({ isOverdue: false });
    t.clock.set('2026-06-20T18:00:00Z');
    await remindOfPlans(context());
    await remindOfPlans(context());
    expect(await reminders()).toHaveLength(1);
    expect(await told()).toHaveLength(1);
    expect((await seen(id)).plan).toMatchObject({ state: 'asked', isOverdue: true });
    await check(id, { answer: 'covered', version: 1 });
    expect((await seen(id)).plan).toMatchObject({ state: 'covered', isOverdue: false });
  });

  test('cancelling costs nothing, and nothing goes back', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    t.clock.set('2026-06-22T10:00:00Z');
    const { bookings } = await t.as(town.elena);
    const { data } = await bookings.change({
      params: { id },
      body: { status: 'cancelled', expectedRefundCents: 0 },
    });
    expect(data).toMatchObject({ status: 'cancelled', plan: null, money: { refundCents: 0, paidCents: 0 } });
    expect((await letters(town.elena)).join()).toContain('Nothing was charged.');
    await expect(check(id, { answer: 'covered', version: 1 })).rejects.toMatchObject({ code: 'already_answered' });
  });

  test('a day that is skipped is asked less for, and again once it is taken back', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await accept(id);
    await check(id, { answer: 'covered', version: 1 });
    const { seniorCare } = await t.as(town.elena);
    await seniorCare.skipDay({ params: { id }, body: { day: '2026-06-24', skips: true } });
    expect((await seen(id)).money).toMatchObject({
      totalCents: 16_800,
      planCents: 16_800,
      balanceCents: 0,
      refundCents: 0,
    });
    await seniorCare.skipDay({ params: { id }, body: { day: '2026-06-24', skips: false } });
    expect((await seen(id)).money).toMatchObject({ totalCents: TOTAL, planCents: TOTAL, balanceCents: 0 });
  });

  test('more days are asked of the plan, which is checked again', async () => {
    const { id } = await anInsuredStay(t, { centre: town.centre, person: town.elena });
    await check(id, { answer: 'covered', version: 1 });
    const { seniorCare } = await t.as(town.elena);
    const days = { checkInDate: '2026-06-22', checkOutDate: '2026-06-29', weekDays: [1, 2, 3] };
    await seniorCare.changeDays({ params: { id }, body: { ...days, expectedTotalCents: TOTAL + FIRST } });
    expect(await seen(id)).toMatchObject({
      plan: { state: 'asked', planCents: TOTAL + FIRST },
      money: { balanceCents: 0, dueNowCents: 0 },
    });
  });
});
