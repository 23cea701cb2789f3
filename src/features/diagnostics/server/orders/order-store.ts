import { sql } from 'kysely';
import type { BookingColumns } from '#features/bookings/server/store.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import { CONTACT_HOURS } from '#features/providers/contact-hours.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Page } from '#server/db/pages.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { Stage } from '../../order.ts';
import type { ReportDraft } from '../../report.ts';

type NewOrder = { bookingId: string; personId: PersonId; providerId: string; now: Date };

export async function insertOrder(db: Db, { bookingId, personId, providerId, now }: NewOrder): Promise<void> {
  await db
    .insertInto('lab_orders')
    .values({ id: bookingId, person_id: personId, provider_id: providerId, updated_at: now })
    .execute();
}

/** Orders with the booking that each hangs on. */
export const orders = (db: Db) =>
  db
    .selectFrom('lab_orders')
    .innerJoin('bookings', 'bookings.id', 'lab_orders.id')
    .innerJoin('people', 'people.id', 'lab_orders.person_id')
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.status',
      'bookings.provider_id',
      'bookings.provider_name',
      'bookings.starts_at',
      'bookings.time_zone',
      'bookings.snapshot',
      'lab_orders.person_id',
      'people.first_name',
      'people.last_name',
      'people.date_of_birth',
      'lab_orders.stage',
      'lab_orders.draft',
      'lab_orders.version',
      'lab_orders.remark',
      'lab_orders.collected_at',
      'lab_orders.in_lab_at',
      'lab_orders.reported_at',
      'lab_orders.released_at',
      'lab_orders.corrected_at',
    ])
    .$narrowType<Pick<BookingColumns, 'snapshot'> & { stage: Stage; draft: ReportDraft | null }>(); // written by this file only
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>;

type OrderReader = { id: string; userId: string; now: Date };

/** An order for whoever may see the health records of its person at that instant. */
export const orderFor = (db: Db, { id, userId, now }: OrderReader): Promise<OrderRow | undefined> =>
  orders(db)
    .where('bookings.id', '=', id)
    .where(sql<boolean>`lab_orders.person_id = any(array(${peopleOf(db, { userId, scope: 'records', now })}))`)
    .executeTakeFirst();

type RecordsReader = { person: PersonId; now: Date };

/** A page of the orders of a person whose reports may be read. */
export const readableAfter = (db: Db, { person, now }: RecordsReader, { after, most }: Page): Promise<OrderRow[]> =>
  orders(db)
    .where('lab_orders.person_id', '=', person)
    .where('lab_orders.released_at', '<=', now)
    .where('bookings.id', '>', after)
    .orderBy('bookings.id')
    .limit(most)
    .execute();

const right = 'summaries';
/** What a lab works on: what was confirmed, and what was reported whatever became of its booking. */
const isWorked = sql<boolean>`(bookings.status in ('accepted', 'scheduled') or lab_orders.reported_at is not null)`;

/** An order at a place where this account reports. */
export const orderAt = (db: Db, { id, userId }: Omit<OrderReader, 'now'>): Promise<OrderRow | undefined> =>
  orders(db)
    .where('bookings.id', '=', id)
    .where(isWorked)
    .where(sql<boolean>`bookings.provider_id = any(array${placesOf({ userId, right })})`)
    .executeTakeFirst();

/** Of whom it was noted that they did not come, and whose sample nobody has taken after all. */
const isMissed = sql<boolean>`(lab_orders.stage = 'booked' and exists (select from booking_attendance
  where booking_attendance.booking_id = bookings.id and booking_attendance.missed_at is not null))`;

/** Whoever was to be drawn so long ago has most likely not come, though nobody has said so. */
const isStale = (now: Date) =>
  sql<boolean>`(lab_orders.stage = 'booked' and bookings.ends_at < ${new Date(now.getTime() - CONTACT_HOURS * HOUR_MS)})`;

type OrderQuery = { providerId: string; isReported: boolean; limit: number; offset: number; now: Date };

