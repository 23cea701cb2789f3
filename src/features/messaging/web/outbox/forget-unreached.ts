import { forgetDraft } from '#web/draft-vault.ts';
import type { Reach } from '#web/offline/reach.ts';
import { session } from '#web/session.ts';
import { keptEntries } from './kept-entries.ts';
import { outbox } from './outbox.ts';

/**
 * Once one may no longer write for somebody: what has not arrived for them goes, in whatever tab it was written, and what is typed in those
 * conversations. It is not given back: what it tells of them is no longer the writer’s to keep.
 */
export async function forgetUnreached(reach: Reach): Promise<void> {
  const userId = session.current()?.userId;
  if (!userId) return;
  const kept = await keptEntries.all(userId).catch(() => []);
  for (const { clientId, talk, personId } of [...outbox.entries(), ...kept]) {
    if (!personId || reach[personId]?.includes('messages')) continue;
    forgetDraft(talk);
    await outbox.forget(userId, clientId);
  }
}
