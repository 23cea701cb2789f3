import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import { DAY_MS } from '#shared/durations.ts';
import { earningOf } from '../earnings.ts';
import { openEarnings } from './earning-store.ts';
import { paidBooking } from './present-earnings.ts';
import { placesToLookAt, takeLook, writeReminded } from './reminder-store.ts';
import { tellEarned } from './tell-payout.ts';

type ReminderContext = { db: Db; publicUrl: string; now: Date };

const LOOKED_AT_EVERY_MS = DAY_MS;
const TOLD_EVERY_MS = 7 * DAY_MS;

/** Tells places that have earned something and named no account so, at most once a week, until there is one. */
export async function remindOfAccounts(reminding: ReminderContext): Promise<void> {
  const { db, now } = reminding;
  const lookedBefore = new Date(now.getTime() - LOOKED_AT_EVERY_MS);
  for (const providerId of await placesToLookAt(db, lookedBefore))
    await joinTransaction(db, (db) => remind({ ...reminding, db }, providerId, lookedBefore));
}

/** Of several processes that look at a place, one does; the others find that it has been looked at. */
async function remind({ db, publicUrl, now }: ReminderContext, providerId: string, lookedBefore: Date) {
  const looked = await takeLook(db, { providerId, lookedBefore, now });
  if (!looked || (looked.told_at && looked.told_at.getTime() > now.getTime() - TOLD_EVERY_MS)) return;
  const rows = await openEarnings(db, providerId);
  const cents = rows.reduce((sum, row) => sum + earningOf(paidBooking(row), now).dueCents, 0);
  if (cents <= 0) return;
  await writeReminded(db, providerId, now);
  await tellEarned({ db, publicUrl, now }, providerId, cents);
}
