import { sql } from 'kysely';
import { accountZone, provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import { inCircle } from '../store.ts';

type PayingAccount = { userId: SqlValue<string>; now: SqlValue<Date> };

/** Whether this account may pay for a booking: everybody who may pay for its person, and whoever booked it, while they may book. */
export const mayPay = (db: Db, asking: PayingAccount) => inCircle(db, { ...asking, scope: 'payments' });

/** Accounts that may pay for a booking, each of them with the booking in sight. */
const payers = (db: Db, now: SqlValue<Date>) =>
  sql`users where users.closed_at is null
    and users.id in (
      select coalesce(people.user_id, people.created_by) from people where people.id = bookings.person_id
      union select family_links.member_user_id from family_links where family_links.person_id = bookings.person_id
      union select bookings.user_id)
    and ${mayPay(db, { userId: sql<string>`users.id`, now })}`;

type PackedPayer = { first_name: string; last_name: string };

/** By name who can pay for a booking, for somebody of the circle who may not; null for everybody else. */
export const packedPayers = (db: Db, asking: PayingAccount) => sql<PackedPayer[] | null>`(
  case when ${inCircle(db, { ...asking, scope: 'bookings' })} and not ${mayPay(db, asking)} then (
    select coalesce(json_agg(json_build_object('first_name', users.first_name, 'last_name', users.last_name)
      order by users.first_name, users.id), '[]')
    from ${payers(db, asking.now)}) end)`;

/** Who is asked to pay for a booking, with what letters to them need. `is_booker`: the right comes from having booked it. */
export async function payersOf(db: Db, { bookingId, now }: { bookingId: string; now: Date }) {
  const { rows } = await sql<{
    id: string;
    first_name: string;
    email: string;
    language: string;
    phone: string | null;
    time_zone: string | null;
    is_booker: boolean;
  }>`
    select users.id, users.first_name, users.email, users.language,
      ${provenPhone} as phone, ${accountZone} as time_zone,
      users.id = bookings.user_id as is_booker
    from bookings, lateral (select users.* from ${payers(db, now)}) as users
    where bookings.id = ${bookingId} order by users.first_name, users.id`.execute(db);
  return rows;
}
