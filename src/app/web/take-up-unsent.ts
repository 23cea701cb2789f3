import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX } from '#features/messaging/web/outbox/outbox-entry.ts';
import { connected } from '#web/connection.ts';
import { keptEntries } from '#web/outbox/kept-entries.ts';
import { session } from '#web/session.ts';

/** Messages that were written without a connection leave without their conversation being opened. */
export async function takeUpUnsent(client: QueryClient): Promise<void> {
  const userId = session.current()?.userId;
  if (!userId || !(await keptEntries(OUTBOX).any(userId))) return;
  await connected();
  const { outbox } = await import('#features/messaging/web/outbox/outbox.ts');
  await outbox.open(client);
}
