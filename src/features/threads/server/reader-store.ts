import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Side } from '../thread.ts';

/** This account has had the messages up to that number on its screen; false when it had so before. */
export async function writeReader(
  db: Db,
  { threadId, userId, sequence }: { threadId: string; userId: string; sequence: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into thread_readers (thread_id, user_id, seen)
    select threads.id, ${userId}, least(threads.last_sequence, ${sequence}::int) from threads where threads.id = ${threadId}
    on conflict (thread_id, user_id) do update set seen = excluded.seen where thread_readers.seen < excluded.seen
    returning seen`.execute(db);
  return rows.length > 0;
}

/** Up to which message an account has seen a conversation; who has never opened it, as far as its side has. Belongs into a query of `threads`. */
export const seenBy = (userId: string) =>
  sql<number>`coalesce((select thread_readers.seen from thread_readers
    where thread_readers.thread_id = threads.id and thread_readers.user_id = ${userId}), threads.asker_seen)`;

type UnseenQuery = { threadId: string; side: Side; userIds: readonly string[] };

/** Since when each of these readers of a side has something unseen of the other one. */
export async function unseenSince(
  db: Db,
  { threadId, side, userIds }: UnseenQuery,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; since: Date }>`
    select readers.id, min(thread_messages.written_at) as since
    from unnest(${[...userIds]}::uuid[]) as readers (id)
    join threads on threads.id = ${threadId}
    left join thread_readers on thread_readers.thread_id = threads.id and thread_readers.user_id = readers.id
    join thread_messages on thread_messages.thread_id = threads.id and thread_messages.side <> ${side}
      and thread_messages.sequence > case when ${side} = 'answerer' then threads.answerer_seen
        else coalesce(thread_readers.seen, threads.asker_seen) end
    group by readers.id`.execute(db);
  return new Map(rows.map(({ id, since }) => [id, since]));
}
