import type { QueryClient } from '@tanstack/react-query';
import { preferences } from '#features/preferences/contract.ts';
import type { GlobalPreferences } from '#features/preferences/preferences.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { session } from '#web/session.ts';

/**
 * The account keeps what was chosen on a page, for letters and for the next device. What does not arrive is told with the next choice.
 */
export async function tellGlobal(client: QueryClient, chosen: Partial<GlobalPreferences>): Promise<void> {
  const owner = session.current();
  if (!owner) return;
  await callsOf(client, preferences)
    .changeGlobal({ params: { id: owner.userId }, body: chosen })
    .then(() => client.invalidateQueries({ queryKey: keyOf(preferences.own) }))
    .catch(() => undefined);
}
