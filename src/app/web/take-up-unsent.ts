import type { QueryClient } from '@tanstack/react-query';
import { UNSENT_DOSES } from '#features/medication/web/unsent/unsent-dose.ts';
import { OUTBOX } from '#features/messaging/web/outbox/outbox-entry.ts';
import { connected } from '#web/connection.ts';
import { draftOf } from '#web/draft-vault.ts';
import { keptEntries } from '#web/outbox/kept-entries.ts';
import { session } from '#web/session.ts';

/** Messages and doses that were said without a connection leave without their page being opened. */
export async function takeUpUnsent(client: QueryClient): Promise<void> {
  const userId = session.current()?.userId;
  if (!userId) return;
  const isKept = (outbox: string) =>
    keptEntries(outbox)
      .any(userId)
      .catch(() => false);
  const hasMessages = await isKept(OUTBOX);
  const hasDoses = draftOf(UNSENT_DOSES) !== undefined || (await isKept(UNSENT_DOSES));
  if (!hasMessages && !hasDoses) return;
  await connected();
  if (hasMessages) await (await import('#features/messaging/web/outbox/outbox.ts')).outbox.open(client);
  if (hasDoses) await (await import('#features/medication/web/unsent/take-up-doses.ts')).takeUpDoses(client);
}
