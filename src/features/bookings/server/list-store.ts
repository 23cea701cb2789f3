import { sql } from 'kysely';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import type { Scope } from '#shared/call.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { Db } from '#server/db/db.ts';
import { type Given, statement } from '#server/db/statement.ts';
import type { EventName } from '../booking.ts';
import type { Due, DueState } from '../dues.ts';
import { type Tab, tabs } from '../status.ts';
import type { Time } from './kind.ts';
import { packedChange, packedSkips } from './changes/packed-change-store.ts';
import { returnedOf, returningOf } from './changes/returned-store.ts';
import { packedDoers } from './doers-store.ts';
import { packedAttendance } from './attendance/packed-attendance-store.ts';
import { offerAnswerBy, packedOffer } from './offers/packed-offer-store.ts';
import { otherWayBy, packedPlan, plansTaken } from './plans/packed-plan-store.ts';
import { mayPay, packedPayers } from './paying/payers-store.ts';
import { unpaidParts } from './paying/unpaid-store.ts';
import { isAsked, packedQuestions } from './questions/question-store.ts';
import { inCircle, type Narrowed } from './store.ts';
import { packedMoves } from './times/move-store.ts';

type PackedDue = [
  id: string,
  number: number,
  amountCents: number,
  dueAt: string,
  payBy: string | null,
  unpaidUntil: string | null,
  isUndoable: boolean,
  state: DueState,
  refundCents: number,
  returnedCents: number,
  returningCents: number,
];

/** The dues of a booking as one JSON text: a list asks of twenty bookings at once. */
export const packedDues = sql<PackedDue[] | null>`(
  select json_agg(json_build_array(dues.id, dues.number, dues.amount_cents, dues.due_at, dues.pay_by, dues.unpaid_until,
    dues.undo is not null, dues.state, dues.refund_cents,
    ${returnedOf('dues')}, ${returningOf('dues')})
    order by dues.number)
  from booking_dues as dues where dues.booking_id = bookings.id)`;

export const unpackDues = (packed: PackedDue[] | null): Due[] =>
  (packed ?? []).map(
    ([
      id,
      number,
      amountCents,
      dueAt,
      payBy,
      unpaidUntil,
      isUndoable,
      state,
      refundCents,
      returnedCents,
      returningCents,
    ]) => ({
      id,
      number,
      amountCents,
      dueAt: new Date(dueAt),
      payBy: payBy === null ? null : new Date(payBy),
      unpaidUntil: unpaidUntil === null ? null : new Date(unpaidUntil),
      isUndoable,
      state,
      refundCents,
      returnedCents,
      returningCents,
    }),
  );

type Viewing = { viewerId: Given<string>; now: Given<Date> };

/** What a list shows of bookings: one row each, whatever the kind. */
export const cards = (db: Db, { viewerId, now }: Viewing) =>
  db
    .selectFrom('bookings')
    .innerJoin('people', 'people.id', 'bookings.person_id')
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.kind',
      'bookings.status',
      'bookings.booked_date',
      'bookings.updated_at',
      'bookings.created_at',
      'bookings.starts_at',
      'bookings.ends_at',
      'bookings.terms_from',
      'bookings.time_zone',
      'bookings.provider_id',
      'bookings.provider_name',
      'bookings.person_id',
      'bookings.snapshot',
      'bookings.held_until',
      'bookings.hold_extended_at',
      'bookings.answer_by',
      'people.first_name',
      'people.last_name',
      packedDues.as('packed_dues'),
      isAsked.as('is_asked'),
      offerAnswerBy.as('choose_by'),
      otherWayBy.as('other_way_by'),
      'bookings.pay_asked_at',
      sql<boolean>`people.user_id is not distinct from ${viewerId}`.as('is_for_self'),
      inCircle(db, { userId: viewerId, scope: 'bookings', now }).as('may_book'),
      mayPay(db, { userId: viewerId, now }).as('may_pay'),
      packedPayers(db, { userId: viewerId, now }).as('packed_payers'),
    ])
    .$narrowType<Pick<Narrowed, 'status' | 'snapshot'>>();

