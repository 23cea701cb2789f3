import { sql } from 'kysely';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import type { Picture } from '#features/providers/provider.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import { rolesWith } from '#shared/place-roles.ts';
import { accessThrough, type ConversationAccess } from '../standing.ts';

/** The two sides of a conversation. */
export type ConversationParties<Id extends string = string> = { personId: Id; providerId: string };

/** What their bookings are judged by. */
export type AccessContext = { bookingKinds: BookingKinds; now: Date };

/**
 * What connects a person with a provider. A booking counts once the provider has been asked and paid for, or has accepted it: nobody
 * writes by holding a seat. One that was cancelled after it had been accepted ended when it was cancelled.
 */
export async function accessOf(
  db: Db,
  { personId, providerId }: ConversationParties,
  { bookingKinds, now }: AccessContext,
): Promise<ConversationAccess> {
  const { rows } = await sql<{ kind: string; ends_at: Date }>`
    select bookings.kind, max(case when bookings.status = 'cancelled' then least(bookings.ends_at, bookings.cancelled_at)
      else bookings.ends_at end) as ends_at
    from bookings where bookings.person_id = ${personId} and bookings.provider_id = ${providerId}
      and (bookings.status in ('accepted', 'scheduled') or (bookings.status = 'pending' and bookings.answer_by is not null)
        or (bookings.status = 'cancelled' and bookings.cancel_code = 'cancelled' and bookings.answered_at is not null))
    group by bookings.kind order by bookings.kind limit 20`.execute(db);
  const ended = rows.map((row) => ({ endsAt: row.ends_at, days: bookingKinds[row.kind]?.followUpDays }));
  return accessThrough(ended, { isAnswered: await isAnsweredAt(db, providerId), now });
}

async function isAnsweredAt(db: Db, providerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('provider_managers')
    .select('provider_managers.user_id')
    .where('provider_managers.provider_id', '=', providerId)
    .where('provider_managers.role', 'in', rolesWith('contacts'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The person and the place of a booking at a place where this account answers families. */
export const partiesOfBooking = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .selectFrom('bookings')
    .select(['bookings.person_id', 'bookings.provider_id'])
    .where('bookings.id', '=', id)
    .where(sql<boolean>`bookings.provider_id = any(array${placesOf({ userId, right: 'contacts' })})`)
    .executeTakeFirst();

/** How the two sides of a conversation are called. */
export const namesOfBoth = [
  'providers.name as provider_name',
  'providers.kind as provider_kind',
  'providers.picture',
  'people.first_name',
  'people.last_name',
] as const;

/** Whom a person and a provider are to each other; undefined where one of them is not there. */
export const namesOfParties = (db: Db, { personId, providerId }: ConversationParties) =>
  db
    .selectFrom('people')
    .innerJoin('providers', (join) => join.on('providers.id', '=', providerId))
    .select([...namesOfBoth, 'people.user_id'])
    .select(sql<string>`coalesce(people.user_id, people.created_by)`.as('owner_id'))
    .where('people.id', '=', personId)
    .$narrowType<{ picture: Picture }>()
    .executeTakeFirst();
