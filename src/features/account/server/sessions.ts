import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '#shared/failure.ts';
import { isLanguage } from '#shared/languages.ts';
import { placesWith } from '#shared/place-roles.ts';
import type { Db } from '#server/db/db.ts';
import { hashOf } from '#server/hash-of.ts';
import type { Context, User } from '#server/http/handlers.ts';
import type { KnownUsers, Owner } from '#server/http/known-users.ts';
import { silenceAccount, silenceSessions } from '#server/ports/push/devices.ts';
import { publishEnded } from '#server/realtime/fanout.ts';
import { browserName } from './browser-name.ts';
import {
  freshTokens,
  insertSession,
  liveSessionIds,
  markAllEnded,
  markEnded,
  refreshTokenByHash,
  sessionAccount,
  sessionOwner,
  spendRefreshToken,
} from './session-store.ts';

/** An access token lives as long as a person may be idle (HIPAA's automatic log-off). */
export const ACCESS_SECONDS = 900;
/** A log-in is renewed for as long as it is used, at least twice an hour, for half a day at most. */
const REFRESH_SECONDS = 1800;
const SESSION_SECONDS = 43_200;
/** Two tabs may renew at the same moment; only a token spent longer ago than this was stolen. */
const GRACE_SECONDS = 20;

export type Tokens = {
  access: string;
  refresh: string;
  refreshSeconds: number;
  expiresAt: Date;
  expiresInSeconds: number;
};

const secret = () => randomBytes(32).toString('base64url');
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Where a session is used: its owner recognises it by the network, and by the country that this is estimated to be in. */
type Whereabouts = { client?: string | null; country?: string | null };
type SessionStart = Whereabouts & { now: Date; userAgent?: string | undefined };

/** What of a request a session is opened by. To be asked for before a transaction: it may read a file. */
export const openingOf = async ({
  now,
  userAgent,
  client,
  findCountry,
}: Pick<Context, 'now' | 'userAgent' | 'client' | 'findCountry'>): Promise<SessionStart> => ({
  now,
  userAgent,
  client,
  country: await findCountry(),
});

/** Opens a session and gives its first pair of tokens; only their hashes are stored. */
export async function openSession(
  db: Db,
  userId: string,
  { now, userAgent, client = null, country = null }: SessionStart,
): Promise<Tokens> {
  const looks = { ...browserName(userAgent), network: client, country };
  return issue(db, await insertSession(db, { userId, looks, now }), now);
}

/**
 * Trades a refresh token for a new pair, and notes where. A token that was traded before ends the whole session: somebody else has
 * a copy. Throws `session_expired`.
 */
export async function renewSession(
  { db, knownUsers, now, client = null, country = null }: Ending & Whereabouts,
  refresh: string | undefined,
): Promise<Tokens & { userId: string }> {
  const hash = hashOf(refresh ?? '');
  const found = refresh ? await refreshTokenByHash(db, hash) : undefined;
  if (!found || isOver(found, now)) throw new Failure('session_expired');
  if (isStolen(found, now)) {
    await endSessions({ db, knownUsers, now }, [found.session_id]);
    throw new Failure('session_expired');
  }
  return db.transaction().execute(async (db) => {
    await spendRefreshToken(db, { hash, sessionId: found.session_id, network: client, country, now });
    return { ...(await issue(db, found.session_id, now)), userId: found.user_id };
  });
}

type RefreshToken = NonNullable<Awaited<ReturnType<typeof refreshTokenByHash>>>;

const isOver = ({ ended_at, expires_at, created_at }: RefreshToken, now: Date) =>
  ended_at !== null || expires_at <= now || later(created_at, SESSION_SECONDS) <= now;
const isStolen = ({ used_at }: RefreshToken, now: Date) => used_at !== null && later(used_at, GRACE_SECONDS) < now;

/** The session that a refresh cookie belongs to, whatever its age. */
export const sessionOfRefresh = async (db: Db, refresh: string): Promise<string | undefined> =>
  (await refreshTokenByHash(db, hashOf(refresh)))?.session_id;

/** What ending a session takes; `db` may be a transaction. */
type Ending = Pick<Context, 'db' | 'knownUsers' | 'now'>;

