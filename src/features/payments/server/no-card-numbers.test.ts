import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openCheckout } from '#test/checkout.ts';

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
