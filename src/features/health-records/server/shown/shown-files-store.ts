import { sql } from 'kysely';
import { type BookedRow, type ReadingProviders, told } from '#features/care-notes/server/care-notes-store.ts';
import type { Db } from '#server/db/db.ts';
import { RECORD_FILE } from '../../record.ts';
import type { RecordType } from '../../record-types.ts';
import { MOST_OFFERED } from '../../shown-files.ts';

type BookingKeys = Pick<BookedRow, 'id' | 'person_id'>;

/** The files that hang on records which are there. */
const filesOfRecords = (db: Db) =>
  db
    .selectFrom('files')
    .innerJoin('health_records', 'health_records.id', 'files.attached_to')
    .where('files.kind', '=', RECORD_FILE)
    .where('files.removed_at', 'is', null)
    .where('health_records.removed_at', 'is', null);

const listed = [
  ...(['files.id', 'files.name', 'files.type', 'files.bytes', 'files.width', 'files.height'] as const),
  ...(['health_records.id as record_id', 'health_records.type as record_type'] as const),
  sql<string>`health_records.day::text`.as('day'),
] as const;

/** Those of a person, and since when the booking shows each; what it shows is among them, however many there are by now. */
export async function offeredWith(db: Db, { id, person_id: personId }: BookingKeys) {
  const rows = await filesOfRecords(db)
    .leftJoin('shown_record_files', (join) =>
      join.onRef('shown_record_files.file_id', '=', 'files.id').on('shown_record_files.booking_id', '=', id),
    )
    .select(listed)
    .select('shown_record_files.shown_at')
    .$narrowType<{ record_type: RecordType }>()
    .where('health_records.person_id', '=', personId)
    .orderBy(sql`shown_record_files.shown_at is null`)
    .orderBy('health_records.day', 'desc')
    .orderBy('files.id')
    .limit(MOST_OFFERED)
    .execute();
  return rows.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/** The record of a person on which this file hangs, which nobody deletes until the transaction ends; undefined for a file of somebody else, and for one that is not there. */
export async function recordOfFile(db: Db, { person_id: personId }: BookingKeys, fileId: string) {
  const found = await filesOfRecords(db)
    .select('health_records.id')
    .where('files.id', '=', fileId)
    .where('health_records.person_id', '=', personId)
    .forShare('health_records')
    .executeTakeFirst();
  return found?.id;
}

type ShownFileKey = { bookingId: string; fileId: string };

/** False when it is shown already. */
export async function insertShownFile(
  db: Db,
  { bookingId, fileId, recordId, userId, now }: ShownFileKey & { recordId: string; userId: string; now: Date },
) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shown_record_files')
    .values({ booking_id: bookingId, file_id: fileId, record_id: recordId, shown_by: userId, shown_at: now })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it was not shown. */
export async function deleteShownFile(db: Db, { bookingId, fileId }: ShownFileKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shown_record_files')
    .where('shown_record_files.booking_id', '=', bookingId)
    .where('shown_record_files.file_id', '=', fileId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends every showing of what hangs on this record: whoever has it back has not shown it again. */
export const endShowings = (db: Db, recordId: string) =>
  db.deleteFrom('shown_record_files').where('shown_record_files.record_id', '=', recordId).execute();

/** What is shown with bookings, as long as it hangs on a record of their person. */
const shownNow = (db: Db) =>
  filesOfRecords(db)
    .innerJoin('shown_record_files', 'shown_record_files.file_id', 'files.id')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.id', '=', 'shown_record_files.booking_id')
        .onRef('bookings.person_id', '=', 'health_records.person_id'),
    );

/** What a booking shows, the newest record first. */
export const filesShownWith = (db: Db, bookingId: string) =>
  shownNow(db)
    .select(listed)
    .$narrowType<{ record_type: RecordType }>()
    .where('bookings.id', '=', bookingId)
    .orderBy('health_records.day', 'desc')
    .orderBy('files.id')
    .limit(MOST_OFFERED)
    .execute();

/** Whose file it is, where a booking shows it to these providers. */
export const readerByShowing = (db: Db, fileId: string, readers: ReadingProviders) =>
  shownNow(db)
    .select('health_records.person_id')
    .where('files.id', '=', fileId)
    .where('bookings.id', 'in', told(db, readers).select('bookings.id'))
    .limit(1)
    .executeTakeFirst();
