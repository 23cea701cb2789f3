import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import { presence } from '#features/account/server/away/away-store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { BookableProvider } from '#features/providers/server/provider-store.ts';
import { auditing } from '#server/audit.ts';
import type { Scope } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Due, DueState } from '../dues.ts';
import type { Snapshot } from '../snapshot.ts';
import { answerBy, type cancelCodes, type cancellers, heldUntil, type Status } from '../status.ts';
import { changeEntry } from './audit-change.ts';
import { returnedOf, returningOf } from './changes/returned-store.ts';
import { type BookingKind, endsOf, type Time } from './kind.ts';
import { dueRows, type NewDue, timeRows } from './new-rows-store.ts';

/** The words that the table holds its columns to. */
export type BookingColumns = {
  status: Status;
  snapshot: Snapshot; // written by insertBooking only
  cancelled_by: (typeof cancellers)[number] | null;
  cancel_code: (typeof cancelCodes)[number] | null;
};

/** What rules ask of a booking, locked until the transaction ends. */
export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>;

export type Seeker = { userId: SqlValue<string>; scope: Scope; now: SqlValue<Date> };

/** Waits for whoever else is changing this booking. With `seeker`: only one that they may change. */
export async function lockBooking(db: Db, id: string, seeker?: Seeker) {
  const row = await db
    .selectFrom('bookings')
    .selectAll('bookings')
    .$narrowType<BookingColumns>()
    .where('bookings.id', '=', id)
    .$if(seeker !== undefined, (query) => (seeker ? query.where(inCircle(db, seeker)) : query))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    bookingId: row.booking_id,
    kind: row.kind,
    userId: row.user_id,
    personId: row.person_id,
    providerId: row.provider_id,
    providerName: row.provider_name,
    status: row.status,
    startsAt: row.starts_at,
    termsFrom: row.terms_from ?? row.starts_at,
    endsAt: row.ends_at,
    totalCents: row.total_cents,
    timeZone: row.time_zone,
    snapshot: row.snapshot,
    heldUntil: row.held_until,
    holdExtendedAt: row.hold_extended_at,
    chargingUntil: row.charging_until,
    answerBy: row.answer_by,
    sureAt: row.sure_at,
    cancelledBy: row.cancelled_by,
    cancelCode: row.cancel_code,
    // Read after the row is locked: in the same statement they could be older than what the lock waited for.
    dues: await duesOf(db, id),
  };
}

/**
 * For somebody this account may act for, as long as it may. Whoever booked may do everything with it while it may book for that
 * person.
 */
export const inCircle = (db: Db, { userId, scope, now }: Seeker) => {
  const within = (one: Scope) =>
    sql<boolean>`bookings.person_id = any(array(${peopleOf(db, { userId, scope: one, now })}))`;
  if (scope === 'bookings') return within(scope);
  return sql<boolean>`(${within(scope)} or (bookings.user_id = ${userId} and ${within('bookings')}))`;
};

export async function duesOf(db: Db, bookingId: string): Promise<Due[]> {
  const rows = await db
    .selectFrom('booking_dues')
    .selectAll('booking_dues')
    .select([returnedOf('booking_dues').as('returned_cents'), returningOf('booking_dues').as('returning_cents')])
    .where('booking_dues.booking_id', '=', bookingId)
    .orderBy('booking_dues.number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    amountCents: row.amount_cents,
    dueAt: row.due_at,
    coversFrom: row.covers_from ?? undefined,
    payBy: row.pay_by,
    unpaidUntil: row.unpaid_until,
    isUndoable: row.undo !== null,
    state: row.state as DueState, // the table's check
    refundCents: row.refund_cents,
    returnedCents: row.returned_cents,
    returningCents: row.returning_cents,
  }));
}

/** The times of a booking, the first one first. */
export async function timesOf(db: Db, bookingId: string): Promise<Time[]> {
  const rows = await db
    .selectFrom('booking_times')
    .select(['booking_times.day', 'booking_times.starts_at', 'booking_times.ends_at'])
    .where('booking_times.booking_id', '=', bookingId)
    .orderBy('booking_times.starts_at')
    .execute();
  return rows.map(({ day, starts_at: startsAt, ends_at: endsAt }) => ({ day, startsAt, endsAt }));
}

declare const counted: unique symbol;
/** An account whose unpaid bookings were counted in this transaction, by `bookOnce`: nothing can be booked without. */
export type Booker = { userId: string; client?: string; readonly [counted]: true };

