import { type Expression, sql, type SqlBool } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import { placesOf } from '#features/providers/server/places/role-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Side, ThreadState } from '../thread.ts';

type ThreadColumns = { status: ThreadState; closed_by: Side | null };

/**
 * Who asks for a conversation: the account that began it, or anybody where it is shared, as long as it may write for that person; somebody who answers such questions for its provider;
 * or our staff, which the access rule of the call has proven.
 */
export type ThreadSeeker =
  { as: 'asker'; userId: string; now: Date } | { as: 'manager'; userId: string } | { as: 'staff'; userId: string };

export const sideOf = ({ as }: ThreadSeeker): Side => (as === 'asker' ? 'asker' : 'answerer');

/** Belongs into the query that reads or locks the row. */
export function within(db: Db, seeker: ThreadSeeker): Expression<SqlBool> {
  const { userId } = seeker;
  if (seeker.as === 'asker')
    return sql<SqlBool>`((threads.user_id = ${userId} or threads.is_shared) and threads.person_id = any(array(${peopleOf(db, { userId, scope: 'messages', now: seeker.now })})))`;
  if (seeker.as === 'manager')
    return sql<SqlBool>`threads.provider_id = any(array${placesOf({ userId, right: 'contacts' })})`;
  return sql<SqlBool>`threads.provider_id is null`;
}

export type ThreadRow = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

/** Waits for whoever else writes into it; undefined when it is not there for this seeker. */
export const lockThread = (db: Db, { id, kind, seeker }: { id: string; kind: string; seeker: ThreadSeeker }) =>
  threadsFor(db, seeker)
    .where('threads.id', '=', id)
    .where('threads.kind', '=', kind)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The same for whoever may write by another right than that of reading it. */
export const lockThreadNamed = (db: Db, id: string) =>
  db
    .selectFrom('threads')
    .selectAll('threads')
    .$narrowType<ThreadColumns>()
    .where('threads.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Conversations that are there for this seeker. */
export const threadsFor = (db: Db, seeker: ThreadSeeker) =>
  db.selectFrom('threads').selectAll('threads').$narrowType<ThreadColumns>().where(within(db, seeker));

/** How many messages of the other side this side has not seen. */
export const unreadOf = (side: Side) => {
  const seen = sql.ref(side === 'asker' ? 'threads.asker_seen' : 'threads.answerer_seen');
  return sql<number>`(select count(*)::int from thread_messages
    where thread_messages.thread_id = threads.id and thread_messages.sequence > ${seen} and thread_messages.side <> ${side})`;
};

/** Makes those of one account wait for each other, so that what is counted stays as it was counted. */
export async function takeTurn(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('users.id').where('users.id', '=', userId).forNoKeyUpdate().execute();
}

export async function countOpen(db: Db, { userId, kind }: { userId: string; kind: string }): Promise<number> {
  const { count } = await db
    .selectFrom('threads')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('threads.user_id', '=', userId)
    .where('threads.kind', '=', kind)
    .where('threads.status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewThread = {
  /** Where it is known before. */
  id?: string;
  kind: string;
  userId: string;
  personId: string;
  providerId: string | null;
  clientId: string;
  /** Everybody who may write for the person reads and writes it. */
  isShared?: boolean;
  now: Date;
};

/** Undefined when the same device has begun it before. */
export async function insertThread(db: Db, thread: NewThread): Promise<string | undefined> {
  const { id, kind, userId, personId, providerId, clientId, isShared = false, now } = thread;
  const row = await db
    .insertInto('threads')
    .values({
      ...(id && { id }),
      kind,
      user_id: userId,
      person_id: personId,
      provider_id: providerId,
      client_id: clientId,
      is_shared: isShared,
      created_at: now,
      last_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('threads.id')
    .executeTakeFirst();
  return row?.id;
}

export const threadBegunBy = (db: Db, { userId, clientId }: { userId: string; clientId: string }) =>
  db
    .selectFrom('threads')
    .select(['threads.id', 'threads.kind'])
    .where('threads.user_id', '=', userId)
    .where('threads.client_id', '=', clientId)
    .executeTakeFirst();

const MOST_AT_A_PLACE = 5000;

/** What is open with a provider, in the order in which it is locked. */
export const openThreadsAt = (db: Db, providerId: string) =>
  db
    .selectFrom('threads')
    .select(['threads.id', 'threads.kind'])
    .where('threads.provider_id', '=', providerId)
    .where('threads.status', '=', 'open')
    .orderBy('threads.id')
    .limit(MOST_AT_A_PLACE)
    .execute();

export type ThreadChange = Partial<{
  status: ThreadState;
  closed_at: Date | null;
  closed_by: Side | null;
  waiting_since: Date | null;
  asked_since: Date | null;
  last_at: Date;
}>;

export async function writeThread(db: Db, id: string, change: ThreadChange): Promise<void> {
  await db.updateTable('threads').set(change).where('id', '=', id).execute();
}

/** Fewer answers than these say nothing about how long one takes. */
const ANSWERS_TO_TELL = 5;

type UsualQuery = { kind: string; providerId: string | null; now: Date };

/** The minutes within which half of the answers of the last 90 days came; null while there are too few. */
export async function usualMinutes(db: Db, { kind, providerId, now }: UsualQuery): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    with answered as (
      select thread_messages.answer_seconds as seconds from thread_messages
        join threads on threads.id = thread_messages.thread_id
        where threads.kind = ${kind} and threads.provider_id is not distinct from ${providerId}::uuid
          and thread_messages.answer_seconds is not null
          and thread_messages.written_at > ${now}::timestamptz - interval '90 days'
        order by thread_messages.written_at desc limit 200
    )
    select case when count(*) >= ${ANSWERS_TO_TELL} then
      round(percentile_cont(0.5) within group (order by seconds) / 60)::int end as minutes from answered`.execute(db);
  return rows[0]?.minutes ?? null;
}
