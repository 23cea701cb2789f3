import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import { accountZone, provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { rolesWith } from '#shared/place-roles.ts';

/** Whoever asked, while they may book for the person; then the person, or who looks after them. */
const familyOf = (db: Db, tourId: string, now: Date) => sql<string>`(
  select case when people.id in (${peopleOf(db, { userId: sql<string>`tours.user_id`, scope: 'bookings', now })}) then tours.user_id
    else coalesce(people.user_id, people.created_by) end
  from tours join people on people.id = tours.person_id where tours.id = ${tourId})`;

const readers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .select([accountZone.as('time_zone'), provenPhone.as('phone')]);
export type TourReader = Awaited<ReturnType<ReturnType<typeof readers>['executeTakeFirstOrThrow']>>;

/** Who hears of a visit in its family. */
export const familyReaders = (db: Db, { tourId, now }: { tourId: string; now: Date }) =>
  readers(db)
    .where('users.id', '=', familyOf(db, tourId, now))
    .execute();

const MOST_MANAGERS = 50;

/** Who hears of it at the place. */
export const placeReaders = (db: Db, providerId: string) =>
  readers(db)
    .where('users.id', 'in', (query) =>
      query
        .selectFrom('provider_managers')
        .select('provider_managers.user_id')
        .where('provider_managers.provider_id', '=', providerId)
        .where('provider_managers.role', 'in', rolesWith('contacts')),
    )
    .orderBy('users.id')
    .limit(MOST_MANAGERS)
    .execute();

/** Everybody whose open pages show visits of this person: their circle and themselves. */
export async function circleOf(db: Db, { personId, now }: { personId: string; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(people.user_id, people.created_by) as id from people where people.id = ${personId}
    union select links.member_user_id from family_links as links where links.person_id = ${personId}
      and links.status = 'accepted' and links.paused_at is null and 'bookings' = any(links.scopes)
      and (links.ends_at is null or links.ends_at > ${now}::timestamptz)`.execute(db);
  return rows.map(({ id }) => id);
}
