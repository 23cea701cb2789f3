import { CONVERSATION } from '#features/messaging/talk.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from 'kysely';
import type { VisitMode } from '../visit.ts';
import type { VisitRow } from './visit-store.ts';

const MOST_WORDS = 500;

/** What was written in a visit that has begun, in its order: in a visit by video in its room alone, in one in writing in the conversation. */
export async function wordsIn(db: Db, visit: VisitRow, by: VisitMode) {
  const rows = await db
    .selectFrom('thread_messages')
    .innerJoin('threads', 'threads.id', 'thread_messages.thread_id')
    .leftJoin('video_words', 'video_words.message_id', 'thread_messages.id')
    .leftJoin('users', 'users.id', 'thread_messages.user_id')
    .select(['thread_messages.sequence', 'thread_messages.side', 'thread_messages.words', 'thread_messages.user_id'])
    .select(['users.first_name', 'users.last_name'])
    .select(
      sql<number>`(select count(*)::int from files where files.attached_to = thread_messages.id and files.removed_at is null)`.as(
        'files',
      ),
    )
    .where('threads.person_id', '=', visit.person_id)
    .where('threads.provider_id', '=', visit.provider_id)
    .where('threads.kind', '=', CONVERSATION)
    .where('threads.is_shared', '=', true)
    .where((is) =>
      by === 'video'
        ? is('video_words.booking_id', '=', visit.id)
        : is('thread_messages.written_at', '>=', visit.admitted_at ?? visit.ends_at),
    )
    .orderBy('thread_messages.sequence', 'desc')
    .limit(MOST_WORDS)
    .execute();
  return rows.toReversed();
}
export type WordsRow = Awaited<ReturnType<typeof wordsIn>>[number];

/** Notes that a message was written in the room of a visit. */
export async function markWords(db: Db, { messageId, bookingId }: { messageId: string; bookingId: string }) {
  await db
    .insertInto('video_words')
    .values({ message_id: messageId, booking_id: bookingId })
    .onConflict((known) => known.doNothing())
    .execute();
}
