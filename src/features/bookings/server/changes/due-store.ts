import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { PAY_SOON_HOURS } from '../../difference.ts';
import type { Due, DueState } from '../../dues.ts';
import { DUE_REMINDER, isUnsaid } from '../reminders/reminder-store.ts';
import { isNotCharged } from '../sweep-store.ts';
import type { OpenChange } from './change-store.ts';

/** How a change is taken back: what it dropped comes again, what it added goes, and the details are what they were. */
export type Undo = Pick<OpenChange, 'added' | 'dropped' | 'details'>;

type NewDue = { bookingId: string; number: number; amountCents: number; payBy: Date; undo: Undo | null; now: Date };

/** What other days cost more, to be paid from now on; for change-price.ts alone. */
export async function insertDue(db: Db, due: NewDue): Promise<void> {
  await db
    .insertInto('booking_dues')
    .values({
      booking_id: due.bookingId,
      number: due.number,
      amount_cents: due.amountCents,
      due_at: due.now,
      pay_by: due.payBy,
      undo: due.undo && JSON.stringify(due.undo),
      updated_at: due.now,
    })
    .execute();
}

/** Of a request that has been accepted, what is not paid yet of a difference: until when it can be. */
export async function writePayBy(db: Db, { bookingId, payBy, now }: { bookingId: string; payBy: Date; now: Date }) {
  await db
    .updateTable('booking_dues')
    .set({ pay_by: payBy, updated_at: now })
    .where('booking_dues.booking_id', '=', bookingId)
    .where('booking_dues.state', '=', 'due')
    .where('booking_dues.pay_by', 'is not', null)
    .execute();
}

/** The way back from the change that a part is for; undefined where there is none. The booking is locked. */
export async function undoOf(db: Db, dueId: string): Promise<Undo | undefined> {
  const row = await db
    .selectFrom('booking_dues')
    .select('undo')
    .$narrowType<{ undo: Undo | null }>() // written by insertDue only
    .where('booking_dues.id', '=', dueId)
    .executeTakeFirst();
  return row?.undo ?? undefined;
}

const MOST_AT_ONCE = 200;

/** Confirmed bookings with a difference that nobody pays, and no charge under way. */
const unpaid = (db: Db, now: Date) =>
  db
    .selectFrom('booking_dues')
    .innerJoin('bookings', 'bookings.id', 'booking_dues.booking_id')
    .select('bookings.id')
    .where('booking_dues.state', '=', 'due')
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where(isNotCharged(now))
    .orderBy('booking_dues.pay_by')
    .limit(MOST_AT_ONCE);

/** Those whose time to pay it is over. */
export const lapsingBookings = (db: Db, now: Date) => unpaid(db, now).where('booking_dues.pay_by', '<=', now).execute();

/** Those who should hear that it will soon be, and have not: a day ahead, or when half of the time is left. */
export const pressingDues = (db: Db, now: Date) =>
  unpaid(db, now)
    .where('booking_dues.pay_by', '>', now)
    .where(
      sql<Date>`booking_dues.pay_by - least(make_interval(hours => ${PAY_SOON_HOURS}), (booking_dues.pay_by - booking_dues.updated_at) / 2)`,
      '<=',
      now,
    )
    .where(isUnsaid(sql.val(DUE_REMINDER)))
    .execute();

type DuePart = { state: DueState; amountCents: number; now: Date };

/** A part of the price becomes another one; for change-status.ts and change-price.ts alone. */
export async function writePart(db: Db, { id }: Pick<Due, 'id'>, { state, amountCents, now }: DuePart): Promise<void> {
  await db
    .updateTable('booking_dues')
    .set({ state, amount_cents: amountCents, updated_at: now })
    .where('booking_dues.id', '=', id)
    .execute();
}
