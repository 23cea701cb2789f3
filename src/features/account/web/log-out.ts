import type { QueryClient } from '@tanstack/react-query';
import { sessions } from '#features/account/session-contract.ts';
import { callsOf } from '#web/queries.ts';
import { forgetAllDrafts } from '#web/draft-vault.ts';

/** Ends the session on the server, and forgets the drafts. */
export async function logOut(client: QueryClient): Promise<void> {
  // A server that does not answer must not keep anybody logged in here.
  await callsOf(client, sessions)
    .logOut()
    .catch(() => undefined);
  forgetAllDrafts();
}
