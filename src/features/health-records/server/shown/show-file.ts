import { notesOf, toldWith } from '#features/care-notes/server/care-notes-store.ts';
import { canGive } from '#features/intake/server/along.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import { changeShown } from '#features/visit-summaries/server/change-shown.ts';
import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { placesWith } from '#shared/place-roles.ts';
import type { OfferedFiles, RecordFile, ShowFileForm } from '../../shown-files.ts';
import { subjectOfRecord } from '../record-files.ts';
import { deleteShownFile, filesShownWith, insertShownFile, offeredWith, recordOfFile } from './shown-files-store.ts';

/**
 * The files of the records that may be shown with this booking, the newest record first. Throws `not_found` for whoever may not both book for its
 * person and see their records. The look is in the trail.
 */
export async function offeredFiles(context: Context, bookingId: string): Promise<OfferedFiles> {
  const { db, user, now } = context;
  const booked = await notesOf(db, bookingId, { userId: user.id, now });
  if (!booked) throw new Failure('not_found');
  const rows = await offeredWith(db, booked);
  const personId = booked.person_id;
  if (rows.length > 0) await auditLook(context, { people: [personId], subject: `health_profile:${personId}` });
  return {
    data: rows.map((row) => ({ ...presentRecordFile(row), isShown: row.shown_at !== null })),
    canChange: canGive(booked, now),
  };
}

/**
 * Shows a file of the records to the provider of a visit of the same person, or takes it back, until that visit can be entered no longer. A repetition
 * changes nothing. Throws `not_found`, also for a file of somebody else, and `notes_closed`.
 */
export const showFile = (context: Context, bookingId: string, { fileId, shows }: ShowFileForm): Promise<void> =>
  changeShown(context, bookingId, {
    shows,
    subject: 'shown_record',
    async change(db, booked) {
      const recordId = await recordOfFile(db, booked, fileId);
      if (!recordId) throw new Failure('not_found');
      return shows
        ? insertShownFile(db, { bookingId, fileId, recordId, userId: context.user.id, now: context.now })
        : deleteShownFile(db, { bookingId, fileId });
    },
  });

/** What a family shows with a booking, for its provider, from its acceptance until 72 hours after its end; each look is in the trail. */
export async function filesShown(context: Context, bookingId: string): Promise<RecordFile[]> {
  const { db, user, now } = context;
  const booked = await toldWith(db, bookingId, { providerIds: placesWith(user.places, 'summaries'), now });
  if (!booked) throw new Failure('not_found');
  const rows = await filesShownWith(db, bookingId);
  for (const recordId of new Set(rows.map((row) => row.record_id)))
    await auditLook(context, { people: [booked.person_id], subject: subjectOfRecord(recordId) });
  return rows.map(presentRecordFile);
}

type ShownFileRow = Awaited<ReturnType<typeof filesShownWith>>[number];

const presentRecordFile = (row: ShownFileRow): RecordFile => ({
  ...presentFile(row),
  of: row.record_type,
  day: row.day,
});
