import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSmsGatewayEmulator, type SmsGateway } from '../emulators/sms-gateway.ts';
import { Unreachable } from '../unreachable.ts';
import { openSmsGateway } from './http-gateway.ts';
import type { Sms } from './sms.ts';

let gateway: SmsGateway;
let sms: Sms;

const smsWith = (token: string) =>
  openSmsGateway({ url: `${gateway.origin}/`, account: 'AC1', token, from: '+12135550199', timeoutMs: 200 });

beforeAll(async () => {
  gateway = await openSmsGatewayEmulator();
  sms = smsWith('secret');
});
beforeEach(() => {
  gateway.answerAlways(undefined);
  gateway.proxy.fail(undefined);
});
afterAll(() => gateway.close());

const message = (to = '+12135550123') => ({ id: randomUUID(), to, text: 'Canary 123456' });

test('sends from our number, with the key of the message', async () => {
  const sent = message();
  await sms.send(sent);
  expect(gateway.received.at(-1)).toEqual({ key: sent.id, from: '+12135550199', to: sent.to, text: sent.text });
});

test.each([
  ['+12135550100', 'recipient'],
  ['+12135550101', 'recipient'],
  ['+12135550102', 'message'],
])('what the gateway will never send to %s is refused: %s', async (to, reason) => {
  const error = await sms.send(message(to)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ service: 'sms', reason });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/555|Canary/);
});

test.each([
  [{ status: 500 }],
  [{ status: 503 }],
  [{ status: 429 }],
  [{ status: 302, headers: { location: '/elsewhere' } }],
  ['nothing' as const],
])('%o may do better later', async (answer) => {
  const asked = gateway.questions.length;
  gateway.answerAlways(answer);
  await expect(sms.send(message())).rejects.toBeInstanceOf(Unreachable);
  expect(gateway.questions.length).toBe(asked + 1);
});

test('an endless answer is not waited for', async () => {
  gateway.answerAlways({ status: 201, body: Buffer.alloc(2 * 1024 * 1024) });
  await expect(sms.send(message())).rejects.toBeInstanceOf(Unreachable);
});

test('a wrong token is for us to mend', async () => {
  await expect(smsWith('wrong').send(message())).rejects.toBeInstanceOf(Unreachable);
});

test.each(['cut', 'silence'] as const)('a %s of the line anywhere is Unreachable in time', async (then) => {
  for (const fault of [
    { up: 0, then },
    { up: 200, then },
    { down: 0, then },
    { down: 60, then },
  ]) {
    gateway.proxy.fail(fault);
    await expect(sms.send(message())).rejects.toBeInstanceOf(Unreachable);
  }
});
