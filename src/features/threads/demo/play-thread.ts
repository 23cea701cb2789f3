import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { insertMessage } from '../server/message-store.ts';
import { writeSeen } from '../server/sequence-store.ts';
import { insertThread, writeThread } from '../server/thread-store.ts';
import type { Side } from '../thread.ts';

/** A conversation of the demo town, the oldest message first. */
export type DemoThread = {
  key: string;
  kind: string;
  asker: { id: string; personId: string };
  /** For whom; the asker when left out. */
  personId?: string;
  providerId: string | null;
  answererId: string;
  /** Each by a side; `userId` where somebody else of it wrote. */
  said: readonly { by: Side; words: string; hoursAgo: number; userId?: string }[];
  /** Everybody who may write for the person reads and writes it. */
  isShared?: boolean;
  closed?: { by: Side; hoursAgo: number };
};

/** Writes what was said, at the hours at which it was; whoever wrote last has seen all. `keep` writes what its kind adds. */
export async function playThread(
  db: Db,
  { thread, now, keep }: { thread: DemoThread; now: Date; keep?: (id: string) => Promise<void> },
): Promise<string> {
  const {
    key,
    kind,
    asker,
    personId = asker.personId,
    providerId,
    answererId,
    said,
    closed,
    isShared = false,
  } = thread;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const id = demoId(`thread ${key}`);
  const begun = ago(said[0]?.hoursAgo ?? 0);
  await insertThread(db, {
    id,
    kind,
    userId: asker.id,
    personId,
    providerId,
    clientId: `demo-${key}`,
    isShared,
    now: begun,
  });
  await keep?.(id);
  for (const [index, { by, words, hoursAgo, userId }] of said.entries())
    await insertMessage(db, {
      threadId: id,
      side: by,
      userId: userId ?? (by === 'asker' ? asker.id : answererId),
      clientId: `demo-${key}-${index}`,
      words,
      now: ago(hoursAgo),
    });
  if (closed) {
    const at = ago(closed.hoursAgo);
    await writeThread(db, id, {
      status: 'closed',
      closed_at: at,
      closed_by: closed.by,
      waiting_since: null,
      asked_since: null,
      last_at: at,
    });
    for (const side of ['asker', 'answerer'] as const)
      await writeSeen(db, { threadId: id, side, sequence: said.length });
  }
  return id;
}
