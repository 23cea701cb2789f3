import type { Db } from '#server/db/db.ts';
import { packedAttendance } from '../attendance/packed-attendance-store.ts';
import { packedSkips } from '../changes/packed-change-store.ts';
import { packedMoves } from './move-store.ts';

/** What has become of the times of a booking, as one reads it with a booking of which cancelling is spoken. */
export const packedPasts = [
  packedAttendance.as('packed_attendance'),
  packedMoves.as('packed_moves'),
  packedSkips.as('packed_skips'),
] as const;

/** The same of one booking, which the caller has locked. */
export const pastsOf = (db: Db, bookingId: string) =>
  db.selectFrom('bookings').select(packedPasts).where('bookings.id', '=', bookingId).executeTakeFirstOrThrow();
