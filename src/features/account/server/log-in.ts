import { createHash } from 'node:crypto';
import { Failure } from '#shared/failure.ts';
import type { Context } from '#server/http/handlers.ts';
import type { LoggedInAccount } from '../logged-in.ts';
import { askToComeBack } from './away/come-back.ts';
import { knownDeviceOf } from './known-devices.ts';
import { isRightPassword } from './passwords.ts';
import { askSecondStep } from './second-step/second-step.ts';
import { endSessions, openingOf, openSession, renewSession, sessionOfRefresh } from './sessions.ts';
import { accountByEmail, workspaceOf } from './store.ts';
import { welcome } from './welcome.ts';

/** The key under which failed log-ins of an account are limited, whether or not it exists. */
export const guessesAt = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * Throws `wrong_credentials`, the same for an unknown address and a wrong password; `too_many_requests` and `guesses_spent` to who
 * guesses; `second_step_due` where the password is half of it; `come_back_due` while the account is away. A known device counts its own wrong passwords, so that nobody
 * elsewhere keeps the owner out.
 */
export async function logIn(
  { email, password }: { email: string; password: string },
  context: Context,
): Promise<LoggedInAccount> {
  const { db, limits, client } = context;
  await limits.take('logInClient', client);
  await limits.take('logInAll');
  const guesses = (await knownDeviceOf(context, email)) ?? guessesAt(email);
  await limits.guesses.begin(guesses);
  const account = await accountByEmail(db, email);
  const isRight = await isRightPassword(account?.password_hash, password);
  if (!account || !isRight) throw new Failure('wrong_credentials');
  await limits.guesses.succeeded(guesses);
  await askSecondStep(account, context);
  await askToComeBack(account, context);
  return welcome(account, await openSession(db, account.id, await openingOf(context)), context);
}

/** Trades the refresh cookie for a new access token; foreign pages cannot, and a cookie that no longer works is taken away. */
export async function renew(context: Context) {
  const { db, knownUsers, refreshCookie, isRenewal, now, client, findCountry } = context;
  if (!isRenewal) throw new Failure('no_access');
  const whereabouts = { client, country: await findCountry() };
  const renewed = await renewSession({ db, knownUsers, now, ...whereabouts }, refreshCookie.value).catch(
    (error: unknown) => {
      refreshCookie.clear();
      throw error;
    },
  );
  refreshCookie.set(renewed.refresh, renewed.refreshSeconds);
  return {
    token: renewed.access,
    userId: renewed.userId,
    expiresAt: renewed.expiresAt.toISOString(),
    expiresInSeconds: renewed.expiresInSeconds,
    workspace: await workspaceOf(db, renewed.userId),
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
