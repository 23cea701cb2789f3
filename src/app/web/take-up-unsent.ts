import type { QueryClient } from '@tanstack/react-query';
import { keptEntries } from '#features/messaging/web/outbox/kept-entries.ts';
import { connected } from '#web/connection.ts';
import { session } from '#web/session.ts';

/** Messages that were written without a connection leave without their conversation being opened. */
export async function takeUpUnsent(client: QueryClient): Promise<void> {
  const userId = session.current()?.userId;
  if (!userId || !(await keptEntries.any(userId))) return;
  await connected();
  const { outbox } = await import('#features/messaging/web/outbox/outbox.ts');
  await outbox.open(client);
}
