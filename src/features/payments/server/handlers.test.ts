import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { chargedFor, openCheckout } from '#test/checkout.ts';
import { bellOf, eventsOf } from '#test/stays.ts';

const { t, town, held, card, pay } = await openCheckout();

describe('paying the first day', () => {
  test('sends the request to the centre', async () => {
    const id = await held();
    t.clock.advance(60);
    const payment = await pay(id, { method: await card() });
    expect(payment).toMatchObject({
      state: 'succeeded',
      amountCents: 8400,
      clientSecret: null,
      declineCode: null,
      card: { brand: 'visa', lastFour: '4242' },
      booking: {
        status: 'pending',
        payment: 'paid',
        heldUntil: null,
        answerBy: '2026-06-16T16:01:00.000Z',
        money: { dueNowCents: 0, paidCents: 8400, refundIfCancelledCents: 8400 },
      },
    });
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid']);
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 8400 });
    expect((await (await t.as(town.manager)).requests.list({ query: {} })).data).toMatchObject([
      { _id: id, money: { paidCents: 8400 }, answerBy: '2026-06-16T16:01:00.000Z' },
    ]);
  });

  test('tells both sides by bell and mail', async () => {
    const id = await held();
    const { booking } = await pay(id, { method: await card() });
    await t.runJobs();
    for (const reader of [town.elena, town.manager]) {
      const { data, pagization } = await bellOf(t, reader);
      expect(data).toMatchObject([
        {
          _id: id,
          bookingId: booking.bookingId,
          status: 'pending',
          isRead: false,
          isForProvider: reader === town.manager,
        },
      ]);
      expect(pagization.totalCount).toBe(1);
    }
    const letters = await t.db
      .selectFrom('mailbox')
      .select(['recipient', 'subject', 'body_text'])
      .where('recipient', 'in', [town.elena.email, town.manager.email])
      .execute();
    expect(letters.find(({ recipient }) => recipient === town.elena.email)).toMatchObject({
      subject: `Your request is sent: ${booking.bookingId}`,
      body_text: expect.stringMatching(/\$84\.00[\s\S]*dashboardbookings\?id=/),
    });
    expect(letters.find(({ recipient }) => recipient === town.manager.email)).toMatchObject({
      subject: expect.stringContaining('answer by'),
      body_text: expect.stringMatching(/\/partner\?id=/),
    });
  });

  test('leaves a whole trail', async () => {
    const id = await held();
    await pay(id, { method: await card() });
    expect(await brokenEntry(t.db, town.elena.personId)).toBeUndefined();
    const trail = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('person_id', '=', town.elena.personId)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'write', subject: `booking:${id}` },
      { action: 'write', subject: `booking:${id}` },
      { action: 'read', subject: `booking:${id}` },
    ]);
  });
});

describe('who may pay, and when', () => {
  test('nobody once the seats are free again', async () => {
    const id = await held();
    t.clock.advance(900);
    await expect(pay(id, { method: await card() })).rejects.toMatchObject({ code: 'hold_ended', status: 409 });
    await t.runJobs();
    await expect(pay(id, { method: await card() })).rejects.toMatchObject({ code: 'hold_ended' });
    expect(await chargedFor(t, id)).toEqual({ count: 0, cents: 0 });
  });

  test('strangers find nothing, like for a booking that does not exist', async () => {
    const stranger = (await t.as(await aPerson(t.db))).payments;
    const method = await card();
    for (const bookingId of [await held(), '00000000-0000-4000-8000-000000000000']) {
      for (const action of ['pay', 'check'] as const)
        await expect(stranger.pay({ body: { bookingId, method, action } })).rejects.toMatchObject({
          code: 'not_found',
          status: 404,
        });
    }
  });

  test('family may who was trusted with payments', async () => {
    const id = await held();
    const son = await aPerson(t.db, { firstName: 'Ernesto' });
    await t.db
      .insertInto('family_links')
      .values({
        person_id: town.elena.personId,
        member_user_id: son.id,
        relationship: 'son',
        status: 'accepted',
        scopes: ['payments'],
        updated_at: t.clock.now(),
      })
      .execute();
    const method = await card('asking');
    const { data } = await (await t.as(son)).payments.pay({ body: { bookingId: id, method } });
    expect(data).toMatchObject({ state: 'requires_action', clientSecret: expect.any(String) });
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'requires_action', clientSecret: null });
  });

  test('a card must be chosen', async () => {
    await expect(pay(await held(), {})).rejects.toMatchObject({
      issues: [{ field: 'method', key: 'errors.cardUnselected' }],
    });
  });

  test('a booking that nobody has tried to pay is due', async () => {
    expect(await pay(await held(), { action: 'check' })).toMatchObject({ state: 'due', card: null });
  });
});

describe('saved cards', () => {
  test('are kept when asked for, used again and forgotten, each person their own', async () => {
    const calls = (await t.as(town.elena)).payments;
    expect(await calls.cards()).toEqual({ data: [], checkout: { provider: 'simulated', gateway: '/dev/gateway/v1' } });
    await pay(await held(), { method: await card(), saveCard: true });
    const [saved] = (await calls.cards()).data;
    expect(saved).toMatchObject({ brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 });
    expect((await pay(await held(), { method: saved?._id ?? '' })).state).toBe('succeeded');
    const others = (await t.as(town.manager)).payments;
    expect((await others.cards()).data).toEqual([]);
    await others.removeCard({ body: { id: saved?._id ?? '' } });
    expect((await calls.cards()).data).toHaveLength(1);
    expect((await calls.removeCard({ body: { id: saved?._id ?? '' } })).data).toEqual([]);
  });
});
