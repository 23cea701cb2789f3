import type { Db } from '#server/db/db.ts';
import { MOST_REPORTS, VISIT_REPORT } from '../intake.ts';

/** The reports that go with a booking, in the order in which they came. */
export const reportsOf = (db: Db, bookingId: string) =>
  db
    .selectFrom('files')
    .select(['files.id', 'files.name', 'files.type', 'files.bytes', 'files.width', 'files.height'])
    .where('files.attached_to', '=', bookingId)
    .where('files.kind', '=', VISIT_REPORT)
    .where('files.removed_at', 'is', null)
    .orderBy('files.attached_at')
    .orderBy('files.created_at')
    .orderBy('files.id')
    .limit(MOST_REPORTS)
    .execute();