export type NewBooking = {
  /** Made by the caller, so that an answer can name it before it is written. */
  id?: string;
  kind: Pick<BookingKind, 'name' | 'numberPrefix'>;
  booker: Booker;
  personId: PersonId;
  provider: BookableProvider;
  /** At least one, in their order. */
  times: readonly Time[];
  refundPolicy: Snapshot['refundPolicy'];
  details: Snapshot['details'];
  totalCents: number;
  /** The parts that are paid through us, in cents, in the order in which they are paid; the first one at once. Where there is none, the provider has the request at once. */
  dues: readonly NewDue[];
  note: string;
  now: Date;
};

/** What was written; `isSent`: its provider has it at once, because nothing of it is paid through us. */
export type InsertedBooking = { id: string; providerId: string; isSent: boolean };

/**
 * Writes a pending booking with its times, dues, first event and entry in the audit trail, in one statement. It is held for HOLD_SECONDS,
 * or as long as it can be paid; of one without dues the provider's clock runs from now on. In the caller's transaction. Throws
 * `not_found` where whoever books, or whom it is for, is away.
 */
export async function insertBooking(db: Db, booking: NewBooking): Promise<InsertedBooking> {
  const { id = randomUUID(), kind, provider, personId, times, dues, now } = booking;
  const { userId } = booking.booker;
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) throw new Error('A booking has at least one time.');
  const { address, phone, latitude, longitude, picture } = provider;
  const { refundPolicy, details } = booking;
  const isSent = dues.length === 0;
  const snapshot: Snapshot = { address, phone, latitude, longitude, picture, refundPolicy, details };
  const { isAway } = await db
    .with('booking', (db) =>
      db.insertInto('bookings').values({
        id,
        booking_id: sql<string>`${`${kind.numberPrefix}-`}::text || nextval('booking_numbers')`,
        kind: kind.name,
        user_id: userId,
        person_id: personId,
        provider_id: provider.id,
        provider_name: provider.name,
        status: 'pending',
        booked_date: first.day,
        starts_at: first.startsAt,
        ends_at: last.endsAt,
        time_zone: provider.timeZone,
        total_cents: booking.totalCents,
        snapshot: JSON.stringify(snapshot),
        note: booking.note || null,
        held_until: isSent ? null : heldUntil(now, first),
        held_for_client: isSent ? null : (booking.booker.client ?? null),
        answer_by: isSent ? answerBy(now, endsOf(times, last.endsAt)) : null,
        created_at: now,
        updated_at: now,
      }),
    )
    .with('times', (db) => db.insertInto('booking_times').expression(timeRows(id, times)))
    .with('dues', (db) =>
      db
        .insertInto('booking_dues')
        .columns(['booking_id', 'number', 'amount_cents', 'due_at', 'covers_from', 'updated_at'])
        .expression(dueRows(id, dues, now)),
    )
    .with('event', (db) =>
      db.insertInto('booking_events').values({ booking_id: id, what: isSent ? 'requested' : 'sent', at: now }),
    )
    .with('kept', (db) => presence(db, { userId, personId }))
    .selectNoFrom([
      sql<boolean>`(select bool_or(kept.is_away) from kept)`.as('isAway'),
      auditing([changeEntry({ id, personId }, userId, now)]).as('audited'),
    ])
    .executeTakeFirstOrThrow();
  if (isAway) throw new Failure('not_found');
  return { id, providerId: provider.id, isSent };
}

export type BookingChange = Updateable<Tables['bookings']> & Partial<Pick<BookingColumns, 'status'>>;

/** Sets columns of a booking. Its status is written by change-status.ts alone. */
export async function writeBooking(db: Db, id: string, change: BookingChange): Promise<void> {
  await db.updateTable('bookings').set(change).where('id', '=', id).execute();
}

/** What has become of one part of the price; for change-status.ts alone. */
export async function writeDue(
  db: Db,
  id: string,
  { state, refundCents = 0, now }: { state: DueState; refundCents?: number; now: Date },
): Promise<void> {
  await db
    .updateTable('booking_dues')
    .set({ state, refund_cents: refundCents, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A booking is reviewed once; the review itself is the caller's. */
export async function markReviewed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('bookings').set({ reviewed_at: now }).where('id', '=', id).execute();
}

/** Has the sweep of refunds run as soon as the caller's transaction has committed, besides its turn each minute. */
export async function hurryRefunds(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job('sweep-refunds', max_attempts => 1)`.execute(db);
}

export async function addEvent(
  db: Db,
  { bookingId, what, now }: { bookingId: string; what: string; now: Date },
): Promise<void> {
  await db.insertInto('booking_events').values({ booking_id: bookingId, what, at: now }).execute();
}

/** Says until when a charge may be under way, or with null that none is: the hold does not end before. */
export async function markCharging(db: Db, id: string, until: Date | null): Promise<void> {
  await db.updateTable('bookings').set({ charging_until: until }).where('id', '=', id).execute();
}
