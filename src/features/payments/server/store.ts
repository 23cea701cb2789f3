import type { Charge } from '#server/ports/payments/payments.ts';
import type { Db } from '#server/db/db.ts';

type Decline = NonNullable<Charge['declineCode']>;
type Held = { state: Charge['state'] | 'started' | 'stray'; decline_code: Decline | null };

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;

const rows = (db: Db) => db.selectFrom('payments').selectAll('payments').$narrowType<Held>();

export const paymentOf = (db: Db, id: string) => rows(db).where('payments.id', '=', id).executeTakeFirst();

/** The one payment of a booking that has not come to nothing. */
export const alivePayment = (db: Db, bookingId: string) =>
  rows(db)
    .where('payments.booking_id', '=', bookingId)
    .where('payments.state', 'not in', ['declined', 'stray'])
    .executeTakeFirst();

/** The alive one, or else the newest that was declined. */
export const latestPayment = async (db: Db, bookingId: string) =>
  (await alivePayment(db, bookingId)) ??
  rows(db)
    .where('payments.booking_id', '=', bookingId)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(1)
    .executeTakeFirst();

/** A booking whose seats are held for a payment at this moment. */
export const payableBooking = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('bookings')
    .select('booking_id')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('payment', '=', 'due')
    .where('held_until', '>', now)
    .executeTakeFirst();

type NewPayment = {
  bookingId: string;
  userId: string;
  amountCents: number;
  method: string;
  savesCard: boolean;
  now: Date;
};

export async function insertPayment(
  db: Db,
  { bookingId, userId, amountCents, method, savesCard, now }: NewPayment,
): Promise<string> {
  const { id } = await db
    .insertInto('payments')
    .values({
      booking_id: bookingId,
      user_id: userId,
      amount_cents: amountCents,
      method,
      saves_card: savesCard,
      state: 'started',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the processor says of a payment; `state` may differ from the charge's for a stray one. */
export async function writeCharge(
  db: Db,
  id: string,
  { charge, state, now }: { charge: Charge; state: Held['state']; now: Date },
): Promise<void> {
  const declineCode = charge.declineCode ?? (state === 'declined' ? 'card_declined' : null);
  await db
    .updateTable('payments')
    .set({
      state,
      reference: charge.reference,
      client_secret: charge.clientSecret ?? null,
      decline_code: declineCode,
      card_brand: charge.card?.brand ?? null,
      card_last_four: charge.card?.lastFour ?? null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Only one of which nothing was heard: whoever brought an answer meanwhile is right. */
export async function giveUpPayment(
  db: Db,
  id: string,
  { declineCode, now }: { declineCode: Decline | null; now: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'declined', decline_code: declineCode, client_secret: null, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['started', 'requires_action'])
    .execute();
}

/** Sends it to the end of the line of those that are asked about. */
export async function touchPayment(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('payments').set({ updated_at: now }).where('id', '=', id).execute();
}

const MOST_AT_ONCE = 100;

export const unsettledPayments = (db: Db, untouchedSince: Date) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['started', 'requires_action', 'processing'])
    .where('updated_at', '<=', untouchedSince)
    .orderBy('updated_at')
    .limit(MOST_AT_ONCE)
    .execute();

/** What is owed back, longest first: of bookings that ended paid, and of payments that came astray. */
export const owedRefunds = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select([
      'payments.id',
      'payments.reference',
      'payments.refund_tries',
      'payments.updated_at',
      'bookings.refund_cents as amount_cents',
    ])
    .where('payments.state', '=', 'succeeded')
    .where('bookings.payment', '=', 'refund_due')
    .unionAll(
      db
        .selectFrom('payments')
        .select([
          'payments.id',
          'payments.reference',
          'payments.refund_tries',
          'payments.updated_at',
          'payments.amount_cents',
        ])
        .where('payments.state', '=', 'stray')
        .whereRef('payments.refunded_cents', '<', 'payments.amount_cents'),
    )
    .orderBy('updated_at')
    .limit(MOST_AT_ONCE)
    .execute();
export type OwedRefund = Awaited<ReturnType<typeof owedRefunds>>[number];

/** True for the first who notes it. */
export async function noteRefunded(
  db: Db,
  id: string,
  { amountCents, now }: { amountCents: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ refunded_cents: amountCents, updated_at: now })
    .where('id', '=', id)
    .where('refunded_cents', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The next try takes another key: the processor has given this one up for good. */
export async function countFailedRefund(db: Db, id: string, tries: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ refund_tries: tries + 1 })
    .where('id', '=', id)
    .where('refund_tries', '=', tries)
    .execute();
}

export const knownCustomer = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('payment_customers').select('reference').where('user_id', '=', userId).executeTakeFirst())
    ?.reference;

/** Whoever asks first names the customer; all others use that name. */
export async function keepCustomer(
  db: Db,
  { userId, reference }: { userId: string; reference: string },
): Promise<string> {
  await db
    .insertInto('payment_customers')
    .values({ user_id: userId, reference })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await knownCustomer(db, userId)) ?? reference;
}

/** True for an event that was told before. */
export const isKnownEvent = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function keepEvent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The processor repeats itself for days, not for months. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}
