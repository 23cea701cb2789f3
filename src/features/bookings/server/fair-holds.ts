import { randomUUID } from 'node:crypto';
import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { answerKnownOnce } from '#server/idempotency.ts';
import type { Booking } from '../booking.ts';
import type { BookingKind } from './kind.ts';
import { shownBooking } from './show-booking.ts';
import type { Booker } from './store.ts';

/** So many bookings that are not paid yet may keep seats or slots for one account. */
const MOST_UNPAID = 3;
/** And so many of them may be kept longer at a time. */
const MOST_EXTENDED = 1;

type Work = {
  kind: Pick<BookingKind, 'refuseUnfair'>;
  /** What the keys of repetitions belong to. */
  route: string;
  body: unknown;
  /** Takes capacity and writes the booking under this id, in the transaction; answers whose capacity it is. */
  book: (db: Db, booking: { id: string; booker: Booker }) => Promise<string>;
};

/**
 * How every kind books: within what an account and a client may, once for each key. Throws `too_many_requests`, `too_many_unpaid`,
 * `key_reused`, and what the kind throws. Answers the booking as its family sees it.
 */
export async function bookOnce(context: Context, { kind, route, body, book }: Work): Promise<{ data: Booking }> {
  const { db, limits, user, client, now, idempotencyKey } = context;
  await takeBookingPoints(context);
  const answer = { id: randomUUID() };
  const claim = { userId: user.id, route, key: idempotencyKey, body, now, answer };
  const { id } = await answerKnownOnce(db, claim, async (db) => {
    await refuseHoarding(db, context);
    const booker = { userId: user.id, client } as Booker; // counted above
    const providerId = await book(db, { id: answer.id, booker });
    await kind.refuseUnfair(db, { userId: user.id, client, providerId, factor: limits.factor });
  });
  return { data: await shownBooking(context, id) };
}

/** Before anything is booked or kept longer. Throws `too_many_requests` to an account or a client that books without end. */
export async function takeBookingPoints({ limits, client, user }: Context): Promise<void> {
  await limits.take('bookingClient', client);
  await limits.take('bookingAccount', user.id);
}

/**
 * At the beginning of the transaction that books, before anything is taken: of many at once each counts those before it.
 * Throws `too_many_unpaid`.
 */
async function refuseHoarding(db: Db, { user, limits }: Pick<Context, 'user' | 'limits'>): Promise<void> {
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

const lockAccount = (db: Db, userId: string) =>
  db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();

// Those whose time has run out count until the sweep has given back what they keep.
const unpaidOf = (db: Db, userId: string) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'pending')
    .where('bookings.held_until', 'is not', null);
