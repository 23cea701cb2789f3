import type { PersonId } from '#features/family/server/access.ts';
import { readersOn } from '#features/threads/server/hearers.ts';
import { messageSentBefore } from '#features/threads/server/message-store.ts';
import { writeReader } from '#features/threads/server/reader-store.ts';
import { writeSeen } from '#features/threads/server/sequence-store.ts';
import { tellSide } from '#features/threads/server/tell.ts';
import { lockThreadNamed, writeThread } from '#features/threads/server/thread-store.ts';
import { writeMessage } from '#features/threads/server/write-message.ts';
import type { Side } from '#features/threads/thread.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { TalkForm } from '../talk.ts';
import type { ConversationParties } from './parties-store.ts';
import { begun } from './write.ts';

type LiveMessage = {
  parties: ConversationParties<PersonId>;
  side: Side;
  userId: string;
  message: Pick<TalkForm, 'clientId' | 'words'>;
  /** The accounts that are in the visit. */
  present: readonly string[];
};

/**
 * Writes what somebody says in a visit of the two into their conversation, in the caller's transaction: also for a guest, who does not
 * read it. Whoever is in the visit has it on the screen; if that is somebody of the other side, nobody waits for an answer. Answers the id of the
 * message, the same for one that has arrived before. Throws `thread_closed`.
 */
export async function writeLive(
  inside: Context,
  { parties, side, userId, message, present }: LiveMessage,
): Promise<string> {
  const { db, now } = inside;
  const threadId = await begun(inside, parties, { isLive: true });
  const thread = await lockThreadNamed(db, threadId);
  const { clientId, words } = message;
  const known = await messageSentBefore(db, { threadId, clientId });
  if (known) return known.id;
  if (thread.status === 'closed') throw new Failure('thread_closed');
  const { personId } = parties;
  const { id, sequence } = await writeMessage(inside, {
    threadId,
    personId,
    side,
    userId,
    clientId,
    words,
    files: [],
    now,
  });
  const other = side === 'asker' ? 'answerer' : 'asker';
  const hearers = (await readersOn(inside, thread, other)).filter((reader) => present.includes(reader.userId));
  if (hearers.length > 0) {
    await writeSeen(db, { threadId, side: other, sequence });
    await writeThread(
      db,
      threadId,
      side === 'asker' ? { waiting_since: thread.waiting_since } : { asked_since: thread.asked_since },
    );
    if (side === 'answerer')
      for (const reader of hearers) await writeReader(db, { threadId, userId: reader.userId, sequence });
  }
  // At a place one who has seen it has seen it for all; of a family everybody hears for themselves.
  const there =
    other === 'answerer' && hearers.length > 0 ? (await readersOn(inside, thread, other)).map(idOf) : present;
  await tellSide(inside, { thread, what: 'said', side: other, by: userId, there, isMailed: true });
  return id;
}

const idOf = ({ userId }: { userId: string }) => userId;
