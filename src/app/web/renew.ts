import { sessions } from '#features/account/session-contract.ts';
import { sendOver } from '#shared/client.ts';
import type { BaseAddresses } from '#shared/services.ts';
import { session } from '#web/session.ts';

/** Trades the http-only refresh cookie for a new access token. False when the log-in is over. */
export async function renewSession(bases: BaseAddresses): Promise<boolean> {
  const before = session.current()?.userId;
  const send = sendOver({ bases, headers: () => ({ 'x-lado-renew': '1' }), fetch: (...request) => fetch(...request) });
  const { token, userId, expiresAt, isPartner } = await send(sessions.renew, {} as never);
  if (userId !== before) return false;
  session.renewed(token, { expiresAt, isPartner });
  return true;
}
