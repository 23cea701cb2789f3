import { sql } from 'kysely';
import type { Reader } from '#features/notifications/server/store.ts';
import { type ThreadSeeker, threadsFor, unreadOf } from '#features/threads/server/thread-store.ts';
import type { Db } from '#server/db/db.ts';
import { type Category, type NewTicket, TICKET_FILE } from '../ticket.ts';

type TicketContent = Pick<NewTicket, 'category' | 'subject' | 'bookingId'> & { threadId: string };

export async function insertTicket(db: Db, { threadId, category, subject, bookingId }: TicketContent): Promise<void> {
  await db
    .insertInto('support_tickets')
    .values({ thread_id: threadId, category, subject, booking_id: bookingId })
    .execute();
}

/** Since it was closed the last time: opened and closed again, it is rated anew. */
const isRated = sql<boolean>`coalesce(support_tickets.rated_at >= threads.closed_at, false)`;

/** Tickets with their conversations, as far as they are there for this seeker. */
export const ticketsFor = (db: Db, seeker: ThreadSeeker) =>
  threadsFor(db, seeker)
    .innerJoin('support_tickets', 'support_tickets.thread_id', 'threads.id')
    .innerJoin('users as asker', 'asker.id', 'threads.user_id')
    .leftJoin('users as taker', 'taker.id', 'support_tickets.taken_by')
    .leftJoin('users as closer', 'closer.id', 'support_tickets.closed_by')
    .select([
      'support_tickets.number',
      'support_tickets.category',
      'support_tickets.subject',
      'support_tickets.taken_by',
      'support_tickets.booking_id',
    ])
    .select([
      isRated.as('is_rated'),
      'support_tickets.rating',
      'support_tickets.rating_words',
      'asker.first_name as asker_first',
      'asker.last_name as asker_last',
    ])
    .select(['taker.first_name as taker_name', 'closer.first_name as closer_name'])
    .select(unreadOf(seeker.as === 'asker' ? 'asker' : 'answerer').as('unread'))
    .$narrowType<{ category: Category }>();

export type TicketRow = NonNullable<Awaited<ReturnType<typeof ticketFor>>>;

export const ticketFor = (db: Db, id: string, seeker: ThreadSeeker) =>
  ticketsFor(db, seeker).where('threads.id', '=', id).executeTakeFirst();

/** Whoever of our staff hears of a ticket: who has taken it, or else all. */
export async function staffLookingAfter(db: Db, id: string): Promise<Reader[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.is_staff', '=', true)
    .where((is) =>
      is.or([
        is(
          'users.id',
          '=',
          sql<string>`(select support_tickets.taken_by from support_tickets where support_tickets.thread_id = ${id})`,
        ),
        sql<boolean>`not exists (select from support_tickets join users as taker on taker.id = support_tickets.taken_by and taker.is_staff where support_tickets.thread_id = ${id})`,
      ]),
    )
    .orderBy('users.id')
    .limit(50)
    .execute();
  return rows.map((row) => ({ userId: row.id, providerId: null }));
}

export const ticketFacts = (db: Db, id: string) =>
  db
    .selectFrom('support_tickets')
    .innerJoin('threads', 'threads.id', 'support_tickets.thread_id')
    .innerJoin('users', 'users.id', 'threads.user_id')
    .select(['support_tickets.number', 'users.first_name'])
    .where('support_tickets.thread_id', '=', id)
    .executeTakeFirstOrThrow();

type TicketChange = Partial<{
  taken_by: string | null;
  taken_at: Date | null;
  closed_by: string | null;
}>;

export async function writeTicket(db: Db, threadId: string, change: TicketChange): Promise<void> {
  await db.updateTable('support_tickets').set(change).where('thread_id', '=', threadId).execute();
}

type Rating = { stars: number; words: string; now: Date };

/** False for one that is open, or has its rating. */
export async function writeRating(db: Db, threadId: string, { stars, words, now }: Rating): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('support_tickets')
    .from('threads')
    .set({ rating: stars, rating_words: words || null, rated_at: now })
    .whereRef('threads.id', '=', 'support_tickets.thread_id')
    .where('support_tickets.thread_id', '=', threadId)
    .where('threads.status', '=', 'closed')
    .where(sql<boolean>`not ${isRated}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever answers a ticket that nobody looks after takes it. */
export async function takeIfFree(db: Db, threadId: string, { userId, now }: { userId: string; now: Date }) {
  await db
    .updateTable('support_tickets')
    .set({ taken_by: userId, taken_at: now })
    .where('thread_id', '=', threadId)
    .where('taken_by', 'is', null)
    .execute();
}

/** What these tickets are about, in the words of whoever asked. */
export const subjectsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('support_tickets')
    .select(['support_tickets.thread_id as id', 'support_tickets.subject'])
    .where(sql<boolean>`support_tickets.thread_id = any(${[...ids]}::uuid[])`)
    .execute();

/** The files that are attached to a ticket, in the order in which they came, with who sent them. */
export const filesOf = (db: Db, threadId: string) =>
  db
    .selectFrom('files')
    .leftJoin('users', 'users.id', 'files.owner_id')
    .select(['files.id', 'files.name', 'files.type', 'files.bytes', 'files.width', 'files.height'])
    .select(['files.owner_id', 'users.first_name', 'users.last_name'])
    .where('files.attached_to', '=', threadId)
    .where('files.kind', '=', TICKET_FILE)
    .where('files.removed_at', 'is', null)
    .orderBy('files.attached_at')
    .orderBy('files.id')
    .limit(100)
    .execute();
export type TicketFileRow = Awaited<ReturnType<typeof filesOf>>[number];
