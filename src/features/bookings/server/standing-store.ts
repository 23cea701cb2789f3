import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Leaver, OpenMatter } from '#server/keeping.ts';

const MOST_STANDING = 100;

/** Bookings for an account or one of its people that are not over: whoever leaves ends them first, the next one first. */
export async function standingOf(db: Db, { people }: Leaver, now: Date): Promise<OpenMatter[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.provider_name', 'bookings.booked_date', 'bookings.person_id', 'bookings.kind'])
    .where(sql<boolean>`bookings.person_id = any(${people}::uuid[])`)
    .where('bookings.status', 'in', ['pending', 'accepted', 'scheduled'])
    .where('bookings.ends_at', '>', now)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_STANDING)
    .execute();
  return rows.map((row) => ({
    what: 'booking',
    id: row.id,
    name: row.provider_name,
    day: row.booked_date,
    personId: row.person_id,
    bookingKind: row.kind,
  }));
}
