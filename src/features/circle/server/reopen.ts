import type { Context } from '#server/http/handlers.ts';
import { takeBackNews } from '#features/notifications/server/notify.ts';
import { publish } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { CIRCLE_NOTICE } from '../notification.ts';
import { inviterOf, lockInvitation, takeTurnOf, writeInvitation } from './invitation-store.ts';
import { declinedBy } from './received-store.ts';

/**
 * Whoever was invited takes their no back: the invitation waits as before, and ends on the day it would have ended. Throws `not_found`
 * for any other than one that they have declined within a day, and that whoever invited has neither withdrawn nor sent anew.
 */
export async function reopen(context: Context, id: string): Promise<void> {
  const { user, now } = context;
  await context.db.transaction().execute(async (db) => {
    const inviterId = await inviterOf(db, id);
    if (!inviterId) throw new Failure('not_found');
    await takeTurnOf(db, inviterId); // what they send anew meanwhile is seen
    await lockInvitation(db, id);
    const mine = await declinedBy(db, { userId: user.id, now });
    if (!mine.some((declined) => declined.id === id)) throw new Failure('not_found');
    await writeInvitation(db, id, { status: 'pending' }, now);
    await takeBackNews(db, { kind: CIRCLE_NOTICE, subjectId: id, userId: inviterId });
    await publish(db, [user.id, inviterId], ['family']);
  });
}
