import { forgetDraft } from '#web/draft-vault.ts';
import type { Reach } from '#web/offline/reach.ts';
import { outbox } from './outbox.ts';

/**
 * Once one may no longer write for somebody: what has not arrived for them goes, in whatever tab it was written, and what is typed in those
 * conversations. It is not given back: what it tells of them is no longer the writer’s to keep.
 */
export async function forgetUnreached(reach: Reach): Promise<void> {
  for (const { talk } of await outbox.forgetUnreached(reach, 'messages')) forgetDraft(talk);
}
