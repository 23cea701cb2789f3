import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { PayoutItem, PayoutFailure, PayoutState } from '../payout.ts';

export type ListedPayout = {
  id: string;
  number: string;
  state: PayoutState;
  failure: PayoutFailure | null;
  amount_cents: number;
  bank_name: string;
  last_four: string;
  created_at: Date;
  settled_at: Date | null;
  items: PayoutItem[];
};

type PayoutQuery = { providerId: string; limit: number; offset?: number; month?: string };

const inMonth = ({ providerId, month }: Pick<PayoutQuery, 'providerId' | 'month'>) => sql`
  payouts.provider_id = ${providerId} and (${month ?? null}::text is null
    or to_char(payouts.created_at at time zone providers.time_zone, 'YYYY-MM') = ${month ?? null}::text)`;

/** The newest first, each with its bookings in the order of their days. `month`: on the calendar of the place. */
export async function listPayouts(db: Db, { limit, offset = 0, ...sought }: PayoutQuery): Promise<ListedPayout[]> {
  const { rows } = await sql<ListedPayout>`
    select payouts.id, payouts.number, payouts.state, payouts.failure, payouts.amount_cents, payouts.bank_name,
      payouts.last_four, payouts.created_at, payouts.settled_at, coalesce((
        select jsonb_agg(jsonb_build_object('bookingId', bookings.booking_id, 'cents', items.amount_cents,
          'firstDay', (bookings.starts_at at time zone bookings.time_zone)::date,
          'lastDay', (bookings.ends_at at time zone bookings.time_zone)::date) order by bookings.starts_at, bookings.id)
        from payout_items as items join bookings on bookings.id = items.booking_id where items.payout_id = payouts.id
      ), '[]') as items
    from payouts join providers on providers.id = payouts.provider_id
    where ${inMonth(sought)}
    order by payouts.created_at desc, payouts.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPayouts(db: Db, providerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('payouts.provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const MOST_MONTHS = 120;

/** The months in which payouts of a place left, the last one first. */
export async function monthsOf(db: Db, providerId: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(payouts.created_at at time zone providers.time_zone, 'YYYY-MM') as month
    from payouts join providers on providers.id = payouts.provider_id
    where payouts.provider_id = ${providerId}
    order by month desc limit ${MOST_MONTHS}`.execute(db);
  return rows.map(({ month }) => month);
}
