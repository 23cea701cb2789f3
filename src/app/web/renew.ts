import { sessions } from '#features/account/session-contract.ts';
import { sendOver } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { fetchHearing } from '#web/server-clock.ts';
import { session } from '#web/session.ts';

/** Trades the http-only refresh cookie for a new access token. False when the log-in is over; throws when nobody could say so. */
export async function renewSession(bases: BaseAddresses): Promise<boolean> {
  const before = session.current()?.userId;
  const send = sendOver({ bases, headers: () => ({ 'x-lado-renew': '1' }), fetch: fetchHearing });
  const renewed = await send(sessions.renew, {} as never).catch(unlessOver);
  if (!renewed || renewed.userId !== before) return false;
  const { token, ...auth } = renewed;
  session.renewed(token, auth);
  return true;
}

/** Whether the access token of this device still opens something, without making it last longer. Throws when nobody could say so. */
export async function isAlive(bases: BaseAddresses): Promise<boolean> {
  const { account } = await import('#features/account/contract.ts');
  const send = sendOver({ bases, headers: () => ({}), fetch: fetchHearing });
  const { isValid } = await send(account.verify, { body: { token: session.headers()['x-token'] ?? '' } });
  return isValid;
}

function unlessOver(error: unknown): undefined {
  if (error instanceof Failure && error.code === 'session_expired') return undefined;
  throw error;
}
