import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { waits } from '../asks.ts';
import { MESSAGES_AT_ONCE, type Side } from '../thread.ts';
import { takenSequence } from './sequence-store.ts';

type NewMessage = { threadId: string; side: Side; userId: string; clientId: string; words: string; now: Date };
export type InsertedMessage = { sequence: number; id: string };

/** What is known of a message that this device has sent before. */
export const messageSentBefore = (db: Db, { threadId, clientId }: { threadId: string; clientId: string }) =>
  db
    .selectFrom('thread_messages')
    .select(['thread_messages.sequence', 'thread_messages.id'])
    .where('thread_messages.thread_id', '=', threadId)
    .where('thread_messages.client_id', '=', clientId)
    .executeTakeFirst();

/** The next message of a conversation that the caller has locked; whoever writes has seen what came before. Answers its number and its id. */
export async function insertMessage(db: Db, message: NewMessage): Promise<InsertedMessage> {
  const { threadId, side, userId, clientId, words, now } = message;
  const { sequence, waited } = await takenSequence(db, { threadId, side, isWaiting: waits(words, side), now });
  const { id } = await db
    .insertInto('thread_messages')
    .values({
      thread_id: threadId,
      sequence,
      side,
      user_id: userId,
      client_id: clientId,
      words,
      reach: sql<string[]>`(select array_remove(array[threads.person_id, threads.provider_id], null)
        from threads where threads.id = ${threadId})`,
      written_at: now,
      answer_seconds: waited,
    })
    .returning('thread_messages.id')
    .executeTakeFirstOrThrow();
  return { sequence, id };
}

/** How many messages the asker has written since somebody answered. */
export async function unansweredOf(db: Db, threadId: string): Promise<number> {
  const { count } = await db
    .selectFrom('thread_messages')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('thread_messages.thread_id', '=', threadId)
    .where(
      'thread_messages.sequence',
      '>',
      sql<number>`(select coalesce(max(answers.sequence), 0) from thread_messages as answers
        where answers.thread_id = ${threadId} and answers.side = 'answerer')`,
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Messages of a conversation in their order: the newest, or those before one; one more than is shown says that there are earlier ones. */
export async function messagesOf(db: Db, { threadId, before }: { threadId: string; before?: number | undefined }) {
  const rows = await db
    .selectFrom('thread_messages')
    .leftJoin('users', 'users.id', 'thread_messages.user_id')
    .select(['thread_messages.sequence', 'thread_messages.side', 'thread_messages.words', 'thread_messages.written_at'])
    .select([
      'thread_messages.id',
      'thread_messages.user_id',
      'thread_messages.client_id',
      'users.first_name',
      'users.last_name',
    ])
    .where('thread_messages.thread_id', '=', threadId)
    .$narrowType<{ side: Side }>()
    .$if(before !== undefined, (query) => query.where('thread_messages.sequence', '<', before ?? 0))
    .orderBy('thread_messages.sequence', 'desc')
    .limit(MESSAGES_AT_ONCE + 1)
    .execute();
  return { rows: rows.slice(0, MESSAGES_AT_ONCE).toReversed(), hasEarlier: rows.length > MESSAGES_AT_ONCE };
}
export type MessageRow = Awaited<ReturnType<typeof messagesOf>>['rows'][number];
