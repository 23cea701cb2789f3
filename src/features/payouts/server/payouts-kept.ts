import type { Keeping } from '#server/keeping.ts';

/** What a place has earned is the place's; of whoever changed its account only the change stays. */
export const payoutsKept: Keeping = {
  name: 'payouts',
  tables: [{ table: 'payout_accounts', names: ['changed_by'], copy: [], end: { kept: 'places' } }],
};
