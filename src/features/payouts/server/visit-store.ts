import { sql } from 'kysely';
import type { Status } from '#features/bookings/status.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { PayoutState } from '../payout.ts';

export type VisitRow = {
  booking_id: string;
  person_id: string;
  initials: string;
  day: Day;
  status: Status;
  total_cents: number;
  paid_cents: number;
  back_cents: number;
  out_cents: number;
  payout: { number: string; state: PayoutState } | null;
  total: number;
};

/** Visits of which something was paid through us, with what became of it, the latest first; none for who sells no slots. */
export async function earnedVisits(
  db: Db,
  { providerId, page }: { providerId: string; page: number },
): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select bookings.booking_id, bookings.person_id, bookings.status, bookings.total_cents,
      (bookings.starts_at at time zone bookings.time_zone)::date as day,
      upper(left(people.first_name, 1) || left(people.last_name, 1)) as initials,
      money.paid_cents, money.back_cents, paid_out.cents as out_cents, paid_out.payout, (count(*) over ())::int as total
    from bookings
    join providers on providers.id = bookings.provider_id
    join provider_kinds on provider_kinds.kind = providers.kind
    join people on people.id = bookings.person_id
    cross join lateral (
      select coalesce(sum(dues.amount_cents), 0)::int as paid_cents,
        coalesce(sum(dues.refund_cents + (select coalesce(sum(returned.amount_cents), 0) from booking_returns as returned
          where returned.due_id = dues.id)), 0)::int as back_cents
      from booking_dues as dues where dues.booking_id = bookings.id and dues.state not in ('due', 'insured')
    ) as money
    cross join lateral (
      select coalesce(sum(items.amount_cents) filter (where payouts.state <> 'failed'), 0)::int as cents,
        (array_agg(jsonb_build_object('number', payouts.number, 'state', payouts.state)
          order by payouts.created_at desc, payouts.id))[1] as payout
      from payout_items as items join payouts on payouts.id = items.payout_id where items.booking_id = bookings.id
    ) as paid_out
    where bookings.provider_id = ${providerId} and provider_kinds.slot_service is not null
      and money.paid_cents > 0
    order by bookings.starts_at desc, bookings.id
    limit ${PAGE_LENGTH} offset ${offsetOf(page)}`.execute(db);
  return rows;
}
