import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { APPOINTMENT } from '../../doctor.ts';

type Sought = { providerId: string; personId: string; now: Date };

/** The next appointment of a person with a doctor that stands. */
export const upcomingWith = (db: Db, { providerId, personId, now }: Sought) =>
  upcoming(db, { personId, now })
    .select(['bookings.id', 'bookings.starts_at as startsAt'])
    .where('bookings.provider_id', '=', providerId)
    .executeTakeFirst();

const upcoming = (db: Db, { personId, now }: Omit<Sought, 'providerId'>) =>
  db
    .selectFrom('bookings')
    .where('bookings.person_id', '=', personId)
    .where('bookings.kind', '=', APPOINTMENT)
    .where('bookings.status', 'in', ['accepted', 'scheduled'])
    .where('bookings.starts_at', '>', now)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .limit(1);

type SoughtAmong = Omit<Sought, 'providerId'> & { providerIds: readonly string[] };

/** The next appointment of a person with any of these doctors that stands. */
export const upcomingAmong = (db: Db, { providerIds, personId, now }: SoughtAmong) =>
  upcoming(db, { personId, now })
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .select(['bookings.id as bookingId', 'bookings.starts_at as startsAt'])
    .select(['providers.name as providerName', 'providers.time_zone as timeZone'])
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .executeTakeFirst();

/** Whose appointment it is. */
export const personOfAppointment = (db: Db, id: string) =>
  db.selectFrom('bookings').select('bookings.person_id').where('bookings.id', '=', id).executeTakeFirstOrThrow();
