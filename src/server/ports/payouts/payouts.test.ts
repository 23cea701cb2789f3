import { sql } from 'kysely';
import { dbOver, openPool } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { freshDatabase } from '#test/database.ts';
import { openStripeEmulator } from '../emulators/stripe.ts';
import { signEvent } from '../payments/event-signature.ts';
import { openStripe } from '../payments/stripe.ts';
import { openSimulatedPayouts } from './embedded.ts';
import { payoutsBehaviour } from './payouts.behaviour.ts';

const secret = 'whsec_of_a_test';

payoutsBehaviour('the simulated processor', async () => {
  const pool = openPool({ url: await freshDatabase(), size: 20, onError: () => undefined });
  const db = dbOver(pool);
  let now = new Date('2026-11-20T12:00:00Z');
  const payouts = openSimulatedPayouts({ db, delayMs: 0, now: () => now, secret });
  return {
    payouts,
    async bankFor(number) {
      const answer = await payouts.tokeniseBank({
        holder: 'Jacaranda Day Center',
        routing: '110000000',
        account: number,
      });
      if ('issues' in answer) throw new Error('not a test account');
      return answer.token;
    },
    async arrive() {
      now = new Date(now.getTime() + DAY_MS);
    },
    async sendBack() {
      now = new Date(now.getTime() + 3 * DAY_MS);
    },
    eventAbout(key, at) {
      const rawBody = JSON.stringify({ id: 'sim_evt_1', kind: 'payout.failed', payout: key });
      return { rawBody, signature: signEvent(rawBody, secret, at) };
    },
    async moneyOut() {
      const { rows } = await sql<{ cents: number }>`
        select coalesce(sum(amount_cents), 0)::integer as cents from simulated_payouts
        where conduct = 'succeeds' or created_at + interval '1 day' > ${now}
          or (conduct = 'sent_back_later' and created_at + interval '4 days' > ${now})`.execute(db);
      return rows[0]?.cents ?? 0;
    },
    async close() {
      await payouts.stop();
      await pool.end();
    },
  };
});

payoutsBehaviour('Stripe', async () => {
  const service = await openStripeEmulator('sk_test_1');
  const { payouts } = openStripe({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_of_payments',
    payoutsSecret: secret,
    timeoutMs: 1000,
    address: { host: '127.0.0.1', port: service.port, protocol: 'http' },
  });
  return {
    payouts,
    bankFor: async (number) => service.desk.addBank(number),
    arrive: async () => service.desk.arrive(),
    sendBack: async () => service.desk.sendBack(),
    eventAbout(key, at) {
      const rawBody = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payout.failed',
        account: 'acct_1',
        data: { object: { object: 'payout', id: 'po_1', status: 'failed', metadata: { key } } },
      });
      return { rawBody, signature: signEvent(rawBody, secret, at) };
    },
    moneyOut: async () => service.desk.moneyOut(),
    close: () => service.close(),
  };
});
