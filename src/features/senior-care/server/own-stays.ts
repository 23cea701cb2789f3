import { auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { KnownStay } from '../stay.ts';
import { stays } from './stay-kind.ts';
import { ownBookingsOn } from './stay-store.ts';

type Sought = { user: { id: string }; centreId: string; days: readonly Day[]; now: Date };

/** What somebody has booked for themselves at a centre on some of these days; being read, it stands in their audit trail. */
export async function ownStaysOn(db: Db, { user, centreId, days, now }: Sought): Promise<KnownStay[]> {
  const rows = await ownBookingsOn(db, { kind: stays.name, userId: user.id, centreId, days });
  await auditReading({ db, user, now }, { people: rows.map((row) => row.person_id), subject: 'bookings' });
  return rows.map((row) => ({ _id: row.id, bookingId: row.booking_id }));
}
