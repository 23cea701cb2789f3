import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';

/**
 * Bookings that are not paid, and whose plan nobody has checked, keep at most these parts of a day's seats and of a year's, those of one account and those of one network with all its
 * accounts; but always the seats of so many on a day, and a year of so many.
 */
const fair = {
  account: { day: 1 / 4, year: 1 / 10, always: 2, allYear: 1 },
  network: { day: 1 / 2, year: 1 / 5, always: 4, allYear: 2 },
} as const;
const WEEKS_A_YEAR = 52;

type SeatRequest = { userId: string; client: string; providerId: string; factor: number };

/**
 * Once the seats are taken and the booking is written, in the same transaction, in which the account is locked. Throws
 * `too_much_unpaid` when what the account or its network now keeps unpaid at this centre is more than its fair part, which `factor`
 * widens for load tests.
 */
export async function refuseUnfairSeats(db: Db, { userId, client, providerId, factor }: SeatRequest): Promise<void> {
  const isOver = ({ day, year, always, allYear }: (typeof fair)[keyof typeof fair], kept: string) => {
    const seats = sql.ref(`kept.${kept}`);
    return sql<boolean>`bool_or(${seats} > greatest(${always}::int, floor(seat_days.capacity * ${day * factor}::float8)))
      or (max(${seats}) > ${allYear}::int
        and sum(${seats}) > max(centres.capacity * cardinality(providers.open_weekdays)) * ${WEEKS_A_YEAR}::int * ${year * factor}::float8)`;
  };
  const { rows } = await sql<{ isUnfair: boolean }>`
    with held as (
      select booking_times.day, (bookings.snapshot -> 'details' ->> 'guests')::int as seats,
        bookings.user_id = ${userId} as "isOwn"
      from bookings join booking_times on booking_times.booking_id = bookings.id
      where bookings.provider_id = ${providerId} and bookings.status = 'pending'
        and (bookings.held_until is not null or exists (
          select from booking_plans where booking_plans.booking_id = bookings.id and booking_plans.state = 'asked'))
        and (bookings.user_id = ${userId} or bookings.held_for_client = ${client})
    ), kept as (
      select held.day, coalesce(sum(held.seats) filter (where held."isOwn"), 0) as account, sum(held.seats) as network
      from held group by held.day
    )
    select ${isOver(fair.account, 'account')} or ${isOver(fair.network, 'network')} as "isUnfair"
    from kept
    join seat_days on seat_days.provider_id = ${providerId} and seat_days.day = kept.day and seat_days.room = ''
    join centres on centres.provider_id = seat_days.provider_id
    join providers on providers.id = centres.provider_id`.execute(db);
  if (rows[0]?.isUnfair) throw new Failure('too_much_unpaid');
}
