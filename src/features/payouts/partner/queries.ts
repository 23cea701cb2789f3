import type { Reply } from '#shared/call.ts';
import { callQueryOrNull, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { payouts } from '../contract.ts';

export type PayoutList = Reply<typeof payouts.list>;

export const pageIn = (search: URLSearchParams): number => Math.max(1, Math.trunc(Number(search.get('page')) || 1));

/** What the chosen place is paid next; null for those who do not see its money. */
export function payoutOverview() {
  refreshOn(['partners', 'requests'], keyOf(payouts.overview));
  return callQueryOrNull(payouts.overview, {}, session.isPartner);
}

/** What it was paid so far; null for the same. */
export function payoutList(search: URLSearchParams) {
  refreshOn(['partners'], keyOf(payouts.list));
  return callQueryOrNull(payouts.list, { query: { page: pageIn(search) } }, session.isPartner);
}

/** Its visits with their money; null for the same. */
export function visitList(search: URLSearchParams) {
  refreshOn(['partners', 'requests'], keyOf(payouts.visits));
  const page = Math.max(1, Math.trunc(Number(search.get('visits')) || 1));
  return callQueryOrNull(payouts.visits, { query: { page } }, session.isPartner);
}
