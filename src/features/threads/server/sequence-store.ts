import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Side } from '../thread.ts';

type SequenceRequest = {
  threadId: string;
  side: Side;
  /** Whoever says it waits for an answer (`waits`). */
  isWaiting: boolean;
  now: Date;
};

/**
 * Takes the next number of a conversation, and says how many seconds the asker has waited for this answer, if it is one. Whoever speaks
 * waits for nothing any more of what the other side asked. In a question to us or to a provider all that its asker says waits.
 */
export async function takenSequence(
  db: Db,
  { threadId, side, isWaiting, now }: SequenceRequest,
): Promise<{ sequence: number; waited: number | null }> {
  const { rows } = await sql<{ sequence: number; waited: number | null }>`
    with before as (select threads.waiting_since from threads where threads.id = ${threadId})
    update threads set
      last_sequence = last_sequence + 1,
      last_at = ${now},
      asker_seen = case when ${side} = 'asker' then last_sequence + 1 else asker_seen end,
      answerer_seen = case when ${side} = 'answerer' then last_sequence + 1 else answerer_seen end,
      waiting_since = case when ${side} = 'asker' then
        coalesce(waiting_since, case when ${isWaiting} or not is_shared then ${now}::timestamptz end) end,
      asked_since = case when ${side} = 'answerer' then
        coalesce(asked_since, case when ${isWaiting} then ${now}::timestamptz end) end
    where threads.id = ${threadId}
    returning last_sequence as sequence, (
      select extract(epoch from ${now}::timestamptz - before.waiting_since)::int from before where ${side} = 'answerer'
    ) as waited`.execute(db);
  const [taken] = rows;
  if (!taken) throw new Error('The conversation is gone.');
  return taken;
}

/** This side has had the messages up to that number on its screen; never fewer than before. */
export async function writeSeen(
  db: Db,
  { threadId, side, sequence }: { threadId: string; side: Side; sequence: number },
): Promise<void> {
  const column = side === 'asker' ? 'asker_seen' : 'answerer_seen';
  await db
    .updateTable('threads')
    .set({ [column]: sql`least(last_sequence, greatest(${sql.ref(column)}, ${sequence}::int))` })
    .where('id', '=', threadId)
    .execute();
}
