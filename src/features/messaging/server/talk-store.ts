import { sql } from 'kysely';
import type { Picture } from '#features/providers/provider.ts';
import { type ThreadSeeker, threadsFor } from '#features/threads/server/thread-store.ts';
import type { Db } from '#server/db/db.ts';
import { CONVERSATION } from '../talk.ts';
import { unreadFor } from './inbox-store.ts';
import { type ConversationParties, namesOfBoth } from './parties-store.ts';

/** A conversation with the names of its two sides: of any kind for a family; at a place those of other kinds have their own desks. */
export const talkFor = (db: Db, id: string, seeker: ThreadSeeker) =>
  threadsFor(db, seeker)
    .leftJoin('providers', 'providers.id', 'threads.provider_id')
    .innerJoin('people', 'people.id', 'threads.person_id')
    .select([...namesOfBoth, 'people.user_id as person_user_id'])
    .select(unreadFor(seeker).as('unread'))
    .where('threads.id', '=', id)
    .$if(seeker.as === 'manager', (query) => query.where('threads.kind', '=', CONVERSATION))
    .$narrowType<{ picture: Picture | null }>()
    .executeTakeFirst();
export type TalkRow = NonNullable<Awaited<ReturnType<typeof talkFor>>>;

/** The conversation of a person with a provider, once it has begun. */
export const conversationOf = (db: Db, { personId, providerId }: ConversationParties) =>
  db
    .selectFrom('threads')
    .select('threads.id')
    .where('threads.person_id', '=', personId)
    .where('threads.provider_id', '=', providerId)
    .where('threads.kind', '=', CONVERSATION)
    .where('threads.is_shared', '=', true)
    .executeTakeFirst();

/** Makes those who write for one person wait for each other, so that what is counted stays as it was counted. */
export async function takePersonsTurn(db: Db, personId: string): Promise<void> {
  await db.selectFrom('people').select('people.id').where('people.id', '=', personId).forNoKeyUpdate().execute();
}

export async function countConversations(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('threads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('threads.person_id', '=', personId)
    .where('threads.kind', '=', CONVERSATION)
    .executeTakeFirstOrThrow();
  return count;
}
