import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditLook } from '#server/audit.ts';
import { RECORD_FILE } from '../record.ts';
import { readerOf } from './record-store.ts';

/** Reports, scans and certificates of records: for whoever may see the records of the person; looks are in the trail. */
export const recordFiles: FileKind = {
  name: RECORD_FILE,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const record = await readerOf(db, attachedTo, { userId: user.id, now });
    if (!record) return false;
    await auditLook(context, { people: [record.person_id], subject: subjectOfRecord(attachedTo) });
    return true;
  },
};

/** What the trail calls a record. */
export const subjectOfRecord = (id: string): string => `health_record:${id}`;
