import { openSession } from '#features/account/server/sessions.ts';
import type { Db } from '#server/db/db.ts';
import { keepDevice } from '#server/ports/push/devices.ts';

/** A browser of this account that rings; answers its id. */
export async function aRingingBrowser(db: Db, userId: string): Promise<string> {
  const now = new Date();
  await openSession(db, userId, { now });
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${sessionId}`;
  const { id } = await keepDevice(db, {
    ...{ userId, sessionId, endpoint, now, name: 'Chrome on Android' },
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  });
  return id;
}
