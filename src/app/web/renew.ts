import { sessions } from '#features/account/session-contract.ts';
import { sendOver } from '#shared/client.ts';
import { Failure } from '#shared/failure.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { session } from '#web/session.ts';

/** Trades the http-only refresh cookie for a new access token. False when the log-in is over; throws when nobody could say so. */
export async function renewSession(bases: BaseAddresses): Promise<boolean> {
  const before = session.current()?.userId;
  const send = sendOver({ bases, headers: () => ({ 'x-lado-renew': '1' }), fetch: (...request) => fetch(...request) });
  const renewed = await send(sessions.renew, {} as never).catch(unlessOver);
  if (!renewed || renewed.userId !== before) return false;
  const { token, expiresAt, workspace } = renewed;
  session.renewed(token, { expiresAt, workspace });
  return true;
}

function unlessOver(error: unknown): undefined {
  if (error instanceof Failure && error.code === 'session_expired') return undefined;
  throw error;
}
