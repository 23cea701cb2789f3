import { sql } from 'kysely';
import { inCircle } from '#features/bookings/server/store.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';

type Seeker = { userId: string; now: Date };

/** Of somebody for whom this account may book or pay. Asks `bookings`. */
const isFamilys = (db: Db, seeker: Seeker) =>
  sql<boolean>`(${inCircle(db, { ...seeker, scope: 'bookings' })} or ${inCircle(db, { ...seeker, scope: 'payments' })})`;

/** Sent to a place whose bookings this account sees. Asks `bookings`. */
const isAtPlace = ({ userId }: Seeker) =>
  sql<boolean>`(bookings.answer_by is not null and bookings.provider_id in ${placesOf({ userId, right: 'stays' })})`;

const bookingFacts = (db: Db, seeker: Seeker) =>
  db
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.booking_id', 'bookings.provider_name', 'bookings.booked_date'])
    .select(['bookings.status', 'bookings.person_id', 'bookings.kind'])
    .select(sql<boolean>`not ${isFamilys(db, seeker)}`.as('is_at_place'));

/** So many bookings are offered to choose from. */
const CHOICES = 12;

/** The newest bookings of the family of this account; those of its place are asked about from where they stand. */
export const bookingChoices = (db: Db, seeker: Seeker) =>
  bookingFacts(db, seeker).where(isFamilys(db, seeker)).orderBy('bookings.created_at', 'desc').limit(CHOICES).execute();

/** A booking that this account sees now, as its family or where it was booked: a ticket leads to it as long as whoever asked does. */
export const bookingSeen = (db: Db, id: string, seeker: Seeker) =>
  bookingFacts(db, seeker)
    .where('bookings.id', '=', id)
    .where((is) => is.or([isFamilys(db, seeker), isAtPlace(seeker)]))
    .executeTakeFirst();
export type TicketBookingRow = NonNullable<Awaited<ReturnType<typeof bookingSeen>>>;

/** Whom a ticket is about: the person of its booking as long as the asker sees it as family, otherwise the asker. Asks `support_tickets` and `threads`. */
export const isAbout = (db: Db, personId: string | undefined, seeker: Seeker) =>
  sql<boolean>`coalesce((select bookings.person_id from bookings where bookings.id = support_tickets.booking_id
    and ${isFamilys(db, seeker)}), threads.person_id) = ${personId ?? null}`;
