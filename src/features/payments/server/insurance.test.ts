import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openInsured, TOTAL } from '#test/insured.ts';
import { racing } from '#test/racing.ts';
import { eventsOf } from '#test/stays.ts';
import { aCard } from './seed.ts';
import { settle } from './settle-payment.ts';

const { t, town, held, aPlanCard, insure, pay, seen, atCentre, check, context, letters } = await openInsured();
const missing = '00000000-0000-4000-8000-000000000000';

describe('paying by insurance', () => {
  test('sends the request without a charge, and the whole price stays in sight', async () => {
    const { id } = await held();
    const booking = await insure(id, await aPlanCard());
    expect(booking).toMatchObject({
      status: 'pending',
      payment: 'insured',
      heldUntil: null,
      canPay: false,
      answerBy: expect.any(String),
      plan: { state: 'asked', planCents: TOTAL, chooseBy: null, version: 1 },
      money: { totalCents: TOTAL, paidCents: 0, planCents: TOTAL, balanceCents: 0, refundIfCancelledCents: 0 },
      lines: [
        { name: 'total', cents: TOTAL },
        { name: 'plan', term: 'Asked of the insurance', cents: TOTAL },
      ],
    });
    expect(await t.db.selectFrom('payments').select('id').execute()).toEqual([]);
    expect(await eventsOf(t, id)).toEqual(['sent', 'insured']);
    expect(await atCentre(id)).toMatchObject({ status: 'pending', plan: { state: 'asked' } });
  });

  test('a repetition changes nothing, and another card is refused meanwhile', async () => {
    const { id } = await held();
    const cardId = await aPlanCard();
    await insure(id, cardId);
    await insure(id, cardId);
    expect(await eventsOf(t, id)).toEqual(['sent', 'insured']);
    await expect(insure(id, await aPlanCard())).rejects.toMatchObject({ code: 'already_insured' });
    await expect(pay(id)).rejects.toMatchObject({ code: 'already_insured' });
  });

  test('no letter and no bell says which plan it is, or its number', async () => {
    const { id } = await held();
    const cardId = await aPlanCard({ plan: 'Canary Plan', memberId: 'CANARY-1' });
    await insure(id, cardId);
    await check(id, { answer: 'part', version: 1, owedCents: 1000 });
    await check(id, { answer: 'refused', version: 2 });
    const told = [...(await letters(town.elena)), ...(await letters(town.manager))];
    expect(told.length).toBeGreaterThan(3);
    const bells = await t.db.selectFrom('notifications').selectAll().execute();
    expect(JSON.stringify([told, bells])).not.toMatch(/canary/i);
  });

  test('is refused for a card that has ended, where no plan is taken, and once nothing is held', async () => {
    const ended = await aPlanCard({ endsOn: '2026-06-21' });
    const { id } = await held();
    await expect(insure(id, ended)).rejects.toMatchObject({ code: 'invalid_input' });
    await t.db.deleteFrom('provider_plans').execute();
    const cardId = await aPlanCard();
    await expect(insure(id, cardId)).rejects.toMatchObject({ code: 'plans_not_taken' });
    await t.db.transaction().execute((db) => writePlansTaken(db, town.centre.id, ['Any']));
    t.clock.advance(901);
    await expect(insure(id, cardId)).rejects.toMatchObject({ code: 'hold_ended' });
    const paid = await aStay(t, { centre: town.centre, person: town.elena });
    await expect(insure(paid.id, cardId)).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('an account has three requests at a time whose plan nobody has checked', async () => {
    const cardId = await aPlanCard();
    for (let number = 0; number < 3; number += 1) await insure((await held()).id, cardId);
    await expect(insure((await held()).id, cardId)).rejects.toMatchObject({ code: 'too_many_plans' });
  });

  test('with a card of somebody else, or one that there is not, looks like no booking', async () => {
    const stranger = await aPerson(t.db);
    const { id } = await held();
    for (const cardId of [await aPlanCard({}, stranger), missing])
      await expect(insure(id, cardId)).rejects.toMatchObject({ code: 'not_found' });
    const cardId = await aPlanCard();
    await expect(insure(id, cardId, stranger)).rejects.toMatchObject({ code: 'not_found' });
    expect(await seen(id)).toMatchObject({ plan: null, payment: 'due' });
  });
});

describe('a card and a plan at once', () => {
  test('pay a booking only once, whichever comes first', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await held();
      const cardId = await aPlanCard();
      const [byCard, byPlan] = await racing<unknown>(t.db, id, [() => pay(id), () => insure(id, cardId)]);
      expect([byCard?.status, byPlan?.status].filter((status) => status === 'fulfilled')).toHaveLength(1);
      const { money, payment } = await seen(id);
      expect(payment === 'paid' ? money.planCents : money.paidCents).toBe(0);
      await t.db
        .deleteFrom('payments')
        .execute()
        .catch(() => undefined);
      await t.db.updateTable('booking_plans').set({ state: 'covered' }).where('booking_id', '=', id).execute();
    }
  });
});

describe('a charge that was given up', () => {
  test('and succeeds after the plan was asked goes back', async () => {
    const { id } = await held();
    const method = await aCard(t.ports, 'asking', t.clock.now());
    const { data } = await (await t.as(town.elena)).payments.pay({ body: { bookingId: id, method } });
    await expect(insure(id, await aPlanCard())).rejects.toMatchObject({ code: 'payment_open' });
    await t.db.updateTable('payments').set({ state: 'declined' }).execute();
    await insure(id, await aPlanCard());
    await t.ports.simulatedProcessor?.confirm(data.clientSecret ?? '', true);
    const { reference } = await t.db.selectFrom('payments').select('reference').executeTakeFirstOrThrow();
    const charge = await t.ports.payments.find({ reference: reference ?? '' });
    if (charge) await settle(context(), charge);
    expect(await t.db.selectFrom('payments').select('state').execute()).toEqual([{ state: 'stray' }]);
    expect(await seen(id)).toMatchObject({ payment: 'insured', money: { paidCents: 0 } });
  });
});
