import { HOLD_MINUTES } from '#features/availability/hold-seconds.ts';
import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';

/** So many bookings that are not paid yet may keep seats or slots for one account. */
const MOST_UNPAID = 3;
/** And so many of them may be kept longer at a time. */
const MOST_EXTENDED = 1;
/** So many requests of which nothing is paid through us may wait for answers. */
const MOST_WAITING = 5;

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

/**
 * Once a request is written of which nothing is paid through us, in its transaction. Throws `too_many_unanswered` when more of the
 * account's wait for answers than it may have: they cost it nothing.
 */
export async function refuseManyWaiting(
  db: Db,
  { user, limits, now }: Pick<Context, 'user' | 'limits' | 'now'>,
): Promise<void> {
  const most = MOST_WAITING * limits.factor;
  const waiting = await pendingOf(db, user.id)
    .where('bookings.answer_by', '>', now)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('booking_dues')
            .select('booking_dues.id')
            .whereRef('booking_dues.booking_id', '=', 'bookings.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (waiting.count > most) throw new Failure('too_many_unanswered', { values: { count: most } });
}

type HoldRequest = { userId: string; client: string; providerId: string; factor: number };

/**
 * Once one is written, in its transaction, in which the account is locked: so many unpaid bookings of one provider may an account keep,
 * and so many a network. Throws `too_many_held`; `factor` widens it for load tests.
 */
export async function refuseManyHeld(
  db: Db,
  { userId, client, providerId, factor }: HoldRequest,
  most: { account: number; network: number },
): Promise<void> {
  const kept = await db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('bookings.user_id', '=', userId).as('account'),
      fn.countAll<number>().as('network'),
    ])
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', 'is not', null)
    .where((is) => is.or([is('bookings.user_id', '=', userId), is('bookings.held_for_client', '=', client)]))
    .executeTakeFirstOrThrow();
  if (kept.account > most.account * factor || kept.network > most.network * factor)
    throw new Failure('too_many_held', { values: { minutes: HOLD_MINUTES } });
}

/** Of many things that an account does at once each counts those before it. */
export const lockAccount = (db: Db, userId: string) =>
  db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();

// Those whose time has run out count until the sweep has given back what they keep.
const unpaidOf = (db: Db, userId: string) => pendingOf(db, userId).where('bookings.held_until', 'is not', null);

const pendingOf = (db: Db, userId: string) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'pending');

/** So many visits of one provider may an account keep without having paid, and so many a network. */
const fairVisits = { account: 2, network: 4 } as const;

/** The same of visits, which their kinds have in common. */
export const refuseUnfairVisits = (db: Db, booked: HoldRequest) => refuseManyHeld(db, booked, fairVisits);
