import { type RawBuilder, sql } from 'kysely';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { Db } from '#server/db/db.ts';
import { plain } from '#server/db/plain.ts';
import { type RequestSearch, type RequestTab, requestTabs } from '../../request-contract.ts';
import { packedDues, packedTimes, unpackDues, unpackTimes } from '../opened/packed-store.ts';
import { changeAnswerBy, hasOpenChange, packedChange, packedSkips } from '../changes/packed-change-store.ts';
import { hasFreedTime, packedOffer } from '../offers/packed-offer-store.ts';
import { unpaidParts } from '../paying/unpaid-store.ts';
import { packedPlan } from '../plans/packed-plan-store.ts';
import { packedQuestions } from '../questions/question-store.ts';
import type { BookingColumns } from '../store.ts';
import { packedAttendance } from '../attendance/packed-attendance-store.ts';
import { packedMoves } from '../times/move-store.ts';

/** What a provider may know of a request; those that were never paid it never sees. */
const sent = (db: Db, providerIds: readonly string[]) =>
  db
    .selectFrom('bookings')
    .where(sql<boolean>`bookings.provider_id = any(${providerIds}::uuid[])`)
    .where('bookings.answer_by', 'is not', null);

const shown = (db: Db, providerIds: readonly string[]) =>
  sent(db, providerIds)
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .selectAll('bookings')
    .$narrowType<BookingColumns>()
    .select([
      'people.first_name',
      'people.last_name',
      'users.first_name as family_first_name',
      'users.last_name as family_last_name',
      'users.phone',
      'users.email',
      packedDues.as('packed_dues'),
      packedTimes.as('packed_times'),
      packedQuestions.as('packed_questions'),
      packedChange.as('packed_change'),
      packedOffer.as('packed_offer'),
      packedSkips.as('packed_skips'),
      packedMoves.as('packed_moves'),
      unpaidParts.as('unpaid_parts'),
      packedAttendance.as('packed_attendance'),
      packedPlan.as('packed_plan'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const unpacked = ({ packed_dues: dues, packed_times: times, ...row }: Row) => ({
  ...row,
  dues: unpackDues(dues),
  times: unpackTimes(times),
});
export type RequestRow = ReturnType<typeof unpacked>;

type RequestKey = { id: string; providerIds: readonly string[] };

export async function requestOf(db: Db, { id, providerIds }: RequestKey): Promise<RequestRow | undefined> {
  const row = await shown(db, providerIds).where('bookings.id', '=', id).executeTakeFirst();
  return row && unpacked(row);
}

type RequestQuery = { providerIds: readonly string[]; tab: RequestTab; page: number; now: Date } & RequestSearch;

/** Those that wait by their deadline, those that come by their beginning, the past ones newest first. */
export async function requestsOf(
  db: Db,
  { providerIds, tab, page, now, ...sought }: RequestQuery,
): Promise<RequestRow[]> {
  const rows = await shown(db, providerIds)
    .where(standsIn(tab, now))
    .where(isSought(sought, now))
    .orderBy(tab === 'waiting' ? waitsUntil : 'bookings.starts_at', tab === 'past' ? 'desc' : 'asc')
    .orderBy('bookings.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  return rows.map(unpacked);
}

export async function countRequests(
  db: Db,
  { providerIds, now, sought }: { providerIds: readonly string[]; now: Date; sought: RequestSearch },
): Promise<{ counts: Record<RequestTab, number>; found: Record<RequestTab, number> }> {
  const counted = (narrowing: RequestSearch) =>
    sql<Record<RequestTab, number>>`json_build_object(${sql.join(
      requestTabs.flatMap((tab) => [
        sql`${tab}::text`,
        sql`count(*) filter (where ${standsIn(tab, now)} and ${isSought(narrowing, now)})`,
      ]),
    )})`;
  return sent(db, providerIds)
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select([counted({ text: '' }).as('counts'), counted(sought).as('found')])
    .executeTakeFirstOrThrow();
}

/** Of what was asked for: its text in a name or the booking id, without regard to accents; and what its day concerns. */
function isSought({ text, today }: RequestSearch, now: Date) {
  const isNamed = sql<boolean>`position(${plain(sql`${text}::text`)} in ${plain(sql`concat_ws(' ', people.first_name, people.last_name) || '\n' ||
    concat_ws(' ', users.first_name, users.last_name) || '\n' || bookings.booking_id`)}) > 0`;
  return sql<boolean>`(${text === '' ? sql`true` : isNamed} and ${today ? isOf(now) : sql`true`})`;
}

/** What concerns a provider on the day that it is there: to be answered on it, a time of it, or over since it began. */
function isOf(now: Date) {
  const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone bookings.time_zone)::date`;
  const today = dayOf(sql`${now}::timestamptz`);
  return sql<boolean>`case bookings.status
    when 'pending' then ${dayOf(sql`bookings.answer_by`)} <= ${today}
    when 'cancelled' then ${dayOf(sql`bookings.cancelled_at`)} = ${today}
    else exists (select from booking_times as times where times.booking_id = bookings.id and times.day = ${today})
  end`;
}

/** A request that waits, or other days for one that was accepted. */
const waits = sql<boolean>`(bookings.status = 'pending' or ${hasOpenChange})`;
const waitsUntil = sql<Date>`case when bookings.status = 'pending' then bookings.answer_by else ${changeAnswerBy} end`;

function standsIn(tab: RequestTab, now: Date) {
  if (tab === 'waiting') return waits;
  const isComing = sql<boolean>`(bookings.status in ('accepted', 'scheduled') and bookings.ends_at > ${now})`;
  return tab === 'coming' ? isComing : sql<boolean>`(bookings.status <> 'pending' and not ${isComing})`;
}

type Span = { providerId: string; from: string; to: string };

const MOST_GUESTS_SHOWN = 5000;

/** Who comes to a provider on which day, by day: what was confirmed and what waits for an answer; not whose time is free again. */
export const bookingsByDay = (db: Db, { providerId, from, to }: Span) =>
  sent(db, [providerId])
    .innerJoin('booking_times', 'booking_times.booking_id', 'bookings.id')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'booking_times.day',
      'booking_times.starts_at',
      'booking_times.ends_at',
      'bookings.id',
      'bookings.booking_id',
      'bookings.person_id',
      'bookings.kind',
      'bookings.status',
      'bookings.sure_at',
      'bookings.snapshot',
      'people.first_name',
      'people.last_name',
    ])
    .$narrowType<Pick<BookingColumns, 'snapshot'>>()
    .where('bookings.status', '!=', 'cancelled')
    .where(({ not }) => not(hasFreedTime))
    .where('booking_times.day', '>=', from)
    .where('booking_times.day', '<=', to)
    .orderBy('booking_times.day')
    .orderBy('bookings.booking_id')
    .limit(MOST_GUESTS_SHOWN)
    .execute();
