import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditLook } from '#server/audit.ts';
import { placesWith } from '#shared/place-roles.ts';
import { RECORD_FILE } from '../record.ts';
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

/** What the trail calls a record. */
export const subjectOfRecord = (id: string): string => `health_record:${id}`;
