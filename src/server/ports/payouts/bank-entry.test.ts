import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { openSimulatedProcessor } from '../payments/embedded.ts';
import { simulatedGateway } from '../payments/simulated-gateway.ts';
import { openSimulatedPayouts } from './embedded.ts';

const { db } = await ownPool(5);
const processor = openSimulatedProcessor({ db, delayMs: 0 });
const logged: string[] = [];
const app = fastify({ logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } } });

beforeAll(async () => {
  await app.register(simulatedGateway, { processor, payouts: openSimulatedPayouts({ db, delayMs: 0 }) });
});
afterAll(async () => {
  await app.close();
  await processor.stop();
});

const account = { holder: 'Jacaranda Day Center', routing: '110000000', account: '000123456789' };
const send = (payload: object) =>
  app.inject({
    method: 'POST',
    url: '/dev/gateway/v1/bank_accounts',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });

test('the gateway gives a token for a bank account, and keeps and logs no number', async () => {
  const answer = await send(account);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ token: expect.stringMatching(/^sim_btok_[0-9a-f]{32}$/) });
  const kept = await db.selectFrom('simulated_bank_tokens').selectAll().execute();
  expect(kept).toMatchObject([{ conduct: 'succeeds', bank_name: 'Test Bank', last_four: '6789' }]);
  expect(JSON.stringify(kept)).not.toContain('123456789');
  expect(logged).toEqual([]);
});

test.each([
  [{ holder: '' }, 'holder', 'blank'],
  [{ routing: '110000001' }, 'routing', 'invalid'],
  [{ routing: '021000021' }, 'routing', 'no_test_account'],
  [{ account: '12' }, 'account', 'invalid'],
  [{ account: '000123456780' }, 'account', 'no_test_account'],
])('says what is wrong with %j', async (given, field, code) => {
  const answer = await send({ ...account, ...given });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: unknown[] }>().errors).toContainEqual({ field, code });
});

test('refuses what is no account', async () => {
  for (const body of [{ routing: 11 }, { holder: 'x'.repeat(200) }]) expect((await send(body)).statusCode).toBe(400);
});