// Added to the row itself: copies of twenty rows cost more than reading them.
export const withDues = <Row extends { packed_dues: PackedDue[] | null }>(row: Row) =>
  Object.assign(row, { dues: unpackDues(row.packed_dues) });

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number] & { dues: Due[] };

type PackedEvent = { what: EventName; at: string };
type PackedTime = [day: string, startsAt: string, endsAt: string];

/** The times of a booking as one JSON text. */
export const packedTimes = sql<PackedTime[]>`(
  select json_agg(json_build_array(times.day, times.starts_at, times.ends_at) order by times.starts_at)
  from booking_times as times where times.booking_id = bookings.id)`;

const MOST_GONE_DAYS = 366;

/** The days that are gone, the last ones where there are more than anybody's year has. */
const packedGone = sql<PackedTime[]>`(
  select coalesce(json_agg(json_build_array(gone.day, gone.starts_at, gone.ends_at) order by gone.day), '[]')
  from (select * from booking_gone_days where booking_id = bookings.id order by day desc limit ${sql.lit(MOST_GONE_DAYS)}) as gone)`;

/** Everything that a page shows of an opened booking. */
export const opened = (db: Db, { viewerId, now }: { viewerId: string; now: Date }) =>
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
        and bookings.reviewed_at is null`.as('is_reviewable'),
      sql<PackedEvent[]>`(
        select coalesce(json_agg(json_build_object('what', events.what, 'at', events.at) order by events.id), '[]')
        from booking_events as events where events.booking_id = bookings.id)`.as('events'),
      packedTimes.as('packed_times'),
      packedGone.as('packed_gone'),
      packedQuestions.as('packed_questions'),
      packedDoers(viewerId).as('packed_doers'),
      packedAttendance.as('packed_attendance'),
      packedChange.as('packed_change'),
      packedOffer.as('packed_offer'),
      packedSkips.as('packed_skips'),
      packedMoves.as('packed_moves'),
      unpaidParts.as('unpaid_parts'),
      packedPlan.as('packed_plan'),
      plansTaken.as('plans_taken'),
    ])
    .$narrowType<Pick<Narrowed, 'cancelled_by' | 'cancel_code'>>();

export const unpackTimes = (packed: readonly PackedTime[]): Time[] =>
  packed.map(([day, startsAt, endsAt]) => ({ day, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));

export const withTimes = <Row extends { packed_dues: PackedDue[] | null; packed_times: PackedTime[] }>(row: Row) =>
  Object.assign(withDues(row), { times: unpackTimes(row.packed_times) });

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof bookingOf>>>;
export type ShownBooking = Omit<FoundBooking, 'is_at_provider'>;

/** A provider sees what was paid, and until three days after the end. */
const atProvider = (providerIds: readonly string[], now: Date) =>
  sql<boolean>`(bookings.provider_id = any(${providerIds}::uuid[]) and bookings.answer_by is not null
    and bookings.ends_at > ${now}::timestamptz - make_interval(hours => ${CONTACT_HOURS}))`;

type Sought = { id: string; userId: string; providerIds?: readonly string[]; scopes: readonly Scope[]; now: Date };

/**
 * One booking of somebody for whom they have one of these scopes, or of a provider that they manage. `may_book`: they may book for its
 * person, and read all of it.
 */
export async function bookingOf(db: Db, { id, userId, providerIds = [], scopes, now }: Sought) {
  const isAtProvider = atProvider(providerIds, now);
  const row = await opened(db, { viewerId: userId, now })
    .select(isAtProvider.as('is_at_provider'))
    .where('bookings.id', '=', id)
    .where((is) => is.or([...scopes.map((scope) => inCircle(db, { userId, scope, now })), isAtProvider]))
    .executeTakeFirst();
  return row && withTimes(row);
}

type Listed = { userId: string; personId: string | null; tab: Tab; page: number; now: Date };
type Counts = Record<Tab, number>;

/** Whose bookings: all that this account sees as its own, or with `personId` those for one person. */
export type Owned = {
  userId: Given<string>;
  personId: Given<string | null>;
  now: Given<Date>;
  /** Of these kinds alone. */
  kinds?: Given<readonly string[] | null>;
};

export const own = (db: Db, { userId, personId, now, kinds = null }: Owned) =>
  sql<boolean>`(${inCircle(db, { userId, scope: 'bookings', now })} and bookings.person_id = coalesce(${personId}::uuid, bookings.person_id)
    and bookings.kind = any(coalesce(${kinds}::text[], array[bookings.kind])))`;

/** Of the same those which this account may pay for, too, or pay for alone. */
export const payable = (db: Db, owned: Owned) =>
  sql<boolean>`(${own(db, owned)} or (${mayPay(db, owned)} and bookings.person_id = coalesce(${owned.personId}::uuid, bookings.person_id)))`;

type PageOf = { userId: string; personId: string | null; now: Date; kinds: readonly string[] | null; offset: number };

const isOver = (tab: Tab) => tab === 'completed' || tab === 'cancelled';

/** Until when a seat is kept or a request is answered. */
const endsSoonest = sql<Date>`coalesce(least(bookings.held_until, bookings.answer_by), bookings.starts_at)`;

const pageIn = (tab: Tab) =>
  statement<PageOf>()((db, { userId, personId, now, kinds, offset }) =>
    cards(db, { viewerId: userId, now })
      .select(countsOf(db, { userId, personId, now, kinds }).as('counts'))
      .where(own(db, { userId, personId, now, kinds }))
      .where(standsIn(tab, now))
      .orderBy(tab === 'pending' ? endsSoonest : 'bookings.starts_at', isOver(tab) ? 'desc' : 'asc')
      .orderBy('bookings.id')
      .limit(PAGE_LENGTH)
      .offset(offset),
  );
const pages = {
  pending: pageIn('pending'),
  ongoing: pageIn('ongoing'),
  upcoming: pageIn('upcoming'),
  completed: pageIn('completed'),
  cancelled: pageIn('cancelled'),
};

/** A page of bookings and how many each tab has: one statement, and one more for the counts of an empty page. */
export async function bookingsOf(
  db: Db,
  { tab, page, kinds = null, ...whose }: Listed & { kinds?: readonly string[] | null },
) {
  const owned = { ...whose, kinds };
  const rows = await pages[tab](db, { ...owned, offset: offsetOf(page) });
  const counts = rows[0]?.counts ?? (await countByTab(db, owned));
  return { rows: rows.map(withDues), counts };
}

export async function countByTab(db: Db, counted: Owned): Promise<Counts> {
  const { counts } = await db.selectNoFrom(countsOf(db, counted).as('counts')).executeTakeFirstOrThrow();
  return counts;
}

function countsOf(db: Db, owned: Owned) {
  const counted = (tab: Tab) => sql`${sql.lit(tab)}, count(*) filter (where ${standsIn(tab, owned.now)})`;
  const all = sql.join(tabs.map(counted));
  return sql<Counts>`(select json_build_object(${all}) from bookings where ${own(db, owned)})`;
}

/** The rule of `tabOf`, in SQL. */
function standsIn(tab: Tab, now: Given<Date>) {
  if (tab === 'pending' || tab === 'cancelled') return sql<boolean>`bookings.status = ${tab}`;
  const isConfirmed = sql`bookings.status in ('accepted', 'scheduled')`;
  if (tab === 'upcoming') return sql<boolean>`(${isConfirmed} and bookings.starts_at > ${now})`;
  if (tab === 'ongoing')
    return sql<boolean>`(${isConfirmed} and bookings.starts_at <= ${now} and bookings.ends_at > ${now})`;
  return sql<boolean>`(${isConfirmed} and bookings.ends_at <= ${now})`;
}
