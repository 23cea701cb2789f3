import { inCircle } from '#features/bookings/server/store.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** To which card later parts of a booking may be charged, and whose it is: as agreed with the last payment, by somebody who may still pay for it. */
export async function agreementOf(
  db: Db,
  bookingId: string,
  now: Date,
): Promise<{ userId: string; method: string } | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['payments.user_id', 'payments.method'])
    .where('payments.booking_id', '=', bookingId)
    .where('payments.state', '=', 'succeeded')
    .where('payments.agreed_at', 'is not', null)
    .where(inCircle(db, { userId: sql<string>`payments.user_id`, scope: 'payments', now }))
    .orderBy('payments.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { userId: row.user_id, method: row.method };
}
