import type { PlaceReader } from '#features/providers/server/places/role-store.ts';
import { sql } from 'kysely';
import { familyOf } from '#features/bookings/server/notice-store.ts';
import type { Db } from '#server/db/db.ts';

const MOST_AT_ONCE = 100;

export type Ending = { id: string; kind: string; name: string; timeZone: string; until: Date; booked: string | null };
type EndingQuery = { days: number; now: Date };

/**
 * Providers whose verification ends within so many days (0: has ended), whose managers have not been told so yet, with the kind of
 * what is booked there, the first to end first. What was missed while nothing ran is told once: who is told of a day is told of no earlier one.
 */
export async function endingWithin(db: Db, { days, now }: EndingQuery): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select providers.id, providers.kind, providers.name, providers.time_zone as "timeZone", providers.evidence_until as until,
      (select bookings.kind from bookings where bookings.provider_id = providers.id order by bookings.ends_at desc limit 1) as booked
    from providers
    where providers.verified_at is not null and isfinite(providers.evidence_until)
      and providers.evidence_until <= ${now}::timestamptz + make_interval(days => ${days})
      and (providers.evidence_until <= ${now}) = ${days === 0}
      and not exists (
        select from evidence_warnings as told where told.provider_id = providers.id
          and told.evidence_until = providers.evidence_until and told.days <= ${days})
    order by providers.evidence_until, providers.id limit ${MOST_AT_ONCE}`.execute(db);
  return rows;
}

/** Answers whether it was not told before: of several processes, one tells. */
export async function markTold(db: Db, { id, until }: Ending, { days, now }: EndingQuery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('evidence_warnings')
    .values({ provider_id: id, evidence_until: until, days, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const MOST_READERS = 2000;

/** Families with a booking there that is not over, each once. */
export const familiesBookedAt = (
  db: Db,
  { providerId, now }: { providerId: string; now: Date },
): Promise<PlaceReader[]> =>
  db
    .selectFrom('bookings as ahead')
    .innerJoin('users', (join) => join.on('users.id', '=', familyOf(db, sql<string>`ahead.id`, now)))
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .distinct()
    .where('ahead.provider_id', '=', providerId)
    .where('ahead.status', 'in', ['accepted', 'scheduled', 'pending'])
    .where('ahead.ends_at', '>', now)
    .orderBy('users.id')
    .limit(MOST_READERS)
    .execute();
