import type { QueryClient } from '@tanstack/react-query';
import { sessions } from '#features/account/session-contract.ts';
import { callsOf } from '#web/queries.ts';
import { forgetAllDrafts } from '#web/draft-vault.ts';
import { session } from '#web/session.ts';

/** Ends the session on the server, and forgets the drafts. What the page still waits for is given up. */
export async function logOut(client: QueryClient): Promise<void> {
  await session.endBy(async () => {
    await client.cancelQueries();
    // A server that does not answer must not keep anybody logged in here.
    await callsOf(client, sessions)
      .logOut()
      .catch(() => undefined);
  });
  forgetAllDrafts();
}
