import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';

export type Movement = {
  payment_id: string;
  kind: 'paid' | 'refunded';
  day: Day;
  cents: number;
  booking_key: string;
  booking_kind: string;
  booking_id: string;
  provider_name: string;
  person_id: string;
  first_name: string;
  last_name: string;
  card_brand: string | null;
  card_last_four: string | null;
};

export type MovementQuery = { userId: string; now: Date; year?: number; personId?: string; paymentId?: string };

/** Stands for no limit by year. */
const MOST_LISTED = 2000;

/**
 * What this account has paid and got back, for people it may still pay for, the newest first. Of a payment: what it took, what went
 * back while its booking stood, what went back when it ended, and what went back because it came astray.
 */
export async function movementsOf(db: Db, query: MovementQuery): Promise<Movement[]> {
  const { year, personId, paymentId } = query;
  const { rows } = await sql<Movement>`
    select moved.payment_id, moved.kind, moved.cents, bookings.id as booking_key, bookings.kind as booking_kind, bookings.booking_id, bookings.provider_name,
      (moved.at at time zone bookings.time_zone)::date as day,
      people.id as person_id, people.first_name, people.last_name, moved.card_brand, moved.card_last_four
    from (${movements(query)}) as moved
    join bookings on bookings.id = moved.booking_id
    join people on people.id = bookings.person_id
    where people.id in (${peopleOf(db, { userId: query.userId, scope: 'payments', now: query.now })})
      and (${year ?? null}::int is null or extract(year from moved.at at time zone bookings.time_zone) = ${year ?? null}::int)
      and (${personId ?? null}::uuid is null or people.id = ${personId ?? null}::uuid)
      and (${paymentId ?? null}::uuid is null or moved.payment_id = ${paymentId ?? null}::uuid)
    order by moved.at desc, moved.kind, moved.payment_id
    limit ${MOST_LISTED}`.execute(db);
  return rows;
}

const movements = ({ userId }: MovementQuery) => {
  const own = sql`payments.user_id = ${userId} and payments.state in ('succeeded', 'stray')`;
  const of = sql`payments.id as payment_id, payments.booking_id, payments.card_brand, payments.card_last_four`;
  return sql`
    select ${of}, 'paid' as kind, payments.amount_cents as cents, payments.created_at as at from payments where ${own}
    union all
    select ${of}, 'refunded', returned.amount_cents, returned.done_at from payments
    join booking_returns as returned on returned.due_id = payments.due_id
    where ${own} and payments.state = 'succeeded' and returned.done_at is not null
    union all
    select ${of}, 'refunded', dues.refund_cents, dues.updated_at from payments
    join booking_dues as dues on dues.id = payments.due_id
    where ${own} and payments.state = 'succeeded' and dues.state = 'refunded' and dues.refund_cents > 0
    union all
    select ${of}, 'refunded', payments.refunded_cents, payments.updated_at from payments
    where ${own} and payments.state = 'stray' and payments.refunded_cents > 0`;
};

/** In which years this account has paid or got back anything, and for whom. */
export async function yearsOf(db: Db, { userId, now }: Pick<MovementQuery, 'userId' | 'now'>) {
  const { rows } = await sql<{ year: number; person_id: string; first_name: string; last_name: string }>`
    select distinct extract(year from moved.at at time zone bookings.time_zone)::int as year, people.id as person_id,
      people.first_name, people.last_name
    from (${movements({ userId, now })}) as moved
    join bookings on bookings.id = moved.booking_id
    join people on people.id = bookings.person_id
    where people.id in (${peopleOf(db, { userId, scope: 'payments', now })})
    order by year desc, people.last_name, people.first_name, people.id
    limit ${MOST_LISTED}`.execute(db);
  return rows;
}

export type CareDay = {
  booking_id: string;
  provider_id: string;
  provider_name: string;
  snapshot: { address: string; phone: string };
  day: Day;
  /** The provider is where the booking was; who comes to families has an address that nobody reads. */
  has_address: boolean;
};

/** The days on which this person was cared for in a year, up to `now`, of bookings that this account has paid. */
export async function careDaysOf(db: Db, { userId, personId, year, now }: Required<Omit<MovementQuery, 'paymentId'>>) {
  const { rows } = await sql<CareDay>`
    select bookings.booking_id, bookings.provider_id, bookings.provider_name, bookings.snapshot, times.day,
      not provider_kinds.has_private_address as has_address
    from bookings join booking_times as times on times.booking_id = bookings.id
      join providers on providers.id = bookings.provider_id join provider_kinds on provider_kinds.kind = providers.kind
    where bookings.person_id = ${personId} and bookings.status in ('accepted', 'scheduled')
      and times.ends_at <= ${now} and extract(year from times.day) = ${year}::int
      and exists (select from payments where payments.booking_id = bookings.id and payments.user_id = ${userId}
        and payments.state = 'succeeded')
    order by bookings.provider_name, times.day, bookings.booking_id
    limit ${MOST_LISTED}`.execute(db);
  return rows;
}
