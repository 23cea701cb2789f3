import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Side } from '../thread.ts';

/** Whether this side has written something that the other has not seen: then a letter has told of it. */
export async function hasUnseenOf(db: Db, { threadId, side }: { threadId: string; side: Side }): Promise<boolean> {
  const seen = sql.ref<number>(side === 'asker' ? 'threads.answerer_seen' : 'threads.asker_seen');
  const unseen = await db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.id', 'thread_messages.thread_id')
    .select('thread_messages.sequence')
    .where('thread_messages.thread_id', '=', threadId)
    .where('thread_messages.side', '=', side)
    .where('thread_messages.sequence', '>', seen)
    .limit(1)
    .executeTakeFirst();
  return unseen !== undefined;
}
