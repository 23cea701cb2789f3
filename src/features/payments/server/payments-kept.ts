import type { Keeping } from '#server/keeping.ts';
import { forgetCards } from './forget-cards.ts';
import { moneyUnderWay } from './returns-store.ts';

/** What was paid and given back: tax law wants it for seven years. */
export const paymentsKept: Keeping = {
  name: 'payments',
  openMatters: moneyUnderWay,
  letGo: forgetCards,
  tables: [
    {
      table: 'payments',
      account: ['user_id'],
      copy: ['amount_cents', 'refunded_cents', 'state', 'card_brand', 'card_last_four', 'agreed_at', 'created_at'],
      end: { kept: 'money', without: { client_secret: null } },
    },
    { table: 'payment_customers', account: ['user_id'], copy: [], end: 'erased' },
  ],
};
