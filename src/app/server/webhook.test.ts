import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aPaidPlace } from '#features/payouts/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { eventsOf } from '#test/stays.ts';

// Events are signed with the time of day.
const t: TestApp = await testApp({ now: new Date().toISOString() });
let elena: Person;
const answers: number[] = [];
const events: { body: string; signature: string }[] = [];

beforeAll(async () => {
  elena = await aPerson(t.db);
  t.ports.simulatedProcessor?.tell(async (body, signature) => {
    events.push({ body, signature });
    const { statusCode } = await send(body, signature);
    answers.push(statusCode);
    if (statusCode !== 200) throw new Error('It will come again.');
  });
});
afterAll(() => t.close());

const send = (body: string, signature: string, { type = 'application/json', about = 'payments' } = {}) =>
  t.app.inject({
    method: 'POST',
    url: `/services/common/${about}/v1.0/webhook`,
    payload: body,
    headers: { 'content-type': type, 'stripe-signature': signature },
  });

async function until(isDone: () => Promise<boolean>) {
  while (!(await isDone()))
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
}

test('the processor’s events carry a payment in, each once', async () => {
  const centre = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
  const { id } = await aStay(t, { centre, person: elena, status: 'held' });
  const calls = await t.as(elena);
  const payment = async () => (await calls.bookings.one({ params: { id } })).data.payment;
  await expect(
    calls.payments.pay({ body: { bookingId: id, method: await aCard(t.ports, 'silent', t.clock.now()) } }),
  ).rejects.toMatchObject({ code: 'payment_unknown' });
  await until(async () => (await payment()) === 'paid');
  await until(async () => answers.length > 0);
  expect(answers).toEqual([200]);
  const [event] = events;
  expect((await send(event?.body ?? '', event?.signature ?? '')).statusCode).toBe(200);
  expect(await t.db.selectFrom('payment_events').select('id').execute()).toHaveLength(1);
  expect(await eventsOf(t, id)).toEqual(['sent', 'paid']);
});

test.each([
  ['another body', (body: string) => body.replace('sim_pi', 'sim_pj'), (signature: string) => signature],
  ['no signature', (body: string) => body, () => ''],
  ['an old signature', (body: string) => body, (signature: string) => signature.replace(/t=\d+/, 't=1700000000')],
  ['no body', () => '', (signature: string) => signature],
])('an event with %s is refused and changes nothing', async (_, bodyFrom, signatureFrom) => {
  const [event] = events;
  const answer = await send(bodyFrom(event?.body ?? ''), signatureFrom(event?.signature ?? ''));
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test('its type does not matter, its length does', async () => {
  expect((await send('{}', '', { type: 'text/plain' })).statusCode).toBe(400);
  expect((await send('x'.repeat(300_000), '')).statusCode).toBe(413);
});

test('what is told of payouts comes in at an address of its own, and a forged one is refused', async () => {
  const heard: [string, string][] = [];
  const manager = await aPerson(t.db);
  const { id: providerId } = await aCentre(t.db, { managerId: manager.id });
  await aPaidPlace(t, { providerId, userId: manager.id, conduct: 'closed' });
  const payee = `sim_acct_${providerId}`;
  await t.ports.payouts.pay({ key: randomUUID(), payee, amountCents: 8400, description: 'LADO PO-1' });
  t.clock.advance(25 * 3600);
  t.ports.simulatedPayouts?.tell(async (...event) => void heard.push(event));
  await until(async () => heard.length > 0);
  const [[body, signature] = ['', '']] = heard;
  expect((await send(body, signature, { about: 'payouts' })).statusCode).toBe(200);
  expect((await send(body, signature)).statusCode).toBe(400);
  expect((await send(`${body} `, signature, { about: 'payouts' })).statusCode).toBe(400);
});
