import type { Reader } from '#features/notifications/server/store.ts';
import type { Side } from '../thread.ts';
import { type ThreadContext, threadKindNamed } from './kind.ts';
import type { ThreadRow } from './thread-store.ts';

type HearerContext = Pick<ThreadContext, 'db' | 'threadKinds' | 'now'>;

/** Everybody who reads a conversation on one side of it, and as whom. */
export async function readersOn(
  { db, threadKinds, now }: HearerContext,
  thread: ThreadRow,
  side: Side,
): Promise<readonly Reader[]> {
  const kind = threadKindNamed(threadKinds, thread.kind);
  if (side === 'answerer') return kind.answerersOf(db, thread);
  return kind.askersOf?.(db, thread, now) ?? [{ userId: thread.user_id, providerId: null }];
}
