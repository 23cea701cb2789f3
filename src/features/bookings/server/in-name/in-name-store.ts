import type { Db } from '#server/db/db.ts';

type DoerQuery = { bookingId: string; byId: string | null };

/** Who has booked, and who has just done something with it, by name; undefined for nobody, or whose account is gone. */
export async function doersOf(db: Db, { bookingId, byId }: DoerQuery) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('bookings', (join) => join.onRef('bookings.user_id', '=', 'users.id').on('bookings.id', '=', bookingId))
    .select(['users.id', 'users.first_name', 'users.last_name', 'bookings.id as booked'])
    .where((is) => is.or([is('bookings.id', '=', bookingId), ...(byId ? [is('users.id', '=', byId)] : [])]))
    .execute();
  const named = (row: (typeof rows)[number] | undefined) => row && `${row.first_name} ${row.last_name}`.trim();
  return { by: named(rows.find(({ id }) => id === byId)), booker: named(rows.find(({ booked }) => booked !== null)) };
}
