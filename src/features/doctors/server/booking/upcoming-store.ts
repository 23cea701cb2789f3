import type { Db } from '#server/db/db.ts';
import { APPOINTMENT } from '../../doctor.ts';

type Sought = { providerId: string; personId: string; now: Date };

/** The next appointment of a person with a doctor that stands. */
export const upcomingWith = (db: Db, { providerId, personId, now }: Sought) =>
  db
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.starts_at as startsAt'])
    .where('bookings.person_id', '=', personId)
    .where('bookings.provider_id', '=', providerId)
    .where('bookings.kind', '=', APPOINTMENT)
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where('bookings.starts_at', '>', now)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(1)
    .executeTakeFirst();

/** Whose appointment it is. */
export const personOfAppointment = (db: Db, id: string) =>
  db.selectFrom('bookings').select('bookings.person_id').where('bookings.id', '=', id).executeTakeFirstOrThrow();
