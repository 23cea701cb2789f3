import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aCard, type TestCard } from './seed.ts';

const t: TestApp = await testApp();
let elena: Person;
let centre: Awaited<ReturnType<typeof aCentre>>;

beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db);
  centre = await aCentre(t.db, { managerId: (await aPerson(t.db)).id });
});
afterAll(() => t.close());

const held = async () => (await aStay(t, { centre, person: elena, status: 'held' })).id;
const card = (conduct: TestCard = 'good') => aCard(t.ports, conduct, t.clock.now());
type Body = { method?: string; saveCard?: boolean; action?: 'pay' | 'check' };
const pay = async (bookingId: string, body: Body, key?: string) =>
  (await (await t.as(elena)).payments.pay({ body: { bookingId, ...body } }, key ? { idempotencyKey: key } : {})).data;

/** What the processor holds for this booking, and how many charges succeeded. */
async function taken(bookingId: string) {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*), coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from simulated_charges
    where state = 'succeeded' and key in (select id::text from payments where booking_id = ${bookingId})`.execute(t.db);
  return rows[0];
}

describe('a processor that does not answer', () => {
  test('is asked by the sweep, and never charged again', async () => {
    const id = await held();
    const method = await card('silent');
    await expect(pay(id, { method }, 'silent-key')).rejects.toMatchObject({ code: 'payment_unknown', status: 503 });
    expect((await (await t.as(elena)).bookings.one({ params: { id } })).data.payment).toBe('due');
    t.clock.advance(60);
    await t.runJobs();
    expect((await (await t.as(elena)).bookings.one({ params: { id } })).data).toMatchObject({
      payment: 'paid',
      status: 'pending',
    });
    expect(await pay(id, { method }, 'silent-key')).toMatchObject({ state: 'succeeded' });
    expect(await taken(id)).toEqual({ count: 1, cents: 8400 });
  });

  test('is asked by the page', async () => {
    const id = await held();
    await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'succeeded', booking: { payment: 'paid' } });
  });

  test('and knows nothing later either was never reached: the same try may be made again', async () => {
    const id = await held();
    const { charge } = t.ports.payments;
    const method = await card();
    t.ports.payments.charge = async () => {
      throw new Unreachable('payments', 'cut');
    };
    await expect(pay(id, { method }, 'cut-off-key')).rejects.toMatchObject({ code: 'payment_unknown' });
    t.ports.payments.charge = charge;
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'processing' });
    t.clock.advance(151);
    await t.runJobs();
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'due' });
    expect(await pay(id, { method }, 'cut-off-key')).toMatchObject({ state: 'succeeded' });
    expect(await taken(id)).toEqual({ count: 1, cents: 8400 });
  });
});
