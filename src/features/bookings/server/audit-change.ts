import { audit, type AuditEntry } from '#server/audit.ts';
import type { BookingContext } from './kind.ts';

/** Notes in the audit trail of whoever a booking is for that `actorId` made or changed it. In the transaction that did. */
export const auditChange = (
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  booking: Changed,
  actorId: string,
): Promise<void> => audit(db, changeEntry(booking, actorId, now));

type Changed = { id: string; personId: string };

/** The entry itself, for a statement that writes more. */
export const changeEntry = ({ id, personId }: Changed, actorId: string, now: Date): AuditEntry => ({
  at: now,
  actorId,
  personId,
  action: 'write',
  subject: `booking:${id}`,
});
