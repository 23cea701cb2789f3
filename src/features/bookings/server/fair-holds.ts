import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';

/** So many bookings that are not paid yet may keep seats or slots for one account. */
const MOST_UNPAID = 3;

/** Before a handler books anything. Throws `too_many_requests` to an account or a client that books without end. */
export async function takeBookingPoints({ limits, client, user }: Context): Promise<void> {
  await limits.take('bookingClient', client);
  await limits.take('bookingAccount', user.id);
}

/**
 * At the beginning of the transaction that books, before anything is taken: of many at once each counts those before it.
 * Throws `too_many_unpaid`.
 */
export async function refuseHoarding(db: Db, { user, limits }: Pick<Context, 'user' | 'limits'>): Promise<void> {
  const most = MOST_UNPAID * limits.factor;
  await db.selectFrom('users').select('users.id').where('users.id', '=', user.id).forNoKeyUpdate().execute();
  // Those whose time has run out count until the sweep has given back what they keep.
  const unpaid = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.user_id', '=', user.id)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', 'is not', null)
    .executeTakeFirstOrThrow();
  if (unpaid.count >= most) throw new Failure('too_many_unpaid', { values: { count: unpaid.count } });
}
