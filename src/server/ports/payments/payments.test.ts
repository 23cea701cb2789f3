import { sql } from 'kysely';
import { dbOver, openPool } from '#server/db/db.ts';
import { freshDatabase } from '#test/database.ts';
import { openStripeEmulator } from '../emulators/stripe.ts';
import { openSimulatedProcessor } from './embedded.ts';
import { signEvent } from './event-signature.ts';
import { paymentsBehaviour } from './payments.behaviour.ts';
import { openStripe } from './stripe.ts';

const secret = 'whsec_of_a_test';
const now = new Date('2026-11-20T12:00:00Z');

paymentsBehaviour('the simulated processor', async () => {
  const pool = openPool({ url: await freshDatabase(), size: 20, onError: () => undefined });
  const db = dbOver(pool);
  const payments = openSimulatedProcessor({ db, delayMs: 0, secret });
  return {
    payments,
    async methodFor(number) {
      const answer = await payments.tokenise(
        { number, expiry: '09/31', cvc: '123', name: 'Elena Marín', zip: '90032' },
        now,
      );
      if ('issues' in answer) throw new Error('not a test card');
      return answer.token;
    },
    async confirm(clientSecret, isApproved) {
      await payments.confirm(clientSecret, isApproved);
    },
    async moneyTaken() {
      const { rows } = await sql<{ cents: number }>`
        select coalesce(sum(amount_cents - refunded_cents), 0)::integer as cents from simulated_charges where state = 'succeeded'`.execute(
        db,
      );
      return rows[0]?.cents ?? 0;
    },
    eventAbout(reference, at) {
      const rawBody = JSON.stringify({
        id: 'sim_evt_1',
        kind: 'charge.succeeded',
        charge: reference,
        created: at.toISOString(),
      });
      return { rawBody, signature: signEvent(rawBody, secret, at) };
    },
    async close() {
      await payments.stop();
      await pool.end();
    },
  };
});

paymentsBehaviour('Stripe', async () => {
  const service = await openStripeEmulator('sk_test_1');
  const { payments } = openStripe({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: secret,
    timeoutMs: 10_000,
    address: { host: '127.0.0.1', port: service.port, protocol: 'http' },
  });
  return {
    payments,
    methodFor: async (number) => service.account.addMethod(number),
    confirm: async (clientSecret, isApproved) => service.account.confirm(clientSecret, isApproved),
    moneyTaken: async () => service.account.moneyTaken(),
    eventAbout(reference, at) {
      const rawBody = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { object: 'payment_intent', id: reference } },
      });
      return { rawBody, signature: signEvent(rawBody, secret, at) };
    },
    close: () => service.close(),
  };
});
