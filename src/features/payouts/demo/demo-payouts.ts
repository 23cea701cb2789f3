import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertAccount, placeNamed, writeBank, writeNext } from '../server/account-store.ts';
import { openPayouts, writeOutcome } from '../server/payout-store.ts';
import { remindOfAccounts } from '../server/remind-of-account.ts';
import { begin } from '../server/run-payouts.ts';
import { nextPayoutAt } from '../payout.ts';

type World = { db: Db; now: Date };
type Place = { providerId: string; ownerId: string };

const WEEKS = 9;
const formerBank = { bankName: 'Arroyo Community Bank', lastFour: '4417' };
const bank = { bankName: 'Foothill Credit Union', lastFour: '8820' };

const REMINDED_DAYS_AGO = 2;

/**
 * Two months of Mondays at one place: the first payout came back from a closed account, and left to another one a week later. Other
 * places that have earned something were told two days ago that they have named no account.
 */
export async function seedPayouts({ db, now }: World, { providerId, ownerId }: Place): Promise<void> {
  const { time_zone: timeZone } = await placeNamed(db, providerId);
  const opened = new Date(now.getTime() - WEEKS * 7 * DAY_MS);
  const first = nextPayoutAt(opened, timeZone);
  const payee = `sim_acct_${providerId}`;
  await db.insertInto('simulated_payees').values({ payee, conduct: 'succeeds', created_at: opened }).execute();
  await insertAccount(db, { providerId, payee, nextAt: first, heldUntil: opened, now: opened });
  const changeBank = async (known: typeof bank, at: Date) => {
    await writeBank(db, providerId, { bank: known, userId: ownerId, now: at });
    await notePlaceEvent(db, { providerId, actorId: ownerId, what: 'bank', detail: known.lastFour, now: at });
  };
  await changeBank(formerBank, opened);
  let hasFailed = false;
  for (let monday = first; monday <= now; monday = nextPayoutAt(monday, timeZone)) {
    await begin({ db, now: monday }, providerId);
    const isFirst = await arrive({ db, now }, monday, { fails: !hasFailed });
    if (!isFirst || hasFailed) continue;
    hasFailed = true;
    await changeBank(bank, new Date(monday.getTime() + 2 * DAY_MS));
    await writeNext(db, providerId, { at: nextPayoutAt(monday, timeZone) });
  }
  await remindOfAccounts({ db, publicUrl: '', now: new Date(now.getTime() - REMINDED_DAYS_AGO * DAY_MS) });
}

/** What began on a Monday is with the bank a day later, as far as that has passed. True when something did. */
async function arrive({ db, now }: World, monday: Date, { fails }: { fails: boolean }): Promise<boolean> {
  const [payout] = await openPayouts(db, monday);
  if (payout?.state !== 'started') return false;
  const reference = `sim_po_of_${payout.number}`;
  const { id: key, payee, amount_cents } = payout;
  await db
    .insertInto('simulated_payouts')
    .values({ reference, key, payee, amount_cents, conduct: fails ? 'account_closed' : 'succeeds', created_at: monday })
    .execute();
  const there = new Date(monday.getTime() + 26 * HOUR_MS);
  await writeOutcome(db, payout, { state: 'sent', reference, failure: null, now: monday });
  if (there <= now)
    await writeOutcome(db, payout, {
      state: fails ? 'failed' : 'paid',
      reference,
      failure: fails ? 'account_closed' : null,
      now: there,
    });
  return true;
}
