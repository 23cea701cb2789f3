import { sql } from 'kysely';
import type { DueState } from '#features/bookings/dues.ts';
import type { Status } from '#features/bookings/status.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';

type PaidDue = { state: DueState; amountCents: number; refundCents: number; returnedCents: number };

export type EarningRow = {
  id: string;
  booking_id: string;
  status: Status;
  cancelled_at: Date | null;
  total_cents: number;
  first_day: Day;
  last_day: Day;
  ends: Date[];
  dues: PaidDue[];
  paid_out_cents: number;
};

/** Stands for no limit in a week: what is beyond is paid out with the next one. */
const MOST_OPEN = 2000;

/** The bookings of a place of which something is still to be paid out, or was paid out too much; those that ended first come first. */
export async function openEarnings(db: Db, providerId: string): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`
    select bookings.id, bookings.booking_id, bookings.status, bookings.cancelled_at, bookings.total_cents,
      (bookings.starts_at at time zone bookings.time_zone)::date as first_day,
      (bookings.ends_at at time zone bookings.time_zone)::date as last_day,
      array(select times.ends_at from booking_times as times where times.booking_id = bookings.id order by times.ends_at) as ends,
      money.dues, paid.cents as paid_out_cents
    from bookings
    cross join lateral (
      select jsonb_agg(jsonb_build_object('state', parts.state, 'amountCents', parts.amount_cents,
          'refundCents', parts.refund_cents, 'returnedCents', parts.returned_cents) order by parts.number) as dues,
        bool_or(parts.state <> 'due') as is_paid,
        coalesce(sum(parts.amount_cents - parts.refund_cents - parts.returned_cents) filter (where parts.state <> 'due'), 0)::int
          as net_cents
      from (
        select booking_dues.*, (select coalesce(sum(returned.amount_cents), 0)::int from booking_returns as returned
          where returned.due_id = booking_dues.id) as returned_cents
        from booking_dues where booking_dues.booking_id = bookings.id and booking_dues.state <> 'insured'
          and (booking_dues.state <> 'due' or booking_dues.pay_by is null)
      ) as parts
    ) as money
    cross join lateral (
      select coalesce(sum(items.amount_cents), 0)::int as cents
      from payout_items as items join payouts on payouts.id = items.payout_id
      where items.booking_id = bookings.id and payouts.state <> 'failed'
    ) as paid
    where bookings.provider_id = ${providerId} and money.is_paid and money.net_cents <> paid.cents
    order by bookings.ends_at, bookings.id
    limit ${MOST_OPEN}`.execute(db);
  return rows;
}
