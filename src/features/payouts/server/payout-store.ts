import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { PayoutFailure, PayoutState } from '../payout.ts';
import type { AccountRow } from './account-store.ts';

const payouts = (db: Db) =>
  db.selectFrom('payouts').selectAll('payouts').$narrowType<{ state: PayoutState; failure: PayoutFailure | null }>();

export type PayoutRow = Awaited<ReturnType<typeof openPayouts>>[number];

type Item = { bookingId: string; cents: number };
type NewPayout = { account: AccountRow & { bank_name: string; last_four: string }; items: readonly Item[]; now: Date };

/** With the bookings that it is of. Throws where one of this place has begun and not ended. */
export async function insertPayout(db: Db, { account, items, now }: NewPayout): Promise<void> {
  const { id } = await db
    .insertInto('payouts')
    .values({
      number: sql<string>`'PO-' || nextval('payout_numbers')`,
      provider_id: account.provider_id,
      payee: account.payee,
      bank_name: account.bank_name,
      last_four: account.last_four,
      amount_cents: items.reduce((sum, { cents }) => sum + cents, 0),
      state: 'started',
      created_at: now,
      tried_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payout_items')
    .values(items.map(({ bookingId, cents }) => ({ payout_id: id, booking_id: bookingId, amount_cents: cents })))
    .execute();
}

const MOST_AT_ONCE = 100;

/** Those that are not there yet: new ones, and others that nobody has asked about since `untouchedSince`; longest first. */
export const openPayouts = (db: Db, untouchedSince: Date) =>
  payouts(db)
    .where((is) =>
      is.or([
        is('payouts.state', '=', 'started'),
        is.and([is('payouts.state', '=', 'sent'), is('payouts.tried_at', '<=', untouchedSince)]),
      ]),
    )
    .orderBy('payouts.tried_at')
    .orderBy('payouts.id')
    .limit(MOST_AT_ONCE)
    .execute();

type ArrivalQuery = { settledSince: Date; untouchedSince: Date };

/** Those that banks have had since then and may still send back, and that nobody has asked about for a while; longest first. */
export const arrivedPayouts = (db: Db, { settledSince, untouchedSince }: ArrivalQuery) =>
  payouts(db)
    .where('payouts.state', '=', 'paid')
    .where('payouts.settled_at', '>', settledSince)
    .where('payouts.tried_at', '<=', untouchedSince)
    .orderBy('payouts.tried_at')
    .orderBy('payouts.id')
    .limit(MOST_AT_ONCE)
    .execute();

/** Undefined for one that is not ours. */
export const payoutNamed = (db: Db, id: string) => payouts(db).where('payouts.id', '=', id).executeTakeFirst();

export const hasStarted = async (db: Db, providerId: string): Promise<boolean> =>
  (await payouts(db)
    .where('payouts.provider_id', '=', providerId)
    .where('payouts.state', '=', 'started')
    .executeTakeFirst()) !== undefined;

/** Sends it to the end of the line. */
export const touchPayout = (db: Db, id: string, now: Date) =>
  db.updateTable('payouts').set({ tried_at: now }).where('id', '=', id).execute();

type Outcome = {
  state: Exclude<PayoutState, 'started'>;
  reference: string | null;
  failure: PayoutFailure | null;
  now: Date;
};

const before: Record<Outcome['state'], PayoutState[]> = {
  sent: ['started'],
  paid: ['started', 'sent'],
  // Banks send back what they had for days, too.
  failed: ['started', 'sent', 'paid'],
};

/** True for the first who brings it there; nothing changes what has failed, because its bookings are due again. */
export async function writeOutcome(
  db: Db,
  { id }: Pick<PayoutRow, 'id'>,
  { state, reference, failure, now }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payouts')
    .set({
      state,
      failure,
      settled_at: state === 'sent' ? null : now,
      ...(reference !== null && { reference }),
    })
    .where('id', '=', id)
    .where('state', 'in', before[state])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
