import { endTrustElsewhere } from '#features/account/server/known-devices.ts';
import { noteStep } from '#features/account/server/note-step.ts';
import { endSessions, endSessionsOf } from '#features/account/server/sessions.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { isOpenSession } from './session-store.ts';

/** Logs one device of one's own out, at its next request; its open pages at once. A foreign one is `not_found`. */
export async function endDevice(id: string, context: Context): Promise<void> {
  const { db, user, now } = context;
  if (!(await isOpenSession(db, { id, userId: user.id }))) throw new Failure('not_found');
  await db.transaction().execute(async (db) => {
    await endSessions({ ...context, db }, [id]);
    await noteStep(db, { userId: user.id, step: 'deviceEnded', now });
  });
}

/** Logs every device but this one out; where the second step was not asked, it is asked again. */
export async function endOtherDevices(context: Context): Promise<void> {
  const { db, user, deviceCookie, now } = context;
  await db.transaction().execute(async (db) => {
    await endTrustElsewhere({ ...context, db, deviceCookie }, user.id);
    await endSessionsOf({ ...context, db }, user.id, user.sessionId);
    await noteStep(db, { userId: user.id, step: 'devicesEnded', now });
  });
}
