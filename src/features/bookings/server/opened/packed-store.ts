import { sql } from 'kysely';
import type { Due, DueState } from '../../dues.ts';
import { returnedOf, returningOf } from '../changes/returned-store.ts';
import type { Time } from '../kind.ts';

export type PackedDue = [
  id: string,
  number: number,
  amountCents: number,
  dueAt: string,
  coversFrom: string | null,
  payBy: string | null,
  unpaidUntil: string | null,
  isUndoable: boolean,
  state: DueState,
  refundCents: number,
  returnedCents: number,
  returningCents: number,
];

/** The dues of a booking as one JSON text: a list asks of twenty bookings at once. */
export const packedDues = sql<PackedDue[] | null>`(
  select json_agg(json_build_array(dues.id, dues.number, dues.amount_cents, dues.due_at, dues.covers_from, dues.pay_by,
    dues.unpaid_until, dues.undo is not null, dues.state, dues.refund_cents,
    ${returnedOf('dues')}, ${returningOf('dues')})
    order by dues.number)
  from booking_dues as dues where dues.booking_id = bookings.id)`;

export const unpackDues = (packed: PackedDue[] | null): Due[] =>
  (packed ?? []).map(
    ([
      id,
      number,
      amountCents,
      dueAt,
      coversFrom,
      payBy,
      unpaidUntil,
      isUndoable,
      state,
      refundCents,
      returnedCents,
      returningCents,
    ]) => ({
      id,
      number,
      amountCents,
      dueAt: new Date(dueAt),
      coversFrom: coversFrom === null ? undefined : new Date(coversFrom),
      payBy: payBy === null ? null : new Date(payBy),
      unpaidUntil: unpaidUntil === null ? null : new Date(unpaidUntil),
      isUndoable,
      state,
      refundCents,
      returnedCents,
      returningCents,
    }),
  );

export type PackedTime = [day: string, startsAt: string, endsAt: string];

/** The times of a booking as one JSON text. */
export const packedTimes = sql<PackedTime[]>`(
  select json_agg(json_build_array(times.day, times.starts_at, times.ends_at) order by times.starts_at)
  from booking_times as times where times.booking_id = bookings.id)`;

const MOST_GONE_DAYS = 366;

/** The days that are gone, the last ones where there are more than anybody's year has. */
export const packedGone = sql<PackedTime[]>`(
  select coalesce(json_agg(json_build_array(gone.day, gone.starts_at, gone.ends_at) order by gone.day), '[]')
  from (select * from booking_gone_days where booking_id = bookings.id order by day desc limit ${sql.lit(MOST_GONE_DAYS)}) as gone)`;

export const unpackTimes = (packed: readonly PackedTime[]): Time[] =>
  packed.map(([day, startsAt, endsAt]) => ({ day, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
