import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Picture } from '#features/providers/provider.ts';
import { seenBy } from '#features/threads/server/reader-store.ts';
import { type ThreadSeeker, within } from '#features/threads/server/thread-store.ts';
import { MESSAGE_FILE, type Side } from '#features/threads/thread.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import { plainText } from '#shared/plain-text.ts';
import { CONVERSATION, MOST_WORDS } from '../talk.ts';

export type InboxRow = {
  id: string;
  kind: string;
  status: string;
  person_id: string;
  provider_id: string | null;
  provider_name: string | null;
  provider_kind: string | null;
  picture: Picture | null;
  first_name: string;
  last_name: string;
  /** The person is whoever reads. */
  is_self: boolean;
  waiting_since: Date | null;
  asked_since: Date | null;
  last_at: Date;
  last_words: string;
  last_side: Side;
  last_is_file: boolean;
  unread: number;
};

export type InboxQuery = {
  seeker: ThreadSeeker;
  providerId?: string;
  personId?: string | undefined;
  q: string;
  page: number;
};

/** A page of conversations, the newest first, with one more than is shown where there are more. */
export async function inboxOf(db: Db, { seeker, providerId, personId, q, page }: InboxQuery): Promise<InboxRow[]> {
  const mine = sql`(${sql.join([...conditions(db, seeker, providerId), personId ? sql`threads.person_id = ${personId}` : sql`true`], sql` and `)})`;
  const words = wordsIn(q);
  const side: Side = seeker.as === 'asker' ? 'asker' : 'answerer';
  const { rows } = await sql<InboxRow>`
    with mine as materialized (select threads.id from threads where ${mine} order by threads.last_at desc limit ${MOST_THREADS}),
    hits as (${hitsOf(words, whoseOf(db, seeker, providerId))}),
    listed as (
      select threads.*, hits.sequence as hit from threads
      left join providers on providers.id = threads.provider_id
      join people on people.id = threads.person_id
      left join hits on hits.thread_id = threads.id
      where threads.id in (select mine.id from mine)
        and (${words.length === 0} or hits.sequence is not null or ${nameFits(words)})
      order by threads.last_at desc, threads.id limit ${PAGE_LENGTH + 1} offset ${offsetOf(page)}
    )
    select threads.id, threads.kind, threads.status, threads.person_id, threads.provider_id, threads.waiting_since, threads.asked_since, threads.last_at,
      providers.name as provider_name, providers.kind as provider_kind, providers.picture, people.first_name, people.last_name,
      people.user_id is not distinct from ${seeker.userId}::uuid as is_self,
      coalesce(shown.words, '') as last_words, coalesce(shown.side, 'asker') as last_side,
      coalesce(shown.words = '', false) and exists (select from files where files.attached_to = shown.id
        and files.kind = ${MESSAGE_FILE} and files.removed_at is null) as last_is_file,
      ${unreadFor(seeker)} as unread
    from listed as threads
    left join providers on providers.id = threads.provider_id
    join people on people.id = threads.person_id
    left join thread_messages as shown on shown.thread_id = threads.id and shown.sequence = coalesce(threads.hit, threads.last_sequence)
    order by threads.last_at desc, threads.id`.execute(db);
  return rows.map((row) => ({ ...row, last_side: row.last_side === side ? 'asker' : 'answerer' }));
}

/** In how many conversations something is new for this seeker. */
export async function unreadConversations(
  db: Db,
  { seeker, providerId }: Pick<InboxQuery, 'seeker' | 'providerId'>,
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (select threads.* from threads where ${sql.join(conditions(db, seeker, providerId), sql` and `)}
      order by threads.last_at desc limit ${MOST_THREADS}) as threads
    where ${unreadFor(seeker)} > 0`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Conversations of one reader that are looked through. */
const MOST_THREADS = 500;

const conditions = (db: Db, seeker: ThreadSeeker, providerId: string | undefined): Expression<SqlBool>[] => [
  within(db, seeker),
  ...(providerId
    ? [sql<SqlBool>`threads.provider_id = ${providerId}`, sql<SqlBool>`threads.kind = ${CONVERSATION}`]
    : []),
];

/** How many messages of the other side are new: for one reader of a family, for all who answer together. */
export const unreadFor = (seeker: ThreadSeeker) => {
  const [side, seen] =
    seeker.as === 'asker' ? ['asker', seenBy(seeker.userId)] : ['answerer', sql.ref('threads.answerer_seen')];
  return sql<number>`(select count(*)::int from (select from thread_messages where thread_messages.thread_id = threads.id
    and thread_messages.sequence > ${seen} and thread_messages.side <> ${side} limit 100) as fresh)`;
};

/** The words of a search that count, as they are looked for. */
export const wordsIn = (q: string): string[] => (plainText(q).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);

/** The newest message of each conversation that has all the words, by the index that holds words and whose they are together. */
const hitsOf = (words: readonly string[], whose: RawBuilder<unknown>) =>
  words.length === 0
    ? sql`select null::uuid as thread_id, null::int as sequence where false`
    : sql`select thread_messages.thread_id, max(thread_messages.sequence) as sequence from thread_messages
        where searched_message(thread_messages.words, thread_messages.reach) @@ (
          (select string_agg('''' || whose.id || '''', '|')::tsquery from (${whose}) as whose)
          && to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')}))
        group by thread_messages.thread_id`;

/** The people or the place to whom what a seeker reads belongs. */
const whoseOf = (db: Db, seeker: ThreadSeeker, providerId: string | undefined) =>
  seeker.as === 'asker'
    ? sql`${peopleOf(db, { userId: seeker.userId, scope: 'messages', now: seeker.now })}`
    : sql`select ${providerId ?? null}::uuid as id`;

const nameFits = (words: readonly string[]) =>
  words.length === 0
    ? sql`false`
    : sql`(${sql.join(
        words.map(
          (word) =>
            sql`plain_words(coalesce(providers.name, '') || ' ' || people.first_name || ' ' || people.last_name) like ${`%${word}%`}`,
        ),
        sql` and `,
      )})`;
