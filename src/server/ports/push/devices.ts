import type { Db } from '#server/db/db.ts';

/** So many browsers of an account ring; a further one takes the place of the oldest. */
export const MOST_DEVICES = 10;

type NewDevice = {
  userId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  now: Date;
};

/** A browser belongs to whoever asked last in it. In the caller's transaction. */
export async function keepDevice(db: Db, { userId, sessionId, now, ...device }: NewDevice) {
  const owner = { ...device, user_id: userId, session_id: sessionId, created_at: now };
  const kept = await db
    .insertInto('push_devices')
    .values(owner)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .returning(['id', 'endpoint', 'name', 'created_at'])
    .executeTakeFirstOrThrow();
  const oldest = db
    .selectFrom('push_devices')
    .select('push_devices.id')
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.created_at', 'desc')
    .orderBy('push_devices.id')
    .offset(MOST_DEVICES);
  await db.deleteFrom('push_devices').where('push_devices.id', 'in', oldest).execute();
  return kept;
}

export const devicesOf = (db: Db, userId: string) =>
  db
    .selectFrom('push_devices')
    .select(['push_devices.id', 'push_devices.endpoint', 'push_devices.name', 'push_devices.created_at'])
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.created_at', 'desc')
    .orderBy('push_devices.id')
    .limit(MOST_DEVICES)
    .execute();

/** False when this account has no such device. */
export async function removeDevice(db: Db, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('push_devices.user_id', '=', userId)
    .where('push_devices.id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whoever logs out somewhere is not rung there any more. */
export async function silenceSessions(db: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('push_devices').where('push_devices.session_id', 'in', sessionIds).execute();
}

/** Nothing rings any more but where the account is just used: its password may have been known to somebody else. */
export async function silenceAccount(db: Db, userId: string, exceptSession: string | undefined): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('push_devices.user_id', '=', userId)
    .$if(exceptSession !== undefined, (query) =>
      query.where('push_devices.session_id', 'is distinct from', exceptSession ?? null),
    )
    .execute();
}

/** The devices that this message has not rung on yet. */
export const devicesToRing = (db: Db, { userId, messageId }: { userId: string; messageId: string }) =>
  db
    .selectFrom('push_devices')
    .select(['push_devices.id', 'push_devices.endpoint', 'push_devices.p256dh', 'push_devices.auth'])
    .where('push_devices.user_id', '=', userId)
    .where('push_devices.last_message_id', 'is distinct from', messageId)
    .orderBy('push_devices.id')
    .limit(MOST_DEVICES)
    .execute();
export type RingingDevice = Awaited<ReturnType<typeof devicesToRing>>[number];

export async function markRung(db: Db, id: string, messageId: string): Promise<void> {
  await db.updateTable('push_devices').set({ last_message_id: messageId }).where('id', '=', id).execute();
}

/** Its push service knows it no longer; unless the browser has come with the same address meanwhile under another key. */
export async function forgetDevice(db: Db, { id, p256dh }: Pick<RingingDevice, 'id' | 'p256dh'>): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('p256dh', '=', p256dh).execute();
}
