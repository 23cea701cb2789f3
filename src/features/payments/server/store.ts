import { sql } from 'kysely';
import type { Charge } from '#server/ports/payments/payments.ts';
import type { Db } from '#server/db/db.ts';

export type Decline = NonNullable<Charge['declineCode']>;
type PaymentColumns = { state: Charge['state'] | 'started' | 'stray'; decline_code: Decline | null };

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentOf>>>;

const rows = (db: Db) => db.selectFrom('payments').selectAll('payments').$narrowType<PaymentColumns>();

export const paymentOf = (db: Db, id: string) => rows(db).where('payments.id', '=', id).executeTakeFirst();

/** The one payment of a due that has not come to nothing. */
export const alivePayment = (db: Db, dueId: string) =>
  rows(db)
    .where('payments.due_id', '=', dueId)
    .where('payments.state', 'not in', ['declined', 'stray'])
    .executeTakeFirst();

/** Of the last part that somebody has tried to pay the newest that is alive, or else the newest that was declined. */
export const latestPayment = (db: Db, bookingId: string) =>
  rows(db)
    .innerJoin('booking_dues', 'booking_dues.id', 'payments.due_id')
    .where('payments.booking_id', '=', bookingId)
    .orderBy('booking_dues.number', 'desc')
    .orderBy(sql`payments.state in ('declined', 'stray')`)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(1)
    .executeTakeFirst();

/** The number that people read of the booking whose due can be paid at this moment; undefined for one that cannot. */
export async function payableNumber(db: Db, dueId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('booking_dues')
    .innerJoin('bookings', 'bookings.id', 'booking_dues.booking_id')
    .select('bookings.booking_id')
    .where('booking_dues.id', '=', dueId)
    .where('booking_dues.state', '=', 'due')
    .where((is) => is.or([is('booking_dues.pay_by', 'is', null), is('booking_dues.pay_by', '>', now)]))
    .where((is) =>
      is.or([
        is.and([is('bookings.status', '=', 'pending'), is('bookings.held_until', '>', now)]),
        is('bookings.status', 'in', ['accepted', 'scheduled']),
        // The request is sent although its first part is to be paid: a plan does not pay it. Of what is over nobody answers it.
        is.and([
          is('bookings.status', '=', 'pending'),
          is('bookings.answer_by', 'is not', null),
          is('bookings.ends_at', '>', now),
          is('booking_dues.number', '=', 1),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row?.booking_id;
}

type NewPayment = {
  dueId: string;
  bookingId: string;
  userId: string;
  amountCents: number;
  method: string;
  savesCard: boolean;
  /** When whoever pays has agreed that later parts are charged to this card. */
  agreedAt?: Date | null;
  /** Charged by such an agreement, while nobody is there. */
  isOffSession?: boolean;
  now: Date;
};

export async function insertPayment(db: Db, payment: NewPayment): Promise<string> {
  const { id } = await db
    .insertInto('payments')
    .values({
      due_id: payment.dueId,
      booking_id: payment.bookingId,
      user_id: payment.userId,
      amount_cents: payment.amountCents,
      method: payment.method,
      saves_card: payment.savesCard,
      agreed_at: payment.agreedAt ?? null,
      is_off_session: payment.isOffSession ?? false,
      state: 'started',
      created_at: payment.now,
      updated_at: payment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the processor says of a payment; `state` may differ from the charge's for a stray one. */
export async function writeCharge(
  db: Db,
  id: string,
  { charge, state, now }: { charge: Charge; state: PaymentColumns['state']; now: Date },
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

/** Only one of which nothing was heard: whoever brought an answer meanwhile is right. True for the first who gives it up. */
export async function giveUpPayment(
  db: Db,
  id: string,
  { declineCode, now }: { declineCode: Decline | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: 'declined', decline_code: declineCode, client_secret: null, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['started', 'requires_action'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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

/** What is owed back, longest first: of dues of bookings that ended paid, and of payments that came astray. */
export const owedRefunds = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('booking_dues', 'booking_dues.id', 'payments.due_id')
    .select([
      'payments.id',
      'payments.reference',
      'payments.refund_tries',
      'payments.updated_at',
      'booking_dues.refund_cents as amount_cents',
    ])
    .where('payments.state', '=', 'succeeded')
    .where('booking_dues.state', '=', 'refund_due')
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
