import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { WorkPlace } from '#shared/place-roles.ts';
import type { BrowserName } from './browser-name.ts';

type Place = { network: string | null; country: string | null };
type NewSession = { userId: string; looks: BrowserName & Place; now: Date };

/** A session of somebody who has just proved to be it. */
export async function insertSession(db: Db, { userId, looks, now }: NewSession) {
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, ...looks, created_at: now, used_at: now, proven_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type TokenPair = {
  sessionId: string;
  accessHash: string;
  accessExpiresAt: Date;
  refreshHash: string;
  refreshExpiresAt: Date;
};

/** Both tokens in one statement: half a pair is no use. */
export async function freshTokens(
  db: Db,
  { sessionId, accessHash, accessExpiresAt, refreshHash, refreshExpiresAt }: TokenPair,
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

/** Remembers when it was spent first, and when and where the session is in use. */
export async function spendRefreshToken(
  db: Db,
  { hash, sessionId, network, country, now }: Place & { hash: string; sessionId: string; now: Date },
) {
  await db.updateTable('sessions').set({ used_at: now, network, country }).where('id', '=', sessionId).execute();
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
/** Its providers and its role at each: the one that was chosen first, the others by name. */
const workPlaces = sql<WorkPlace[]>`coalesce((
  select json_agg(json_build_object('id', providers.id, 'kind', providers.kind, 'role', provider_managers.role)
    order by (providers.id = sessions.place_id) is true desc, providers.name, providers.id)
  from provider_managers join providers on providers.id = provider_managers.provider_id
  where provider_managers.user_id = users.id), '[]'::json)`;

const liveSessions = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...account, workPlaces.as('places')])
    .where('sessions.ended_at', 'is', null)
    .where('users.closes_at', 'is', null);

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

/** Those of these sessions that have not ended and began after an instant. */
export async function liveSessionIds(db: Db, ids: readonly string[], begunAfter: Date): Promise<string[]> {
  const live = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(sql<boolean>`sessions.id = any(${[...ids]}::uuid[])`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.created_at', '>', begunAfter)
    .where('users.closes_at', 'is', null)
    .execute();
  return live.map(({ id }) => id);
}

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
  await db.deleteFrom('log_in_steps').where('expires_at', '<', before).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
  await db.deleteFrom('address_changes').where('expires_at', '<', before).execute();
}
