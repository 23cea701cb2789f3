import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { chargedFor, openCheckout } from '#test/checkout.ts';
import { bellOf, eventsOf } from '#test/stays.ts';

const logged: string[] = [];
const { t, town, held, card, pay } = await openCheckout({ logs: { write: (line) => void logged.push(line) } });

/** Fails when a number stands in an answer, in the logs or in a table, with or without what separates its digits. */
async function expectNowhere(number: string, answer: string) {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.db);
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<{ row: string }>`select kept::text as row from ${sql.raw(name)} as kept`.execute(t.db);
      return found.rows.map(({ row }) => row).join('\n');
    }),
  );
  const digits = number.replace(/\D/g, '');
  for (const text of [answer, ...logged, ...contents]) {
    for (const form of [number, digits]) expect(text).not.toContain(form);
  }
}

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

  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '378282246310005',
    '4242–4242–4242–4242',
    '4242.4242.4242.4242',
    '4242\u200b4242\u200b4242\u200b4242',
    '４２４２４２４２４２４２４２４２',
    'pm_4242 4242 4242 4242',
    'pm_4242424242424242',
  ])('a card number is refused: %s', async (method) => {
    await expect(pay(await held(), { method })).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'method', key: 'errors.cardNumber' }],
    });
  });

  test('an id in the token of a saved card is none', async () => {
    const token = 'sim_pm_of_sim_cus_699aa288-977b-570b-9338-5692ce5d801a';
    await t.db
      .updateTable('simulated_cards')
      .set({ token })
      .where('token', '=', await card())
      .execute();
    expect(await pay(await held(), { method: token })).toMatchObject({ state: 'succeeded' });
  });

  describe.each(['4242424242424242', '4242 4242 4242 4242', '4242-4242 4242-4242', '3782 822463 10005'])(
    'a card number such as %s',
    (number) => {
      const sent =
        (change: object, headers: Record<string, string> = {}) =>
        async (bookingId: string) => {
          const answer = await t.fetch('/services/seniorcare/api/payment/v1.1/makepayment', {
            method: 'POST',
            headers: { ...(await t.headersOf(town.elena)), 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ bookingId, method: await card(), ...change }),
          });
          return { status: answer.status, text: await answer.text() };
        };
      test.each([
        ['cardNumber', { cardNumber: number }],
        ['number', { number: Number(number.replace(/\D/g, '')) }],
        ['card', { card: { name: 'Elena Marín', number: `${number} 09/27` } }],
        ['cards', { cards: [[number]] }],
        ['note', { note: `My card is ${number}, thank you` }],
        ['bookingId', { bookingId: number }],
        ['action', { action: number }],
        ['saveCard', { saveCard: number }],
        ['parts', { parts: number.split(/[ -]/) }],
        ['dotted', { dotted: number.replace(/[ -]/g, '.') }],
        ['', { [number]: true }],
      ])('is refused in the field "%s", stored and logged nowhere', async (field, change) => {
        logged.length = 0;
        const { status, text } = await sent(change)(await held());
        expect(status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
        await expectNowhere(number, text);
      });

      test('is refused as the key of the request', async () => {
        const { status, text } = await sent({}, { 'idempotency-key': number.replace(/ /g, '-') })(await held());
        expect(status).toBe(400);
        await expectNowhere(number, text);
      });
    },
  );

  test.each([{ sentAt: '2026-06-15T16:00:00Z' }, { note: 'Room 4242' }, { reference: '4242424242424243' }])(
    'what else is sent along is let through: %j',
    async (besides) => {
      const body = { bookingId: await held(), method: await card(), ...besides };
      expect((await (await t.as(town.elena)).payments.pay({ body })).data.state).toBe('succeeded');
    },
  );

  test('what is nested without end is refused', async () => {
    const answer = await t.fetch('/services/seniorcare/api/payment/v1.1/makepayment', {
      method: 'POST',
      headers: { ...(await t.headersOf(town.elena)), 'content-type': 'application/json' },
      body: `{"bookingId":"${await held()}","method":"${await card()}","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    });
    expect(answer.status).toBe(400);
  });

  test('a token full of digits is not taken for one', async () => {
    expect(await pay(await held(), { method: `sim_pm_${'4242'.repeat(8)}` })).toMatchObject({ state: 'declined' });
  });

  test('a card must be chosen', async () => {
    await expect(pay(await held(), {})).rejects.toMatchObject({
      issues: [{ field: 'method', key: 'errors.cardUnselected' }],
    });
  });

  test.each(['sim_pm_4242424242424242aa', 'sim_pm_9f4242424242424242c7'])(
    'nor is one whose random digits fit by chance: %s',
    async (method) => expect(await pay(await held(), { method })).toMatchObject({ state: 'declined' }),
  );

  test('a key whose random digits fit by chance is none, either', async () => {
    const answer = await t.fetch('/services/seniorcare/api/payment/v1.1/makepayment', {
      method: 'POST',
      headers: {
        ...(await t.headersOf(town.elena)),
        'content-type': 'application/json',
        'idempotency-key': '7d3c1b4242424242424242aa907d4e5f',
      },
      body: JSON.stringify({ bookingId: await held(), method: await card() }),
    });
    expect(answer.status).toBe(200);
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
