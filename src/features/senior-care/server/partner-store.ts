import { sql } from 'kysely';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import type { Room, RoomType } from '../rooms.ts';
import type { CentreProfileForm } from '../partner-contract.ts';

type Span = { centreId: string; from: Day; to: Day };

/** Days that have a number of seats of their own: of all seats, and with `room` besides of those in rooms of that type. */
export const seatDays = (db: Db, { centreId, from, to, room }: Span & { room?: RoomType | null | undefined }) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'room', 'capacity', 'taken'])
    .where('provider_id', '=', centreId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('room', 'in', room ? ['', room] : [''])
    .orderBy('day')
    .execute();

/** The same of every type of room. */
export const roomDays = (db: Db, { centreId, from, to }: Span) =>
  db
    .selectFrom('seat_days')
    .select(['day', 'room', 'capacity', 'taken'])
    .where('provider_id', '=', centreId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('room', '<>', '')
    .orderBy('day')
    .execute();

const centres = (db: Db) =>
  db
    .selectFrom('providers')
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .selectAll('providers')
    .select(['centres.capacity', 'centres.week_cents', 'centres.month_cents', 'centres.skip_hours'])
    .select(sql<Room[]>`centres.rooms`.as('rooms')); // written through the profile's schema

export const centresOf = (db: Db, ids: readonly string[]) =>
  centres(db)
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.name')
    .orderBy('providers.id')
    .execute();
export type CentreRow = Awaited<ReturnType<typeof centresOf>>[number];

export const centreOf = (db: Db, id: string) => centres(db).where('providers.id', '=', id).executeTakeFirst();

type Profile = CentreProfileForm & { openWeekdays: number[]; now: Date };

/** In the caller's transaction: a centre is two rows. */
export async function writeProfile(db: Db, id: string, profile: Profile): Promise<void> {
  const { prices } = profile;
  await db
    .updateTable('providers')
    .set({
      phone: profile.phone,
      about: JSON.stringify(profile.about),
      price_cents: prices.dayCents,
      hours: JSON.stringify(profile.hours),
      open_weekdays: profile.openWeekdays,
      offers: profile.services,
      languages: profile.languages,
      updated_at: profile.now,
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('centres')
    .set({
      capacity: profile.capacity,
      week_cents: prices.weekCents,
      month_cents: prices.monthCents,
      ...(profile.rooms && { rooms: JSON.stringify(profile.rooms) }),
      ...(profile.skipHours !== undefined && { skip_hours: profile.skipHours }),
    })
    .where('provider_id', '=', id)
    .execute();
}
