import { sql } from 'kysely';
import type { Person } from '#features/account/server/seed.ts';
import { aCard, type TestCard } from '#features/payments/server/seed.ts';
import { keepCustomer } from '#features/payments/server/store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import type { TestApp } from './harness.ts';
import { openTown } from './town.ts';

type Family = { elena: Person; centre: { id: string; timeZone: string } };
type Body = { method?: string; saveCard?: boolean; expectedCents?: number; action?: 'pay' | 'check' };

/** A town of its own for a file of tests, and what is done there; see `checkoutOf`. */
export async function openCheckout(choices: Parameters<typeof openTown>[0] = {}) {
  const { t, town } = await openTown(choices);
  return { t, town, ...checkoutOf(t, () => town) };
}

/** What tests of payments do in Elena's name; `family` answers who she is in the test that runs. */
export function checkoutOf(t: TestApp, family: () => Family) {
  const clients = () => t.as(family().elena);
  return {
    /** A stay that is booked and not paid. */
    held: async (person = family().elena) => {
      const { id } = await aStay(t, { centre: family().centre, person, status: 'held' });
      return id;
    },
    card: (conduct: TestCard = 'good') => aCard(t.ports, conduct, t.clock.now()),
    /** One that she has saved. */
    savedCard: async (conduct: TestCard = 'good') => {
      const token = await aCard(t.ports, conduct, t.clock.now());
      const userId = family().elena.id;
      const customer = await keepCustomer(t.db, { userId, reference: await t.ports.payments.customerFor(userId) });
      await t.db.updateTable('simulated_cards').set({ customer }).where('token', '=', token).execute();
      return token;
    },
    pay: async (bookingId: string, body: Body, key?: string) => {
      const { payments } = await clients();
      return (await payments.pay({ body: { bookingId, ...body } }, key ? { idempotencyKey: key } : {})).data;
    },
    one: async (id: string) => (await (await clients()).bookings.one({ params: { id } })).data,
    /** What the processor knows of the first payment of a booking. */
    chargeOf: async (bookingId: string): Promise<Charge> => {
      const [payment] = await paymentsOf(t, bookingId);
      const customer = await t.ports.payments.customerFor(family().elena.id);
      const charge = await t.ports.payments.find({ key: payment?.id ?? '', customer });
      if (!charge) throw new Error('There is no charge.');
      return charge;
    },
  };
}

/** Every try to pay for a booking, the first one first. */
export const paymentsOf = (t: TestApp, bookingId: string) =>
  t.db.selectFrom('payments').selectAll().where('booking_id', '=', bookingId).orderBy('created_at').execute();

/** What the processor has given back of a booking. */
export const refundsOf = async (t: TestApp, bookingId: string) =>
  t.db
    .selectFrom('simulated_refunds')
    .innerJoin('simulated_charges', 'simulated_charges.reference', 'simulated_refunds.charge')
    .select('simulated_refunds.amount_cents')
    .where(
      'simulated_charges.key',
      'in',
      (await paymentsOf(t, bookingId)).map(({ id }) => id),
    )
    .execute();

/** What the processor holds for a booking, and how many charges succeeded. */
export async function chargedFor(t: TestApp, bookingId: string) {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*), coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from simulated_charges
    where state = 'succeeded' and key in (select id::text from payments where booking_id = ${bookingId})`.execute(t.db);
  return rows[0];
}

/** Nothing that is charged meanwhile reaches the processor, and nobody knows. Answers what was asked of it. */
export async function whileCut(t: TestApp, act: () => Promise<unknown>) {
  const { charge } = t.ports.payments;
  const lost: Parameters<typeof charge>[0][] = [];
  t.ports.payments.charge = async (request) => {
    lost.push(request);
    throw new Unreachable('payments', 'cut');
  };
  await act().finally(() => {
    t.ports.payments.charge = charge;
  });
  return lost;
}