/** Ends sessions: their tokens are refused from the next request on, their sockets are closed. */
export async function endSessions({ db, knownUsers, now }: Ending, sessionIds: string[]): Promise<void> {
  await markEnded(db, sessionIds, now);
  await silenceSessions(db, sessionIds);
  await publishEnded(db, sessionIds);
  knownUsers.forget(sessionIds);
}

/** Ends every session of an account, except the one named; devices ring only where that one is. */
export async function endSessionsOf({ db, knownUsers, now }: Ending, userId: string, except?: string): Promise<void> {
  const ended = await markAllEnded(db, { userId, now, except });
  await silenceAccount(db, userId, except);
  await publishEnded(db, ended);
  knownUsers.forget(ended);
}

async function issue(db: Db, sessionId: string, now: Date): Promise<Tokens> {
  const access = secret();
  const refresh = secret();
  const expiresAt = later(now, ACCESS_SECONDS);
  await freshTokens(db, {
    sessionId,
    accessHash: hashOf(access),
    accessExpiresAt: expiresAt,
    refreshHash: hashOf(refresh),
    refreshExpiresAt: later(now, REFRESH_SECONDS),
  });
  return { access, refresh, refreshSeconds: REFRESH_SECONDS, expiresAt, expiresInSeconds: ACCESS_SECONDS };
}

type SessionContext = { db: Db; knownUsers: KnownUsers; now: Date };

/**
 * Who this request speaks for: the owner of its access token. `x-token` and `Authorization` must agree when both are sent,
 * and the `userId` header must be the owner's. Undefined without a token; throws `session_expired` for a wrong one.
 */
export async function userOfRequest(asking: SessionContext, request: FastifyRequest): Promise<User | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const user = await userOfToken(asking, token);
  const claimed = request.headers['userid'];
  if (!user || (claimed !== undefined && claimed !== user.id)) throw new Failure('session_expired');
  return user;
}

/** The owner of an access token that is alive at `now`, as it was known at most half a minute ago. */
export function userOfToken({ db, knownUsers, now }: SessionContext, token: string): Promise<User | undefined> {
  const hash = hashOf(token);
  return knownUsers.find(hash, now, () => ownerOf(db, hash, now));
}

/** Whose log-in a refresh token proves at `now`, as one that could be traded does; it is not spent. */
export async function userOfRefresh(
  { db, now }: Pick<SessionContext, 'db' | 'now'>,
  token: string | undefined,
): Promise<User | undefined> {
  const found = token === undefined ? undefined : await refreshTokenByHash(db, hashOf(token));
  if (!found || isOver(found, now) || isStolen(found, now)) return undefined;
  const account = await sessionAccount(db, found.session_id);
  return account && userFrom(account);
}

/** Whether an access token is alive at `now`. */
export const isAliveToken = async (db: Db, token: string, now: Date): Promise<boolean> =>
  (await ownerOf(db, hashOf(token), now)) !== undefined;

/** Which of these sessions have not ended, nor lasted as long as a log-in may. */
export const liveAmong = async (db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> =>
  new Set(await liveSessionIds(db, ids, later(now, -SESSION_SECONDS)));

async function ownerOf(db: Db, hash: string, now: Date): Promise<Owner | undefined> {
  const owner = await sessionOwner(db, hash, now);
  return owner && { user: userFrom(owner), expiresAt: owner.expires_at };
}

const userFrom = (account: NonNullable<Awaited<ReturnType<typeof sessionAccount>>>): User =>
  Object.freeze({
    id: account.id,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    isStaff: account.is_staff,
    language: isLanguage(account.language) ? account.language : 'en',
    places: account.places,
    providerIds: placesWith(account.places, 'stays'),
    sessionId: account.session_id,
  });

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const named = headers['x-token'];
  const bearer = headers.authorization;
  if (named === undefined && bearer === undefined) return undefined;
  const given = [named, bearer?.replace(/^Bearer /, '')].filter((token) => token !== undefined);
  if (bearer !== undefined && !bearer.startsWith('Bearer ')) throw new Failure('session_expired');
  const [first] = given;
  if (typeof first !== 'string' || given.some((token) => token !== first)) throw new Failure('session_expired');
  return first;
}
