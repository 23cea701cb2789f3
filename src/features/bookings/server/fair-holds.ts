import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';

/** So many bookings that are not paid yet may keep seats or slots for one account. */
const MOST_UNPAID = 3;
/** And so many of them may be kept longer at a time. */
const MOST_EXTENDED = 1;

/**
 * At the beginning of the transaction that books, before anything is taken: of many at once each counts those before it.
 * Throws `too_many_unpaid`.
 */
export async function refuseHoarding(db: Db, { user, limits }: Pick<Context, 'user' | 'limits'>): Promise<void> {
  const most = MOST_UNPAID * limits.factor;
  await lockAccount(db, user.id);
  const unpaid = await unpaidOf(db, user.id).executeTakeFirstOrThrow();
  if (unpaid.count >= most) throw new Failure('too_many_unpaid', { values: { count: unpaid.count } });
}

/**
 * Before an unpaid booking is kept longer, in the transaction that has locked it: of many at once each counts those before it.
 * Throws `hold_extended` when the account keeps another one longer.
 */
export async function refuseLongHoarding(
  db: Db,
  { userId, limits }: { userId: string } & Pick<Context, 'limits'>,
): Promise<void> {
  await lockAccount(db, userId);
  const extended = await unpaidOf(db, userId)
    .where('bookings.hold_extended_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (extended.count >= MOST_EXTENDED * limits.factor) throw new Failure('hold_extended');
}

/** Of many things that an account does at once each counts those before it. */
export const lockAccount = (db: Db, userId: string) =>
  db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();

// Those whose time has run out count until the sweep has given back what they keep.
const unpaidOf = (db: Db, userId: string) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', 'is not', null);
