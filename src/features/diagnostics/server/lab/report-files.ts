import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { auditLook } from '#server/audit.ts';
import { REPORT_FILE } from '../../report.ts';
import { isReleased, orderAt, orderFor } from '../orders/order-store.ts';
import { subjectOf } from './show-report.ts';

/** The documents of a report: for the lab, and for whoever may see the records of the person, once they may read it; looks are in the trail. */
export const reportFiles: FileKind = {
  name: REPORT_FILE,
  takes: 'documents',
  longestEdge: 2400,
  async mayRead(context, { attachedTo }) {
    const { db, user, now } = context;
    const own = await orderFor(db, { id: attachedTo, userId: user.id, now });
    const row = own && isReleased(own, now) ? own : await orderAt(db, { id: attachedTo, userId: user.id });
    if (!row) return false;
    await auditLook(context, { people: [row.person_id], subject: subjectOf(attachedTo) });
    return true;
  },
};
