import { Failure } from '#shared/failure.ts';
import { type MessageForm, MOST_UNANSWERED } from '../thread.ts';
import { type ThreadContext, threadKindNamed } from './kind.ts';
import { messageSentBefore, unansweredOf } from './message-store.ts';
import { hasUnseenOf } from './seen-store.ts';
import { tellSide } from './tell.ts';
import { lockThread, sideOf, type ThreadSeeker } from './thread-store.ts';
import { writeMessage } from './write-message.ts';

type NewSaying = {
  id: string;
  kind: string;
  seeker: ThreadSeeker;
  /** `files`: ids of what its writer has sent for it. */
  message: MessageForm & { files?: readonly string[] };
};

/**
 * Adds a message, in the caller's transaction; false for one that has arrived before. Throws `not_found`, `thread_closed`, and
 * `wait_for_answer` for an asker who has written enough without an answer.
 */
export async function say(context: ThreadContext, { id, kind, seeker, message }: NewSaying): Promise<boolean> {
  const { db, now } = context;
  const side = sideOf(seeker);
  const thread = await lockThread(db, { id, kind, seeker });
  if (!thread) throw new Failure('not_found');
  if (await messageSentBefore(db, { threadId: id, clientId: message.clientId })) return false;
  if (thread.status === 'closed') throw new Failure('thread_closed');
  const { mostUnanswered: count = MOST_UNANSWERED } = threadKindNamed(context.threadKinds, kind);
  if (side === 'asker' && (await unansweredOf(db, id)) >= count)
    throw new Failure('wait_for_answer', { values: { count } });
  const isAwaited = await hasUnseenOf(db, { threadId: id, side });
  const { clientId, words, files = [] } = message;
  const { userId } = seeker;
  const { person_id: personId } = thread;
  await writeMessage(context, { threadId: id, personId, side, userId, clientId, words, files, now });
  const other = side === 'asker' ? 'answerer' : 'asker';
  await tellSide(context, { thread, what: 'said', side: other, by: userId, isMailed: !isAwaited });
  return true;
}
