import { DAY_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { REOPEN_DAYS, type ThreadState } from '../thread.ts';
import type { Context } from '#server/http/handlers.ts';
import { type ThreadContext, threadKindNamed } from './kind.ts';
import { tellSide } from './tell.ts';
import { lockThread, openThreadsAt, sideOf, type ThreadRow, type ThreadSeeker, writeThread } from './thread-store.ts';

type Ending = { id: string; kind: string; seeker: ThreadSeeker; status: ThreadState };

/** Whether whoever began it may open it again: for some days. */
export const mayReopen = ({ status, closed_at: at }: Pick<ThreadRow, 'status' | 'closed_at'>, now: Date): boolean =>
  status === 'closed' && at !== null && now.getTime() - at.getTime() < REOPEN_DAYS * DAY_MS;

/**
 * Closes a conversation or opens it again, in the caller's transaction, and tells the other side; false when it stood so already.
 * Throws `not_found`, and `reopen_ended` for an asker who comes later than REOPEN_DAYS, `nobody_answers` when nobody is there any
 * more who could; whoever answers may open it whenever they like.
 */
export async function changeThread(context: ThreadContext, { id, kind, seeker, status }: Ending): Promise<boolean> {
  const { db, now } = context;
  const side = sideOf(seeker);
  const thread = await lockThread(db, { id, kind, seeker });
  if (!thread) throw new Failure('not_found');
  if (thread.status === status) return false;
  if (status === 'open' && side === 'asker') {
    if (!mayReopen(thread, now)) throw new Failure('reopen_ended');
    if (!(await isAnswered(context, thread))) throw new Failure('nobody_answers');
  }
  await writeThread(
    db,
    id,
    status === 'closed'
      ? { status, closed_at: now, closed_by: side, waiting_since: null, asked_since: null, last_at: now }
      : { status, closed_at: null, closed_by: null, waiting_since: side === 'asker' ? now : null, last_at: now },
  );
  const other = side === 'asker' ? 'answerer' : 'asker';
  const what = status === 'closed' ? 'closed' : 'reopened';
  // What its own asker closes, nobody has to do anything about.
  await tellSide(context, {
    thread,
    what,
    side: other,
    by: seeker.userId,
    isMailed: side === 'answerer' || what === 'reopened',
  });
  return true;
}

const isAnswered = async ({ db, threadKinds }: ThreadContext, thread: ThreadRow) =>
  thread.provider_id === null || (await threadKindNamed(threadKinds, thread.kind).answerersOf(db, thread)).length > 0;

/** Closes every conversation with a place that its last owner, the user, gives up, and tells who began it. In the caller's transaction. */
export async function closeThreadsAt(context: Context, providerId: string): Promise<void> {
  const seeker = { as: 'manager', userId: context.user.id } as const;
  for (const { id, kind } of await openThreadsAt(context.db, providerId))
    await changeThread(context, { id, kind, seeker, status: 'closed' });
}
