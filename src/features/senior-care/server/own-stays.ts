import { auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Day } from '#shared/dates.ts';
import type { KnownStay } from '../stay.ts';
import { stays } from './stay-kind.ts';

const MOST_NAMED = 5;

type Sought = { user: { id: string }; centreId: string; days: readonly Day[]; now: Date };

/** What somebody has booked for themselves at a centre on some of these days; being read, it stands in their audit trail. */
export async function ownStaysOn(db: Db, { user, centreId, days, now }: Sought): Promise<KnownStay[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.person_id'])
    .where('people.user_id', '=', user.id)
    .where('bookings.kind', '=', stays.name)
    .where('bookings.provider_id', '=', centreId)
    .where('bookings.status', '!=', 'cancelled')
    .where((is) =>
      is.exists(
        is
          .selectFrom('booking_times')
          .select('booking_times.booking_id')
          .whereRef('booking_times.booking_id', '=', 'bookings.id')
          .where('booking_times.day', 'in', days.length > 0 ? [...days] : ['0001-01-01']),
      ),
    )
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(MOST_NAMED)
    .execute();
  await auditReading({ db, user, now }, { people: rows.map((row) => row.person_id), subject: 'bookings' });
  return rows.map((row) => ({ _id: row.id, bookingId: row.booking_id }));
}
