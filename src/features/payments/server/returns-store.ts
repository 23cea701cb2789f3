import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Leaver, OpenMatter } from '#server/keeping.ts';

const MOST_AT_ONCE = 100;

/** What goes back of paid parts while their bookings stand, and has come due; longest first. */
export const owedReturns = (db: Db, now: Date) =>
  db
    .selectFrom('booking_returns')
    .innerJoin('payments', 'payments.due_id', 'booking_returns.due_id')
    .select([
      'booking_returns.id',
      'booking_returns.amount_cents',
      'booking_returns.tries as refund_tries',
      'payments.id as payment_id',
      'payments.reference',
    ])
    .where('payments.state', '=', 'succeeded')
    .where('booking_returns.done_at', 'is', null)
    .where('booking_returns.owed_at', '<=', now)
    .orderBy('booking_returns.tried_at')
    .limit(MOST_AT_ONCE)
    .execute();
export type OwedReturn = Awaited<ReturnType<typeof owedReturns>>[number];

/** Sends it to the end of the line; with `isFailed` the next try takes another key. */
export async function touchReturn(db: Db, id: string, { now, isFailed }: { now: Date; isFailed: boolean }) {
  await db
    .updateTable('booking_returns')
    .set({ tried_at: now, ...(isFailed && { tries: sql`tries + 1` }) })
    .where('id', '=', id)
    .execute();
}

/** True for the first who notes that it has gone. */
export async function noteReturned(db: Db, { id, payment_id, amount_cents }: OwedReturn, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('booking_returns')
    .set({ done_at: now })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await addRefunded(db, payment_id, { amountCents: amount_cents, now });
  return numUpdatedRows === 1n;
}

/** So much more of a payment has gone back. */
export async function addRefunded(db: Db, id: string, { amountCents, now }: { amountCents: number; now: Date }) {
  await db
    .updateTable('payments')
    .set({ refunded_cents: sql`refunded_cents + ${amountCents}`, updated_at: now })
    .where('id', '=', id)
    .execute();
}

const MOST_OPEN = 20;

/** Money of an account that is on its way, to a provider or back: a payment without an end, or a refund that has not left. */
export async function moneyUnderWay(db: Db, { userId }: Leaver): Promise<OpenMatter[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .innerJoin('booking_dues', 'booking_dues.id', 'payments.due_id')
    .select(['bookings.id', 'bookings.kind', 'bookings.provider_name', 'bookings.booked_date'])
    .where('payments.user_id', '=', userId)
    .where((is) =>
      is.or([
        is('payments.state', 'in', ['started', 'requires_action', 'processing']),
        is.and([
          is('payments.state', '=', 'stray'),
          is('payments.refunded_cents', '<', is.ref('payments.amount_cents')),
        ]),
        is.and([is('payments.state', '=', 'succeeded'), is('booking_dues.state', '=', 'refund_due')]),
        is.exists(
          is
            .selectFrom('booking_returns')
            .select('booking_returns.id')
            .whereRef('booking_returns.due_id', '=', 'payments.due_id')
            .where('booking_returns.done_at', 'is', null),
        ),
      ]),
    )
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .limit(MOST_OPEN)
    .execute();
  const each = new Map(rows.map((row) => [row.id, row]));
  return [...each.values()].map(({ id, kind, provider_name: name, booked_date: day }) => ({
    what: 'money',
    id,
    name,
    day,
    personId: null,
    bookingKind: kind,
  }));
}
