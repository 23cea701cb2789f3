import { notesOf, toldWith } from '#features/care-notes/server/care-notes-store.ts';
import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditReading } from '#server/audit.ts';
import { placesWith } from '#shared/place-roles.ts';
import { VISIT_REPORT } from '../intake.ts';

/** Reports that go with a visit: for whoever may book for its person and see their records, and for its provider while it is told; each look is in the trail. */
export const visitReports: FileKind = {
  name: VISIT_REPORT,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const seen =
      (await notesOf(db, attachedTo, { userId: user.id, now })) ??
      (await toldWith(db, attachedTo, { providerIds: placesWith(user.places, 'stays'), now }));
    if (!seen) return false;
    await auditReading(context, { people: [seen.person_id], subject: `reports:${attachedTo}` });
    return true;
  },
};
