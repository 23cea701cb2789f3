import { createHash } from 'node:crypto';
import { Failure } from '#shared/failure.ts';
import type { Context } from '#server/http/handlers.ts';
import type { LoggedIn } from '../contract.ts';
import { knownDeviceOf, rememberDevice } from './known-devices.ts';
import { isRightPassword } from './passwords.ts';
import { endSessions, openSession, renewSession, sessionOfRefresh, type Tokens } from './sessions.ts';
import { type Account, accountByEmail, managesProvider } from './store.ts';

/** The key under which failed log-ins of an account are limited, whether or not it exists. */
export const guessesAt = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * Throws `wrong_credentials`, the same for an unknown address and a wrong password; `too_many_requests` and `guesses_spent` to who
 * guesses. A known device counts its own wrong passwords, so that nobody elsewhere keeps the owner out.
 */
export async function logIn(
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<LoggedIn> {
  const { db, limits, client } = context;
  await limits.take('logInClient', client);
  await limits.take('logInAll');
  const guesses = (await knownDeviceOf(context, email)) ?? guessesAt(email);
  await limits.guesses.begin(guesses);
  const account = await accountByEmail(db, email);
  const isRight = await isRightPassword(account?.password_hash, password);
  if (!account || !isRight) throw new Failure('wrong_credentials');
  await limits.guesses.succeeded(guesses);
  return welcome(account, await openSession(db, account.id, context.now), context);
}

/** The answer to whoever has just opened a session, with the cookies beside it. */
export async function welcome(account: Account, tokens: Tokens, context: Context): Promise<LoggedIn> {
  const { db, refreshCookie } = context;
  await rememberDevice(context, account.id);
  refreshCookie.set(tokens.refresh, tokens.refreshSeconds);
  return {
    token: tokens.access,
    data: {
      _id: account.id,
      email: account.email,
      firstName: account.first_name,
      lastName: account.last_name,
      profileImage: account.profile_image,
      token: tokens.access,
    },
    expiresAt: tokens.expiresAt.toISOString(),
    isPartner: await managesProvider(db, account.id),
  };
}

/** Trades the refresh cookie for a new access token; foreign pages cannot, and a cookie that no longer works is taken away. */
export async function renew(context: Context) {
  const { db, refreshCookie, isRenewal } = context;
  if (!isRenewal) throw new Failure('no_access');
  const renewed = await renewSession(context, refreshCookie.value).catch((error: unknown) => {
    refreshCookie.clear();
    throw error;
  });
  refreshCookie.set(renewed.refresh, renewed.refreshSeconds);
  return {
    token: renewed.access,
    userId: renewed.userId,
    expiresAt: renewed.expiresAt.toISOString(),
    isPartner: await managesProvider(db, renewed.userId),
  };
}

/** Ends the session of the access token and that of the cookie, which are one as a rule; an expired token does not keep it alive. */
export async function logOut(context: Context): Promise<void> {
  const { db, visitor, refreshCookie, forgetCaches } = context;
  const ofCookie = refreshCookie.value === undefined ? undefined : await sessionOfRefresh(db, refreshCookie.value);
  await endSessions(
    context,
    [visitor?.sessionId, ofCookie].filter((id) => id !== undefined),
  );
  if (refreshCookie.value !== undefined) refreshCookie.clear();
  forgetCaches();
}
