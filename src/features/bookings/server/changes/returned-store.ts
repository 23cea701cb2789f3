import { sql } from 'kysely';

type Dues = 'booking_dues' | 'dues';

const sumOf = (dues: Dues, which = sql``) => sql<number>`(
  select coalesce(sum(returned.amount_cents), 0)::int from booking_returns as returned
  where returned.due_id = ${sql.ref(`${dues}.id`)} ${which})`;

/** What has gone back of a part or will while its booking stands. */
export const returnedOf = (dues: Dues) => sumOf(dues);
/** How much of that is still to go. */
export const returningOf = (dues: Dues) => sumOf(dues, sql`and returned.done_at is null`);
