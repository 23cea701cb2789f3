import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../emulators/faulty-proxy.ts';
import { openStripeEmulator, type StripeEmulator } from '../emulators/stripe.ts';
import { Unreachable } from '../unreachable.ts';
import type { ChargeRequest, Payments } from './payments.ts';
import { openStripe } from './stripe.ts';

let service: StripeEmulator;
let payments: Payments;
let customer: string;

const stripeAt = (port: number, secretKey = 'sk_test_1') =>
  openStripe({
    secretKey,
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    timeoutMs: 1000,
    address: { host: '127.0.0.1', port, protocol: 'http' },
  }).payments;

beforeAll(async () => {
  service = await openStripeEmulator('sk_test_1');
  payments = stripeAt(service.port);
  customer = await payments.customerFor(randomUUID());
});
beforeEach(() => {
  service.answerAlways(undefined);
  service.proxy.fail(undefined);
});
afterAll(() => service.close());

const requestWith = (number: string): ChargeRequest => ({
  key: randomUUID(),
  amountCents: 8400,
  currency: 'USD',
  method: service.account.addMethod(number),
  customer,
  saveCard: false,
  description: 'Booking SC-118204',
});

async function reconciles(fault: Fault) {
  const request = requestWith('4242424242424242');
  const before = service.account.moneyTaken();
  service.proxy.fail(fault);
  const outcome = await payments.charge(request).catch((error: unknown) => error);
  service.proxy.fail(undefined);
  if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Unreachable);
  const found = await payments.find(request);
  expect(service.account.moneyTaken() - before).toBe(found ? 8400 : 0);
  expect(await payments.charge(request)).toMatchObject({ state: 'succeeded' });
  expect(service.account.moneyTaken() - before).toBe(8400);
  return outcome instanceof Error;
}

test.each(['up', 'down'] as const)('a line cut anywhere on the way %s never charges twice', async (way) => {
  let broken = 0;
  for (let bytes = 0; bytes <= 3000; bytes += 60)
    if (await reconciles(way === 'up' ? { up: bytes, then: 'cut' } : { down: bytes, then: 'cut' })) broken += 1;
  expect(broken).toBeGreaterThan(15);
});

test.each([0, 400, 900, 1500])(
  'a line that falls silent after %i bytes of the answer ends in Unreachable or in an answer',
  async (bytes) => {
    await reconciles({ down: bytes, then: 'silence' });
  },
);

test.each([
  [{ status: 500, body: '{"error":{"type":"api_error"}}' }],
  [{ status: 503 }],
  [{ status: 502, body: '{"message":"bad gateway"}' }],
  [{ status: 429, body: '{"error":{"code":"rate_limit"}}' }],
  [{ status: 302, headers: { location: '/elsewhere' } }],
  [{ status: 200, body: '{}' }],
  [{ status: 200, body: '<html>' }],
  ['nothing' as const],
])('an answer that is not of Stripe, or of a Stripe in trouble, is Unreachable: %o', async (answer) => {
  const request = requestWith('4242424242424242');
  service.answerAlways(answer);
  await expect(payments.charge(request)).rejects.toBeInstanceOf(Unreachable);
  await expect(payments.find({ reference: 'pi_1' })).rejects.toBeInstanceOf(Unreachable);
  await expect(payments.refund({ key: randomUUID(), reference: 'pi_1', amountCents: 1 })).rejects.toBeInstanceOf(
    Unreachable,
  );
  await expect(payments.savedCards(customer)).rejects.toBeInstanceOf(Unreachable);
});

test('follows no redirect', async () => {
  const asked = service.questions.length;
  service.answerAlways({ status: 307, headers: { location: `${service.origin}/elsewhere` } });
  await expect(payments.charge(requestWith('4242424242424242'))).rejects.toBeInstanceOf(Unreachable);
  expect(service.questions.length).toBe(asked + 1);
});

test('a wrong secret key is not the payer’s fault', async () => {
  await expect(stripeAt(service.port, 'sk_test_wrong').charge(requestWith('4242424242424242'))).rejects.toBeInstanceOf(
    Unreachable,
  );
});

test('charges once for a key even when Stripe has forgotten it, a day later', async () => {
  const request = requestWith('4242424242424242');
  const charge = await payments.charge(request);
  const refund = { key: randomUUID(), reference: charge.reference, amountCents: 4000 };
  await payments.refund(refund);
  const before = service.account.moneyTaken();
  service.forgetKeys();
  expect(await payments.charge({ ...request, method: service.account.addMethod('4242424242424242') })).toMatchObject({
    reference: charge.reference,
  });
  await payments.refund(refund);
  expect(service.account.moneyTaken()).toBe(before);
});

test('finds a charge among hundreds of the same payer', async () => {
  const request = requestWith('4242424242424242');
  await payments.charge(request);
  const method = service.account.addMethod('4242424242424242');
  for (let visit = 0; visit < 250; visit += 1)
    service.account.addIntent(
      { amount: 100, currency: 'usd', customer, method, savesCard: false, metadata: {} },
      'succeeds',
    );
  expect(await payments.find(request)).toMatchObject({ key: request.key, state: 'succeeded' });
});

test('an intent that was never confirmed is processing for two minutes and then declined', async () => {
  const intent = service.account.addIntent(
    { amount: 8400, currency: 'usd', customer, method: 'none', savesCard: false, metadata: { key: 'inert' } },
    'succeeds',
  );
  intent.status = 'requires_confirmation';
  expect(await payments.find({ reference: intent.id })).toMatchObject({ state: 'processing' });
  intent.created -= 121;
  expect(await payments.find({ reference: intent.id })).toMatchObject({ state: 'declined' });
});

test('says nothing of what was sent when it fails', async () => {
  const request = { ...requestWith('4242424242424242'), description: 'Canary' };
  service.answerAlways({
    status: 400,
    headers: { 'request-id': 'req_7' },
    body: JSON.stringify({
      error: { type: 'invalid_request_error', param: 'description', message: 'Canary is wrong' },
    }),
  });
  const error = await payments.charge(request).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'request' });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/Canary/);
  expect(String(error)).toContain('req_7');
});

test('sends only what it must', async () => {
  await payments.charge(requestWith('4242424242424242'));
  const sent = service.questions.findLast((question) => question.method === 'POST')?.body.toString() ?? '';
  expect(Object.keys(Object.fromEntries(new URLSearchParams(sent))).sort()).toEqual([
    'amount',
    'automatic_payment_methods[allow_redirects]',
    'automatic_payment_methods[enabled]',
    'confirm',
    'currency',
    'customer',
    'description',
    'expand[0]',
    'expand[1]',
    'metadata[key]',
    'payment_method',
  ]);
});
