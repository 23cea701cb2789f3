import { audit } from '#server/audit.ts';
import type { BookingContext } from './kind.ts';

/** Notes in the audit trail of whoever a booking is for that `actorId` made or changed it. In the transaction that did. */
export const auditChange = (
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  { id, personId }: { id: string; personId: string },
  actorId: string,
): Promise<void> => audit(db, { at: now, actorId, personId, action: 'write', subject: `booking:${id}` });
