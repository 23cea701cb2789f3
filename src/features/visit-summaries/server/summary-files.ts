import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditLook } from '#server/audit.ts';
import { placesWith } from '#shared/place-roles.ts';
import { SUMMARY_FILE } from '../summary.ts';
import { subjectOf } from './find-visit.ts';
import { isShownTo } from './shown-store.ts';
import { bookingOfSummary, signedFor, signedOf, visitAt } from './summary-store.ts';

/** Pictures and documents that go with a summary: for the doctor, and once it is signed for whoever reads it, or is shown it with another visit. */
export const summaryFiles: FileKind = {
  name: SUMMARY_FILE,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const visit = await bookingOfSummary(db, attachedTo);
    if (!visit) return false;
    const asking = { id: visit.booking_id, userId: user.id, now };
    const reading = { providerIds: placesWith(user.places, 'summaries'), now };
    const row =
      (await signedFor(db, asking)) ??
      (await visitAt(db, asking)) ??
      ((await isShownTo(db, attachedTo, reading)) ? await signedOf(db, visit.booking_id) : undefined);
    if (!row) return false;
    await auditLook(context, { people: [row.person_id], subject: subjectOf(row.id) });
    return true;
  },
};
