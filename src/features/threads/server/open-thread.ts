import type { PersonId } from '#features/family/server/access.ts';
import { Failure } from '#shared/failure.ts';
import type { ThreadContext } from './kind.ts';
import { writeMessage } from './write-message.ts';
import { tellSide } from './tell.ts';
import { insertThread, lockThread, threadBegunBy } from './thread-store.ts';

type ThreadForm = {
  kind: string;
  userId: string;
  personId: PersonId;
  providerId: string | null;
  clientId: string;
  words: string;
  /** Of its first message. */
  files?: readonly string[];
  isShared?: boolean;
  /** Writes what the kind keeps besides, before anybody hears of it. */
  keep?: (threadId: string) => Promise<void>;
};

/**
 * Begins a conversation with its first message, in the caller's transaction. What the same device has begun before is answered again,
 * and nobody hears of it twice.
 */
export async function openThread(context: ThreadContext, opening: ThreadForm): Promise<string> {
  const { db, now } = context;
  const { kind, userId, personId, clientId, words, files = [], keep } = opening;
  const id = await insertThread(db, { ...opening, now });
  if (id === undefined) {
    const known = await threadBegunBy(db, { userId, clientId });
    if (known?.kind !== kind) throw new Failure('conflict');
    return known.id;
  }
  await keep?.(id);
  await writeMessage(context, { threadId: id, personId, side: 'asker', userId, clientId, words, files, now });
  const thread = await lockThread(db, { id, kind, seeker: { as: 'asker', userId, now } });
  if (!thread) throw new Failure('not_found');
  await tellSide(context, { thread, what: 'opened', side: 'answerer', by: userId, isMailed: true });
  return id;
}
