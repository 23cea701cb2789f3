import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { openSimulatedProcessor } from './embedded.ts';
import { simulatedGateway } from './simulated-gateway.ts';

const now = new Date('2026-11-20T12:00:00Z');
const card = { number: '4242424242424242', expiry: '09/31', cvc: '737', name: 'Canaria Delgado', zip: '90032' };

const { db } = await ownPool(5);
const processor = openSimulatedProcessor({ db, delayMs: 0, retryMs: 20 });
const logged: string[] = [];
const app = fastify({ logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } } });

beforeAll(async () => {
  await app.register(simulatedGateway, { processor, clock: () => now });
});
afterAll(async () => {
  await app.close();
  await processor.stop();
});

const post = (path: string, body: unknown) =>
  app.inject({
    method: 'POST',
    url: `/dev/gateway/v1/${path}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

async function chargeWith(number: string) {
  const { token } = (await post('payment_methods', { ...card, number })).json<{ token: string }>();
  return processor.charge({
    key: randomUUID(),
    amountCents: 8400,
    currency: 'USD',
    method: token,
    customer: 'sim_cus_1',
    saveCard: true,
    description: 'Booking SC-118204',
  });
}

test('the gateway gives a token for a card and keeps neither its number nor its security code', async () => {
  const answer = await post('payment_methods', card);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    token: expect.stringMatching(/^sim_pm_[0-9a-f]{32}$/),
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  const { rows } = await sql`select * from simulated_cards`.execute(db);
  expect(rows).toEqual([
    {
      token: expect.any(String),
      conduct: 'succeeds',
      brand: 'visa',
      last_four: '4242',
      expiry_month: 9,
      expiry_year: 2031,
      customer: null,
      is_spent: false,
      created_at: expect.any(Date),
    },
  ]);
});

test('the gateway says which fields are wrong', async () => {
  const answer = await post('payment_methods', { ...card, number: '4242424242424241', cvc: '' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [
      { field: 'number', code: 'invalid' },
      { field: 'cvc', code: 'blank' },
    ],
  });
});

test.each([
  '{"number":"4242424242424242"',
  '[]',
  'null',
  '"4242424242424242"',
  JSON.stringify({ number: 4242 }),
  `{"name":"${'x'.repeat(5000)}"}`,
])('the gateway refuses what is no card', async (body) => {
  expect((await post('payment_methods', body)).statusCode).toBe(400);
});

test('the gateway passes the payer’s answer on, once', async () => {
  const { clientSecret, reference } = await chargeWith('4000002500003155');
  expect((await post('confirmations', { clientSecret, approve: true })).json()).toEqual({ state: 'succeeded' });
  expect((await post('confirmations', { clientSecret, approve: false })).statusCode).toBe(404);
  expect((await post('confirmations', { clientSecret: 'guess', approve: true })).statusCode).toBe(404);
  expect(await processor.find({ reference })).toMatchObject({ state: 'succeeded' });
});

test('nothing of a card, not even that there was one, is in the log', async () => {
  await post('payment_methods', card);
  await post('payment_methods', `{"number":"4242424242424242","name":"Canaria"`);
  expect(logged).toEqual([]);
});

test('tells every change of a charge, again until it is heard', async () => {
  const charge = await chargeWith('4242424242424242');
  const heard: string[] = [];
  let isDeaf = true;
  processor.tell(async (rawBody, signature) => {
    const event = processor.readEvent(rawBody, signature, new Date());
    if (isDeaf) throw new Error('not now');
    if (event.reference === charge.reference) heard.push(event.id);
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  isDeaf = false;
  await expect.poll(() => heard).toHaveLength(1);
  await processor.refund({ key: randomUUID(), reference: charge.reference, amountCents: 100 });
  await expect.poll(() => new Set(heard).size).toBe(2);
});

test('tells after a restart what was not told before', async () => {
  const silent = openSimulatedProcessor({ db, delayMs: 0 });
  const { token } = (await post('payment_methods', card)).json<{ token: string }>();
  processor.tell(async () => {
    throw new Error('not here');
  });
  const { reference } = await silent.charge({
    key: randomUUID(),
    amountCents: 8400,
    currency: 'USD',
    method: token,
    customer: 'sim_cus_1',
    saveCard: false,
    description: '',
  });
  await silent.stop();

  const restarted = openSimulatedProcessor({ db, delayMs: 0 });
  const heard: (string | undefined)[] = [];
  restarted.tell(
    async (rawBody, signature) => void heard.push(restarted.readEvent(rawBody, signature, new Date()).reference),
  );
  await expect.poll(() => heard).toContain(reference);
  await restarted.stop();
});

test('does not know a stranger’s token from one that never was', async () => {
  await expect(
    processor.charge({
      key: randomUUID(),
      amountCents: 8400,
      currency: 'USD',
      method: '',
      customer: 'sim_cus_2',
      saveCard: false,
      description: '',
    }),
  ).rejects.toMatchObject({ reason: 'unusable_card' });
});
