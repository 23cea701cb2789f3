import { earningOf, type PaidBooking } from '../earnings.ts';
import type { HeldItem } from '../payout.ts';
import type { EarningRow } from './earning-store.ts';

export const paidBooking = (row: EarningRow): PaidBooking => ({
  status: row.status,
  cancelledAt: row.cancelled_at,
  totalCents: row.total_cents,
  ends: row.ends,
  dues: row.dues,
  paidOutCents: row.paid_out_cents,
});

/** What leaves at `by` as things stand now, and what waits longer; `nextCents` less than none is owed by the place. */
export function presentEarnings(
  rows: readonly EarningRow[],
  { now, by }: { now: Date; by: Date },
): { nextCents: number; held: HeldItem[] } {
  const earnings = rows.map((row) => ({ row, ...earningOf(paidBooking(row), now, by) }));
  return {
    nextCents: earnings.reduce((sum, { dueCents }) => sum + dueCents, 0),
    held: earnings.flatMap(({ row, held }) =>
      held.map(({ cents, why, until }) => ({
        bookingId: row.booking_id,
        firstDay: row.first_day,
        lastDay: row.last_day,
        cents,
        why,
        until: until?.toISOString() ?? null,
      })),
    ),
  };
}
