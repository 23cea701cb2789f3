import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { type ThreadSeeker, threadsFor, unreadOf } from '#features/threads/server/thread-store.ts';
import type { ThreadState } from '#features/threads/thread.ts';
import { isHosted } from '#features/providers/server/host-store.ts';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';

/** Also the name of its threads. */
export const ENQUIRY = 'enquiry';

const lastWords = sql<string>`(select left(thread_messages.words, 160) from thread_messages
  where thread_messages.thread_id = threads.id order by thread_messages.sequence desc limit 1)`;

const enquiriesFor = (db: Db, seeker: ThreadSeeker) =>
  threadsFor(db, seeker)
    .innerJoin('providers', 'providers.id', 'threads.provider_id')
    .innerJoin('people', 'people.id', 'threads.person_id')
    .innerJoin('users as asker', 'asker.id', 'threads.user_id')
    .where('threads.kind', '=', ENQUIRY)
    .select([
      'providers.name as provider_name',
      'providers.kind as provider_kind',
      'asker.first_name as asker_first',
      'asker.last_name as asker_last',
    ])
    .select(['people.first_name as person_first', 'people.user_id as person_user_id'])
    .select([unreadOf(seeker.as === 'asker' ? 'asker' : 'answerer').as('unread'), lastWords.as('last_words')]);

export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof enquiryFor>>>;
export const enquiryFor = (db: Db, id: string, seeker: ThreadSeeker) =>
  enquiriesFor(db, seeker).where('threads.id', '=', id).executeTakeFirst();

type OwnQuery = { userId: string; personId: string | undefined; page: number; now: Date };

/** What I asked, the newest first. */
export async function enquiriesOf(db: Db, { userId, personId, page, now }: OwnQuery) {
  const rows = await enquiriesFor(db, { as: 'asker', userId, now })
    .$if(personId !== undefined, (query) => query.where('threads.person_id', '=', personId ?? ''))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

type ReceivedQuery = { userId: string; providerId: string; status: ThreadState; page: number };

/** What families ask a provider that the account answers for: open ones by what waits longest, closed ones the newest first. */
export async function enquiriesTo(db: Db, { userId, providerId, status, page }: ReceivedQuery) {
  const seeker = { as: 'manager', userId } as const;
  const rows = await enquiriesFor(db, seeker)
    .where('threads.provider_id', '=', providerId)
    .where('threads.status', '=', status)
    .$if(status === 'open', (query) => query.orderBy('threads.waiting_since', (order) => order.asc().nullsLast()))
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  const counts = await threadsFor(db, seeker)
    .clearSelect()
    .select([
      sql<number>`(count(*) filter (where threads.status = 'open'))::int`.as('open'),
      sql<number>`(count(*) filter (where threads.status = 'closed'))::int`.as('closed'),
    ])
    .where('threads.kind', '=', ENQUIRY)
    .where('threads.provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return { rows, counts };
}

/** Somebody who can be asked, and whether anybody answers there; of some kinds also those whom nobody has checked. */
export const askedProvider = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('provider_kinds', 'provider_kinds.kind', 'providers.kind')
    .select(['providers.id', 'providers.name', 'providers.kind', isHosted.as('is_hosted')])
    .select(sql<boolean>`(provider_kinds.is_asked_unverified or ${isVerified(now)} and ${isHosted})`.as('can_ask'))
    .where('providers.id', '=', id)
    .executeTakeFirst();

const MOST_WAITING = 500;

/** What families have asked there and nobody has answered, what waits longest first. */
export async function waitingEnquiriesAt(db: Db, providerId: string): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('threads')
    .select(['threads.id', 'threads.user_id as userId'])
    .where('threads.kind', '=', ENQUIRY)
    .where('threads.provider_id', '=', providerId)
    .where('threads.status', '=', 'open')
    .where('threads.waiting_since', 'is not', null)
    .orderBy('threads.waiting_since')
    .orderBy('threads.id')
    .limit(MOST_WAITING)
    .execute();
}

type Place = { userId: string; personId: string; providerId: string };

/** The conversation that goes on there for the same person. */
export const openEnquiry = (db: Db, { userId, personId, providerId }: Place) =>
  db
    .selectFrom('threads')
    .select('threads.id')
    .where('threads.user_id', '=', userId)
    .where('threads.kind', '=', ENQUIRY)
    .where('threads.status', '=', 'open')
    .where('threads.provider_id', '=', providerId)
    .where('threads.person_id', '=', personId)
    .orderBy('threads.last_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const enquiryNames = (db: Db, id: string) =>
  db
    .selectFrom('threads')
    .innerJoin('providers', 'providers.id', 'threads.provider_id')
    .innerJoin('users', 'users.id', 'threads.user_id')
    .select(['providers.name', 'users.first_name', 'users.last_name'])
    .where('threads.id', '=', id)
    .executeTakeFirstOrThrow();
