import { sql } from 'kysely';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import type { Db } from '#server/db/db.ts';

/** A plan is asked to pay a booking that stands, from the request until three days after the end; not of what it does not pay. */
const isNeeded = (now: Date) =>
  sql<boolean>`(booking_plans.state in ('asked', 'covered', 'part') and bookings.status <> 'cancelled'
    and bookings.ends_at > ${now}::timestamptz - make_interval(hours => ${CONTACT_HOURS}))`;

const needed = (db: Db, now: Date) =>
  db.selectFrom('booking_plans').innerJoin('bookings', 'bookings.id', 'booking_plans.booking_id').where(isNeeded(now));

type ReadingProviders = { providerIds: readonly string[]; now: Date };

const shown = (db: Db, { providerIds, now }: ReadingProviders) =>
  needed(db, now).where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`);

/** The card by which one booking is to be paid, for whoever answers for its provider, while it needs it. */
export const cardShownWith = (db: Db, bookingId: string, managing: ReadingProviders) =>
  shown(db, managing)
    .innerJoin('insurance_cards', 'insurance_cards.id', 'booking_plans.card_id')
    .innerJoin('people', 'people.id', 'insurance_cards.person_id')
    .selectAll('insurance_cards')
    .select(['people.first_name', 'people.last_name', 'people.date_of_birth'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();

/** Whose card it is of which one of these providers needs the pictures now; undefined when none does. */
export const holderShown = (db: Db, cardId: string, managing: ReadingProviders) =>
  shown(db, managing)
    .select('booking_plans.person_id')
    .where('booking_plans.card_id', '=', cardId)
    .limit(1)
    .executeTakeFirst();

/** The number of a booking whose provider needs this card; undefined when none does. */
export const bookingNeeding = (db: Db, cardId: string, now: Date) =>
  needed(db, now)
    .select(['bookings.booking_id', 'bookings.provider_name'])
    .where('booking_plans.card_id', '=', cardId)
    .orderBy('bookings.starts_at')
    .limit(1)
    .executeTakeFirst();
