import { randomUUID } from 'node:crypto';
import { openSession } from '#features/account/server/sessions.ts';
import type { Db } from '#server/db/db.ts';

type LogInKeys = { device: string; passkey: string };

/** A device that somebody is logged in on, and a passkey of theirs, by their ids. */
export async function waysInOf(db: Db, { id }: { id: string }, now: Date): Promise<LogInKeys> {
  await openSession(db, id, { now });
  const { id: device } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: passkey } = await db
    .insertInto('passkeys')
    .values({ user_id: id, credential_id: randomUUID(), public_key: '', counter: 0, name: 'Phone', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { device, passkey };
}
