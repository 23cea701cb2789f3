import { sql } from 'kysely';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import type { Scope } from '#shared/call.ts';
import type { Db } from '#server/db/db.ts';
import { type SqlValue, statement } from '#server/db/statement.ts';
import type { EventName } from '../../booking.ts';
import { packedChange } from '../changes/packed-change-store.ts';
import { packedDoers } from '../doers-store.ts';
import { tookPlaceUntil } from '../ending-store.ts';
import { packedOffer } from '../offers/packed-offer-store.ts';
import { packedPlan, plansTaken } from '../plans/packed-plan-store.ts';
import { unpaidParts } from '../paying/unpaid-store.ts';
import { packedQuestions } from '../questions/question-store.ts';
import { type BookingColumns, inCircle } from '../store.ts';
import { packedPasts } from '../times/counted-store.ts';
import { cards, withDues } from '../list-store.ts';
import { packedGone, type PackedDue, type PackedTime, packedTimes, unpackTimes } from './packed-store.ts';

type PackedEvent = { what: EventName; at: string };

/** Everything that a page shows of an opened booking. */
export const opened = (db: Db, { viewerId, now }: { viewerId: SqlValue<string>; now: SqlValue<Date> }) =>
  cards(db, { viewerId, now })
    .select([
      'bookings.total_cents',
      'bookings.sure_at',
      'bookings.note',
      // Or has booked it, and may still book for the person.
      inCircle(db, { userId: viewerId, scope: 'records', now }).as('may_read_note'),
      'bookings.cancelled_by',
      'bookings.cancel_code',
      'bookings.cancel_reason',
      'bookings.cancelled_at',
      sql<boolean>`(bookings.user_id is not distinct from ${viewerId} or people.user_id is not distinct from ${viewerId})
        and bookings.reviewed_at is null and (bookings.status <> 'cancelled' or ${tookPlaceUntil} is not null)`.as(
        'is_reviewable',
      ),
      sql<PackedEvent[]>`(
        select coalesce(json_agg(json_build_object('what', events.what, 'at', events.at) order by events.id), '[]')
        from booking_events as events where events.booking_id = bookings.id)`.as('events'),
      packedTimes.as('packed_times'),
      packedGone.as('packed_gone'),
      packedQuestions.as('packed_questions'),
      packedDoers(viewerId).as('packed_doers'),
      packedChange.as('packed_change'),
      packedOffer.as('packed_offer'),
      unpaidParts.as('unpaid_parts'),
      packedPlan.as('packed_plan'),
      plansTaken.as('plans_taken'),
    ])
    .select(packedPasts)
    .$narrowType<Pick<BookingColumns, 'cancelled_by' | 'cancel_code'>>();

export const withTimes = <Row extends { packed_dues: PackedDue[] | null; packed_times: PackedTime[] }>(row: Row) =>
  Object.assign(withDues(row), { times: unpackTimes(row.packed_times) });

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;
export type ShownBooking = Omit<FoundBooking, 'is_at_provider'>;

/** A provider sees what was paid, and until three days after the end. */
const atProvider = (providerIds: SqlValue<readonly string[]>, now: SqlValue<Date>) =>
  sql<boolean>`(bookings.provider_id = any(${providerIds}::uuid[]) and bookings.answer_by is not null
    and bookings.ends_at > ${now}::timestamptz - make_interval(hours => ${CONTACT_HOURS}))`;

type OpenedQuery = { id: string; userId: string; providerIds: readonly string[]; now: Date };

const openedWith = (scopes: readonly Scope[]) =>
  statement<OpenedQuery>()((db, { id, userId, providerIds, now }) => {
    const isAtProvider = atProvider(providerIds, now);
    return opened(db, { viewerId: userId, now })
      .select(isAtProvider.as('is_at_provider'))
      .where('bookings.id', '=', id)
      .where((is) => is.or([...scopes.map((scope) => inCircle(db, { userId, scope, now })), isAtProvider]));
  });
const statements = new Map<string, ReturnType<typeof openedWith>>();

/**
 * One booking of somebody for whom they have one of these scopes, or of a provider that they manage. `may_book`: they may book for its
 * person, and read all of it.
 */
export async function bookingOf(
  db: Db,
  {
    scopes,
    providerIds = [],
    ...sought
  }: Omit<OpenedQuery, 'providerIds'> & Partial<OpenedQuery> & { scopes: readonly Scope[] },
) {
  const key = scopes.join();
  const read = statements.get(key) ?? openedWith(scopes);
  statements.set(key, read);
  const [row] = await read(db, { ...sought, providerIds });
  return row && withTimes(row);
}
