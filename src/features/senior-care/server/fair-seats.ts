import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';

/** Unpaid bookings of one account keep at most this part of a day's seats, but always the seats of a couple. */
const PART_OF_A_DAY = 1 / 4;
const COUPLE = 2;
/** And this part of the seats of a year, but always one seat through all of it. */
const PART_OF_A_YEAR = 1 / 10;
const WEEKS_A_YEAR = 52;

/**
 * Once the seats are taken and the booking is written, in the same transaction, in which the account is locked. Throws
 * `too_much_unpaid` when what the account now keeps unpaid at this centre is more than its fair part, which `factor` widens for load tests.
 */
export async function refuseUnfairSeats(
  db: Db,
  { userId, providerId, factor }: { userId: string; providerId: string; factor: number },
): Promise<void> {
  const { rows } = await sql<{ isUnfair: boolean }>`
    with kept as (
      select booking_times.day, sum((bookings.snapshot -> 'details' ->> 'guests')::int) as seats
      from bookings join booking_times on booking_times.booking_id = bookings.id
      where bookings.user_id = ${userId} and bookings.provider_id = ${providerId}
        and bookings.status = 'pending' and bookings.held_until is not null
      group by booking_times.day
    )
    select
      bool_or(kept.seats > greatest(${COUPLE}::int, floor(seat_days.capacity * ${PART_OF_A_DAY * factor}::float8)))
      or (
        max(kept.seats) > 1
        and sum(kept.seats) > max(centres.capacity * cardinality(providers.open_weekdays)) * ${WEEKS_A_YEAR}::int * ${PART_OF_A_YEAR * factor}::float8
      ) as "isUnfair"
    from kept
    join seat_days on seat_days.provider_id = ${providerId} and seat_days.day = kept.day
    join centres on centres.provider_id = seat_days.provider_id
    join providers on providers.id = centres.provider_id`.execute(db);
  if (rows[0]?.isUnfair) throw new Failure('too_much_unpaid');
}