/** The orders of a place that are worked on or reported, whoever is drawn next first and who has not come last; or reported last. */
export async function ordersAt(db: Db, { providerId, isReported, limit, offset, now }: OrderQuery) {
  const state = sql<boolean>`(lab_orders.reported_at is not null) = ${isReported}`;
  const all = orders(db)
    .where('bookings.provider_id', '=', providerId)
    .where(isWorked)
    .where(sql<boolean>`not ${isMissed}`);
  const [rows, counted] = await Promise.all([
    all
      .where(state)
      .$if(!isReported, (open) => open.orderBy(isStale(now)))
      .orderBy(isReported ? sql`lab_orders.reported_at desc` : sql`bookings.starts_at`)
      .orderBy('bookings.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    all
      .clearSelect()
      .select([
        sql<number>`(count(*) filter (where lab_orders.reported_at is null))::int`.as('open'),
        sql<number>`(count(*) filter (where lab_orders.reported_at is not null))::int`.as('reported'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, counts: counted };
}

type StageChange = { id: string; from: Stage; to: 'collected' | 'in_lab'; now: Date };

/** False where somebody has said so already. */
export async function advanceOrder(db: Db, { id, from, to, now }: StageChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lab_orders')
    .set({ stage: to, updated_at: now, ...(to === 'collected' ? { collected_at: now } : { in_lab_at: now }) })
    .where('id', '=', id)
    .where('stage', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type KeptValues = { id: string; version: number; draft: ReportDraft; now: Date };

/** Keeps what has been entered over that version of it; false where another one is there, or it is reported. */
export async function keepValues(db: Db, { id, version, draft, now }: KeptValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lab_orders')
    .set({ draft: JSON.stringify(draft), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('stage', '=', 'in_lab')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type ReportedValues = KeptValues & { releasedAt: Date };

/**
 * Reports over that version of it, of which the family is told unless it is held back; a second time it puts right what was reported,
 * which the family reads no later for that. False where another version is there.
 */
export async function markReported(db: Db, { id, version, draft, releasedAt, now }: ReportedValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lab_orders')
    .set({
      stage: 'reported',
      draft: null,
      version: version + 1,
      remark: draft.remark,
      reported_at: sql<Date>`coalesce(lab_orders.reported_at, ${now})`,
      released_at: sql<Date>`least(lab_orders.released_at, ${releasedAt}::timestamptz)`,
      told_at: sql<Date | null>`case when least(lab_orders.released_at, ${releasedAt}::timestamptz) <= ${now} then ${now}::timestamptz end`,
      corrected_at: sql<Date | null>`case when lab_orders.reported_at is not null then ${now}::timestamptz end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('stage', 'in', ['in_lab', 'reported'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets the family read what is reported; false where it does already. */
export async function markReleased(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lab_orders')
    .set({ released_at: now, told_at: now, updated_at: now })
    .where('id', '=', id)
    .where('released_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const MOST_OPENED = 100;

/** What has opened by itself and nobody was told of. */
export async function openedUntold(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('lab_orders')
    .select('lab_orders.id')
    .where('lab_orders.told_at', 'is', null)
    .where('lab_orders.released_at', '<=', now)
    .orderBy('lab_orders.released_at')
    .orderBy('lab_orders.id')
    .limit(MOST_OPENED)
    .execute();
}

/** The order of which its family is told now, of what has opened by itself; undefined where somebody has told it. In the transaction that tells. */
export async function markTold(db: Db, { id, now }: { id: string; now: Date }): Promise<OrderRow | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('lab_orders')
    .set({ told_at: now })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('released_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? orders(db).where('bookings.id', '=', id).executeTakeFirst() : undefined;
}

/** Whether the family may read what was found. */
export const isReleased = ({ released_at: at }: Pick<OrderRow, 'released_at'>, now: Date): boolean =>
  at !== null && at <= now;

/** From when on it may, in the words of an answer. */
export const releaseOf = (row: Pick<OrderRow, 'released_at'>, now: Date) => ({
  releasedAt: row.released_at?.toISOString() ?? null,
  isHeld: row.released_at !== null && !isReleased(row, now),
});

const idsFor = (db: Db, people: readonly string[]) =>
  db
    .selectFrom('lab_orders')
    .select('lab_orders.id')
    .where(sql<boolean>`lab_orders.person_id = any(${[...people]}::uuid[])`)
    .orderBy('lab_orders.id');

/** Every order for these people. */
export async function ordersOf(db: Db, people: readonly string[]): Promise<string[]> {
  return (await idsFor(db, people).execute()).map(({ id }) => id);
}

/** Those whose reports may be read. */
export async function releasedOrdersOf(db: Db, people: readonly string[], now: Date): Promise<string[]> {
  return (await idsFor(db, people).where('lab_orders.released_at', '<=', now).execute()).map(({ id }) => id);
}
