import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Sessions that have not ended and could still be renewed, the latest used first. */
export const openSessionsOf = (db: Db, { userId, now, limit }: { userId: string; now: Date; limit: number }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'network', 'country', 'created_at'])
    .select(sql<Date>`coalesce(sessions.used_at, sessions.created_at)`.as('used_at'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('refresh_tokens')
          .select('refresh_tokens.hash')
          .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
          .where('refresh_tokens.used_at', 'is', null)
          .where('refresh_tokens.expires_at', '>', now),
      ),
    )
    .orderBy(sql`coalesce(sessions.used_at, sessions.created_at)`, 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whether an account has this session and it has not ended. */
export async function isOpenSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the owner of a session has proved to be it since then. */
export async function isProvenSince(db: Db, sessionId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proven_at', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}

export async function proveSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: now }).where('id', '=', sessionId).execute();
}
