import { sql } from 'kysely';
import { type BookedRow, type ReadingProviders, told } from '#features/care-notes/server/care-notes-store.ts';
import type { Db } from '#server/db/db.ts';
import { MOST_SHOWABLE } from '../summary.ts';
import { isSigned, type SignedRow, visits } from './summary-store.ts';

type BookingKeys = Pick<BookedRow, 'id' | 'person_id' | 'provider_id'>;

/** The signed summaries of a person that a booking can show: not those of its own provider, who reads them anyway. */
const showable = (db: Db, { person_id: personId, provider_id: providerId }: BookingKeys) =>
  db
    .selectFrom('visit_summaries')
    .where('visit_summaries.person_id', '=', personId)
    .where('visit_summaries.signed_at', 'is not', null)
    .where('visit_summaries.provider_id', '!=', providerId);

/** The last of them, and since when the booking shows each; what it shows is among them, however many there are by now. */
export async function showableWith(db: Db, booked: BookingKeys) {
  const rows = await showable(db, booked)
    .innerJoin('bookings', 'bookings.id', 'visit_summaries.booking_id')
    .leftJoin('shown_summaries', (join) =>
      join
        .onRef('shown_summaries.summary_id', '=', 'visit_summaries.id')
        .on('shown_summaries.booking_id', '=', booked.id),
    )
    .select(['visit_summaries.id', 'visit_summaries.booking_id', 'visit_summaries.diagnosis'])
    .select(['bookings.provider_name', 'bookings.starts_at', 'bookings.time_zone', 'shown_summaries.shown_at'])
    .orderBy(sql`shown_summaries.shown_at is null`)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('visit_summaries.id')
    .limit(MOST_SHOWABLE)
    .execute();
  return rows.toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime());
}
export type ShowableRow = Awaited<ReturnType<typeof showableWith>>[number];

/** Whether this summary is one of them, also when others came since a page was opened. */
export async function isShowable(db: Db, booked: BookingKeys, summaryId: string): Promise<boolean> {
  const known = await showable(db, booked)
    .select('visit_summaries.id')
    .where('visit_summaries.id', '=', summaryId)
    .executeTakeFirst();
  return known !== undefined;
}

type ShownSummary = { bookingId: string; summaryId: string };

/** False when it is shown already. */
export async function insertShown(db: Db, { userId, now, ...shown }: ShownSummary & { userId: string; now: Date }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shown_summaries')
    .values({ booking_id: shown.bookingId, summary_id: shown.summaryId, shown_by: userId, shown_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it was not shown. */
export async function deleteShown(db: Db, { bookingId, summaryId }: ShownSummary): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shown_summaries')
    .where('shown_summaries.booking_id', '=', bookingId)
    .where('shown_summaries.summary_id', '=', summaryId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What a booking shows, the last visit first. */
export async function shownWith(db: Db, bookingId: string): Promise<SignedRow[]> {
  const rows = await visits(db)
    .innerJoin('shown_summaries', 'shown_summaries.summary_id', 'visit_summaries.id')
    .where('shown_summaries.booking_id', '=', bookingId)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id')
    .limit(MOST_SHOWABLE)
    .execute();
  return rows.filter(isSigned);
}

/** Whether these providers read a summary because a booking of theirs shows it. */
export async function isShownTo(db: Db, summaryId: string, readers: ReadingProviders): Promise<boolean> {
  const showing = await told(db, readers)
    .innerJoin('shown_summaries', 'shown_summaries.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('shown_summaries.summary_id', '=', summaryId)
    .limit(1)
    .executeTakeFirst();
  return showing !== undefined;
}
