import { sql } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import { accountZone, provenPhone } from '#features/preferences/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { SqlValue } from '#server/db/statement.ts';
import { rolesWith } from '#shared/place-roles.ts';
import type { TimeSide } from '../single-time.ts';
import type { Time } from './kind.ts';
import { unpaidParts } from './paying/unpaid-store.ts';
import { type BookingColumns, duesOf, timesOf } from './store.ts';
import { packedPasts } from './times/counted-store.ts';

/** What messages say of a booking. */
export async function noticeFacts(db: Db, bookingId: string) {
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .selectAll('bookings')
    .$narrowType<BookingColumns>()
    .select(['people.first_name', 'people.last_name', unpaidParts.as('unpaid_parts')])
    .select(packedPasts)
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { ...booking, dues: await duesOf(db, bookingId), times: await timesOf(db, bookingId) };
}
/**
 * What this piece of news is about, besides the booking: one of its days, until when the provider answers, why it said no, a sum, and
 * which account of the family did it; one of its times, where that was moved to, and which side did it.
 */
export type NoticeDetails = {
  day?: string;
  answerBy?: Date;
  reason?: string;
  cents?: number;
  byId?: string | null;
  time?: Time;
  movedTo?: Time;
  by?: TimeSide;
};
export type NoticeFacts = Awaited<ReturnType<typeof noticeFacts>> & { about?: NoticeDetails };

/** Whoever made it, while it may act for the person; then the person, or who looks after them. */
export const familyOf = (db: Db, bookingId: SqlValue<string>, now: Date) => sql<string>`(
  select case when people.id in (${peopleOf(db, { userId: sql<string>`bookings.user_id`, scope: 'bookings', now })}) then bookings.user_id
    else coalesce(people.user_id, people.created_by) end
  from bookings join people on people.id = bookings.person_id where bookings.id = ${bookingId})`;

/** The account of whoever is cared for; null for whoever has none. */
const personOf = (bookingId: string) => sql<string | null>`(
  select people.user_id from bookings join people on people.id = bookings.person_id where bookings.id = ${bookingId})`;

type Audience = { bookingId: string; providerId: string | null; now: Date };

/** Who hears of a booking: the family, whoever is cared for and, with `providerId`, those who answer there. Only a phone that was proven gets texts. */
export const noticeReaders = (db: Db, { bookingId, providerId, now }: Audience) =>
  db
    .selectFrom('users')
    .leftJoin('provider_managers', (join) =>
      join
        .onRef('provider_managers.user_id', '=', 'users.id')
        .on('provider_managers.provider_id', '=', providerId)
        .on('provider_managers.role', 'in', rolesWith('answers')),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .select([
      accountZone.as('time_zone'),
      provenPhone.as('phone'),
      sql<boolean>`users.id = ${familyOf(db, bookingId, now)}`.as('is_family'),
      sql<boolean>`users.id is not distinct from ${personOf(bookingId)}`.as('is_person'),
      sql<boolean>`provider_managers.user_id is not null`.as('is_provider'),
    ])
    .where((is) =>
      is.or([
        is('users.id', '=', familyOf(db, bookingId, now)),
        is('users.id', '=', personOf(bookingId)),
        is('provider_managers.user_id', 'is not', null),
      ]),
    )
    .orderBy('users.id')
    .execute();
export type NoticeReader = Awaited<ReturnType<typeof noticeReaders>>[number];
