import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { mayAt } from '#features/providers/server/places/role-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Bank } from '#server/ports/payouts/payouts.ts';
import { Refused } from '#server/ports/refused.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { BANK_HOLD_MS, nextPayoutAt } from '../payout.ts';
import {
  accountOf,
  type AccountRow,
  clearBank,
  insertAccount,
  lockAccount,
  placeNamed,
  restoreBank,
  writeBank,
} from './account-store.ts';
import { hasStarted } from './payout-store.ts';
import { tellBank } from './tell-payout.ts';

// Longer than the processor takes to answer.
const CHANGES_WITHIN_MS = 3 * MINUTE_MS;

/**
 * From now on a place is paid to another account. What is known of the one before is gone before the processor hears of the new one:
 * wherever this ends, nothing leaves to an account that its owners were not told of three days ago. Throws `not_found`,
 * `confirm_needed`, `too_many_requests`, `payouts_busy`, `unreachable`, and `invalid_input` at `account` for one that is not taken.
 */
export async function changeBank(
  context: Context,
  { providerId, token }: { providerId: string; token: string },
): Promise<void> {
  const { db, user, limits, ports } = context;
  await requireProof(context);
  await limits.take('payoutBankAccount', user.id);
  if (!(await mayAt(db, { userId: user.id, providerId, right: 'payouts' }))) throw new Failure('not_found');
  await openAccount(context, providerId);
  const before = await beginChange(context, providerId);
  const bank = await ports.payouts
    .setBank(before.payee, token)
    .catch((error: unknown) => giveUpChange(context, before, error));
  await inTransaction(context, (inside) => noteBank(inside, providerId, bank));
}

/** The processor's name for a place, asked for once. */
async function openAccount({ db, ports, now }: Context, providerId: string): Promise<void> {
  if (await accountOf(db, providerId)) return;
  const payee = await ports.payouts.payeeFor(providerId).catch((error: unknown) => {
    throw error instanceof Unreachable ? new Failure('unreachable') : error;
  });
  const { time_zone: timeZone } = await placeNamed(db, providerId);
  await insertAccount(db, { providerId, payee, nextAt: nextPayoutAt(now, timeZone), heldUntil: now, now });
}

const beginChange = ({ db, user, now }: Context, providerId: string): Promise<AccountRow> =>
  db.transaction().execute(async (db) => {
    const account = await lockAccount(db, providerId);
    if (!account || !(await mayAt(db, { userId: user.id, providerId, right: 'payouts' })))
      throw new Failure('not_found');
    const isChanging = account.changing_until !== null && account.changing_until > now;
    if (isChanging || (await hasStarted(db, providerId))) throw new Failure('payouts_busy');
    const heldUntil = new Date(now.getTime() + BANK_HOLD_MS);
    await clearBank(db, providerId, { heldUntil, changingUntil: new Date(now.getTime() + CHANGES_WITHIN_MS) });
    return account;
  });

async function giveUpChange({ db }: Context, before: AccountRow, error: unknown): Promise<never> {
  if (error instanceof Unreachable) throw new Failure('unreachable');
  if (!(error instanceof Refused)) throw error;
  await restoreBank(db, before);
  throw error.reason === 'unusable_bank' ? Failure.of('account', 'payouts.bank.refused') : error;
}

async function noteBank(context: Context, providerId: string, bank: Bank): Promise<void> {
  const { db, user, now } = context;
  await lockAccount(db, providerId);
  await writeBank(db, providerId, { bank, userId: user.id, now });
  await notePlaceEvent(db, { providerId, actorId: user.id, what: 'bank', detail: bank.lastFour, now });
  await tellBank(context, providerId, bank);
}
