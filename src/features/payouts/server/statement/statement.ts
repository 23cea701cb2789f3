import type { Db } from '#server/db/db.ts';
import { type Day, dayIn } from '#shared/dates.ts';
import type { Payout } from '../../payout.ts';
import { placeNamed } from '../account-store.ts';
import { listPayouts } from '../list-store.ts';
import { presentPayout } from '../present-payouts.ts';

/** Stands for no limit in a month: a payout leaves once a week, and is tried again once a day. */
const MOST_IN_A_MONTH = 100;

type DatedPayout = Payout & { day: Day };

/** What left for a place in a month on its calendar, the first one first; what failed is in it, and in no sum. */
export type Statement = { place: string; month: string; payouts: readonly DatedPayout[]; paidCents: number };

export async function statementOf(
  db: Db,
  { providerId, month }: { providerId: string; month: string },
): Promise<Statement> {
  const { name: place, time_zone: zone } = await placeNamed(db, providerId);
  const payouts = (await listPayouts(db, { providerId, month, limit: MOST_IN_A_MONTH }))
    .map(presentPayout)
    .map((payout) => ({ ...payout, day: dayIn(zone, new Date(payout.createdAt)) }))
    .toReversed();
  const paidCents = payouts.reduce((sum, { state, cents }) => (state === 'failed' ? sum : sum + cents), 0);
  return { place, month, payouts, paidCents };
}
