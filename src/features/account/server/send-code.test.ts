import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#test/harness.ts';

let t: TestApp;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T08:00:00Z') });
  t = await testApp({ settings: { TRUSTED_PROXIES: '1' } });
});
afterEach(async () => {
  vi.useRealTimers();
  await t.close();
});

const HOUR_MS = 3_600_000;
const laterBy = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS);

type CodeRequest = { phone: string; client: string; call?: 'otp' | 'forgotPassword' };
const ask = ({ phone, client, call = 'otp' }: CodeRequest) =>
  t.fetch(`/services/user/auth/v1.1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify({ channel: 'phone', phone }),
  });
const numbered = (index: number) => ({
  phone: `62655501${String(index).padStart(2, '0')}`,
  client: `192.0.2.${index}`,
});
const textsSent = async () => {
  const rows = t.db.selectFrom('outbox').select('recipient').where('channel', '=', 'sms');
  return (await rows.orderBy('created_at').execute()).length;
};

test('a number gets ten codes by text a day, whoever asks for them, and the refusal says what to do', async () => {
  const { phone } = numbered(1);
  for (let index = 0; index < 30; index += 1) {
    await ask({ phone, client: `192.0.2.${index}`, call: index % 2 === 0 ? 'otp' : 'forgotPassword' });
    if (index % 5 === 4) laterBy(1.1);
  }
  expect(await textsSent()).toBe(10);

  const refused = await ask({ phone, client: '192.0.2.99' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / 1000);
  expect(await refused.json()).toMatchObject({
    code: 'texts_spent',
    detail: 'No more codes can be sent by text today. Choose email, or try again tomorrow.',
  });

  laterBy(24);
  expect((await ask({ phone, client: '192.0.2.99' })).status).toBe(200);
});

test('a client has twenty codes sent by text a day, however many numbers it names', async () => {
  const client = '192.0.2.1';
  for (let index = 0; index < 30; index += 1) {
    if (index % 10 === 9) laterBy(0.1);
    await ask({ ...numbered(index), client });
  }
  expect(await textsSent()).toBe(20);
  expect((await ask({ ...numbered(50), client })).status).toBe(429);
  expect((await ask(numbered(51))).status).toBe(200);
});

test('codes by mail have no such end', async () => {
  const sent = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const email = `${randomUUID()}@mail.example`;
      const { account } = await t.as();
      return (await account.sendCode({ body: { channel: 'email', email } })).message;
    }),
  );
  expect(new Set(sent)).toEqual(new Set(['A code is on its way.']));
});
