import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export async function insertSession(db: Db, userId: string, now: Date) {
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Pair = {
  sessionId: string;
  accessHash: string;
  accessExpiresAt: Date;
  refreshHash: string;
  refreshExpiresAt: Date;
};

/** Both tokens in one statement: half a pair is no use. */
export async function freshTokens(
  db: Db,
  { sessionId, accessHash, accessExpiresAt, refreshHash, refreshExpiresAt }: Pair,
) {
  await sql`
    with access as (insert into access_tokens (hash, session_id, expires_at) values (${accessHash}, ${sessionId}, ${accessExpiresAt}))
    insert into refresh_tokens (hash, session_id, expires_at) values (${refreshHash}, ${sessionId}, ${refreshExpiresAt})`.execute(
    db,
  );
}

export function refreshTokenByHash(db: Db, hash: string) {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'refresh_tokens.session_id',
      'refresh_tokens.expires_at',
      'refresh_tokens.used_at',
      'sessions.user_id',
      'sessions.created_at',
      'sessions.ended_at',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst();
}

/** Remembers when it was spent first. */
export async function spendRefreshToken(db: Db, hash: string, now: Date) {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute();
}

const account = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.language',
  'users.is_staff',
  'sessions.id as session_id',
] as const;
const managed = sql<
  string[]
>`array(select provider_managers.provider_id::text from provider_managers where provider_managers.user_id = users.id)`;

const liveSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...account, managed.as('provider_ids')])
    .where('sessions.ended_at', 'is', null);

/** The account behind an access token, with the providers it manages: one query, asked at every private call. */
export const sessionOwner = (db: Db, accessHash: string, now: Date) =>
  liveSessions(db)
    .innerJoin('access_tokens', 'access_tokens.session_id', 'sessions.id')
    .select('access_tokens.expires_at')
    .where('access_tokens.hash', '=', accessHash)
    .where('access_tokens.expires_at', '>', now)
    .executeTakeFirst();

/** The account of a session that has not ended, with the providers it manages. */
export const sessionAccount = (db: Db, sessionId: string) =>
  liveSessions(db).where('sessions.id', '=', sessionId).executeTakeFirst();

export async function markEnded(db: Db, sessionIds: string[], now: Date) {
  if (sessionIds.length === 0) return;
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .execute();
}

/** Answers the ids of those it ended. */
export async function markAllEnded(
  db: Db,
  { userId, now, except }: { userId: string; now: Date; except: string | undefined },
) {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Removes what began or expired before an instant that no session outlives; tokens go with their session. */
export async function sweepSessions(db: Db, before: Date) {
  await db.deleteFrom('sessions').where('created_at', '<', before).execute();
  await db.deleteFrom('codes').where('expires_at', '<', before).execute();
  await db.deleteFrom('tickets').where('expires_at', '<', before).execute();
}
