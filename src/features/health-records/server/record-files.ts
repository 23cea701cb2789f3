import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { auditLook } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { placesWith } from '#shared/place-roles.ts';
import { RECORD_FILE } from '../record.ts';
import type { HangingFile } from '../record-versions.ts';
import { readerOf } from './record-store.ts';
import { readerByShowing } from './shown/shown-files-store.ts';

/** Reports, scans and certificates of records: for whoever may see the records of the person, and for a provider while a booking shows it to them; looks are in the trail. */
export const recordFiles: FileKind = {
  name: RECORD_FILE,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead(context, { id, attachedTo }) {
    const { db, user, now } = context;
    const record =
      (await readerOf(db, attachedTo, { userId: user.id, now })) ??
      (await readerByShowing(db, id, { providerIds: placesWith(user.places, 'summaries'), now }));
    if (!record) return false;
    await auditLook(context, { people: [record.person_id], subject: subjectOfRecord(attachedTo) });
    return true;
  },
};

/** The files of a record as its versions name them. */
export const filesOfRecord = async (db: Db, recordId: string): Promise<HangingFile[]> =>
  (await filesOn(db, { kind: RECORD_FILE, to: [recordId] })).map(({ id, name }) => ({ _id: id, name }));

/** What the trail calls a record. */
export const subjectOfRecord = (id: string): string => `health_record:${id}`;
