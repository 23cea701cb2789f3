import { sql } from 'kysely';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { Db } from '#server/db/db.ts';
import { type SqlValue, statement } from '#server/db/statement.ts';
import type { Due } from '../dues.ts';
import { type Tab, tabs } from '../status.ts';
import { offerAnswerBy } from './offers/packed-offer-store.ts';
import { otherWayBy } from './plans/packed-plan-store.ts';
import { mayPay, packedPayers } from './paying/payers-store.ts';
import { isAsked } from './questions/question-store.ts';
import { type PackedDue, packedDues, unpackDues } from './opened/packed-store.ts';
import { type BookingColumns, inCircle } from './store.ts';

type CardViewer = { viewerId: SqlValue<string>; now: SqlValue<Date> };

/** What a list shows of bookings: one row each, whatever the kind. */
export const cards = (db: Db, { viewerId, now }: CardViewer) =>
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
    .$narrowType<Pick<BookingColumns, 'status' | 'snapshot'>>();

// Added to the row itself: copies of twenty rows cost more than reading them.
export const withDues = <Row extends { packed_dues: PackedDue[] | null }>(row: Row) =>
  Object.assign(row, { dues: unpackDues(row.packed_dues) });

export type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number] & { dues: Due[] };

type ListQuery = { userId: string; personId: string | null; tab: Tab; page: number; now: Date };
type Counts = Record<Tab, number>;

/** Whose bookings: all that this account sees as its own, or with `personId` those for one person. */
export type OwnQuery = {
  userId: SqlValue<string>;
  personId: SqlValue<string | null>;
  now: SqlValue<Date>;
  /** Of these kinds alone. */
  kinds?: SqlValue<readonly string[] | null>;
};

export const own = (db: Db, { userId, personId, now, kinds = null }: OwnQuery) =>
  sql<boolean>`(${inCircle(db, { userId, scope: 'bookings', now })} and bookings.person_id = coalesce(${personId}::uuid, bookings.person_id)
    and bookings.kind = any(coalesce(${kinds}::text[], array[bookings.kind])))`;

/** Of the same those which this account may pay for, too, or pay for alone. */
export const payable = (db: Db, owned: OwnQuery) =>
  sql<boolean>`(${own(db, owned)} or (${mayPay(db, owned)} and bookings.person_id = coalesce(${owned.personId}::uuid, bookings.person_id)))`;

type PageQuery = {
  userId: string;
  personId: string | null;
  now: Date;
  kinds: readonly string[] | null;
  offset: number;
};

const isOver = (tab: Tab) => tab === 'completed' || tab === 'cancelled';

/** Until when a seat is kept or a request is answered. */
const endsSoonest = sql<Date>`coalesce(least(bookings.held_until, bookings.answer_by), bookings.starts_at)`;

const pageIn = (tab: Tab) =>
  statement<PageQuery>()((db, { userId, personId, now, kinds, offset }) =>
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
  { tab, page, kinds = null, ...whose }: ListQuery & { kinds?: readonly string[] | null },
) {
  const owned = { ...whose, kinds };
  const rows = await pages[tab](db, { ...owned, offset: offsetOf(page) });
  const counts = rows[0]?.counts ?? (await countByTab(db, owned));
  return { rows: rows.map(withDues), counts };
}

export async function countByTab(db: Db, counted: OwnQuery): Promise<Counts> {
  const { counts } = await db.selectNoFrom(countsOf(db, counted).as('counts')).executeTakeFirstOrThrow();
  return counts;
}

function countsOf(db: Db, owned: OwnQuery) {
  const counted = (tab: Tab) => sql`${sql.lit(tab)}, count(*) filter (where ${standsIn(tab, owned.now)})`;
  const all = sql.join(tabs.map(counted));
  return sql<Counts>`(select json_build_object(${all}) from bookings where ${own(db, owned)})`;
}

/** The rule of `tabOf`, in SQL. */
function standsIn(tab: Tab, now: SqlValue<Date>) {
  if (tab === 'pending' || tab === 'cancelled') return sql<boolean>`bookings.status = ${tab}`;
  const isConfirmed = sql`bookings.status in ('accepted', 'scheduled')`;
  if (tab === 'upcoming') return sql<boolean>`(${isConfirmed} and bookings.starts_at > ${now})`;
  if (tab === 'ongoing')
    return sql<boolean>`(${isConfirmed} and bookings.starts_at <= ${now} and bookings.ends_at > ${now})`;
  return sql<boolean>`(${isConfirmed} and bookings.ends_at <= ${now})`;
}
