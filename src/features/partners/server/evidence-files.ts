import { attachFiles, detachFiles } from '#features/uploads/server/attach-files.ts';
import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { filesOn } from '#features/uploads/server/file-store.ts';
import { MOST_DOCUMENTS } from '#features/providers/evidence.ts';
import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { EVIDENCE_FILE } from '../evidence-file.ts';
import { applicationOfLine } from './application-store.ts';

/** Documents of evidence: read by whoever gave them, as long as they may change what the place shows that came of it, and by staff once they were sent to be checked. */
export const evidenceFiles: FileKind = {
  name: EVIDENCE_FILE,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead({ db, user }, { attachedTo }) {
    const application = await applicationOfLine(db, { lineId: attachedTo, userId: user.id });
    return application !== undefined && (application.is_own || (user.isStaff && application.status !== 'draft'));
  },
};

type AttachedDocuments = { lineId: string; ids: readonly string[]; ownerId: string; now: Date };

/** Hangs documents on a line, beside those that hang there. Throws `not_found` for files of others, `evidence_full` for too many. */
export async function attachDocuments(db: Db, { lineId, ids, ownerId, now }: AttachedDocuments): Promise<void> {
  const known = await filesOn(db, { kind: EVIDENCE_FILE, to: [lineId] });
  if (known.length + ids.length > MOST_DOCUMENTS)
    throw new Failure('evidence_full', { values: { count: MOST_DOCUMENTS } });
  await attachFiles(db, { ids, ownerId, kind: EVIDENCE_FILE, to: lineId, now });
}

/** Throws the documents of a line away. */
export async function dropDocuments(db: Db, { lineId, now }: { lineId: string; now: Date }): Promise<void> {
  const known = await filesOn(db, { kind: EVIDENCE_FILE, to: [lineId] });
  await detachFiles(db, { ids: known.map(({ id }) => id), from: lineId, now });
}
