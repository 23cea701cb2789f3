import type { EarnedVisit } from '../payout.ts';
import type { VisitRow } from './visit-store.ts';
import type { Payout } from '../payout.ts';
import type { PayoutOverview } from '../contract.ts';
import type { AccountRow } from './account-store.ts';
import type { ListedPayout } from './list-store.ts';

export const presentPayout = (row: ListedPayout): Payout => ({
  _id: row.id,
  number: row.number,
  state: row.state,
  failure: row.failure,
  cents: row.amount_cents,
  bankName: row.bank_name,
  lastFour: row.last_four,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  items: row.items,
});

/** Where and when a place is paid; nothing is planned without an account, and while a bank refuses it. */
export function presentAccount(
  account: AccountRow | undefined,
  now: Date,
): Pick<PayoutOverview, 'bank' | 'problem' | 'heldUntil' | 'nextAt'> {
  const { bank_name: bankName, last_four: lastFour, changed_at: changedAt } = account ?? {};
  if (!account || !bankName || !lastFour || !changedAt)
    return { bank: null, problem: null, heldUntil: null, nextAt: null };
  const { problem, held_until: held, next_at: next } = account;
  const at = [next, held, now].reduce((latest, one) => (one > latest ? one : latest));
  return {
    bank: { bankName, lastFour, changedAt: changedAt.toISOString() },
    problem,
    heldUntil: held > now ? held.toISOString() : null,
    nextAt: problem ? null : at.toISOString(),
  };
}

/** `isKnown`: whoever reads it sees who visits, too. */
export const presentVisit = (row: VisitRow, { isKnown }: { isKnown: boolean }): EarnedVisit => ({
  bookingId: row.booking_id,
  day: row.day,
  status: row.status,
  initials: isKnown ? row.initials : null,
  priceCents: row.total_cents,
  paidCents: row.paid_cents,
  backCents: row.back_cents,
  outCents: row.out_cents,
  payout: row.payout,
});
