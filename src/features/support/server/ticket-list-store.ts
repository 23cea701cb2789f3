import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { PAGE_LENGTH, offsetOf } from '#shared/paging.ts';
import type { ThreadState } from '#features/threads/thread.ts';
import type { StaffTab } from '../staff-ticket.ts';
import { isAbout } from './ticket-booking-store.ts';
import { ticketsFor } from './ticket-store.ts';

type OwnTicketQuery = { userId: string; personId?: string | undefined; status: ThreadState; page: number; now: Date };

/** My tickets, of one person or of all, the newest first, and how many there are in each state. */
export async function ticketsOf(db: Db, { userId, personId, status, page, now }: OwnTicketQuery) {
  const about = isAbout(db, personId, { userId, now });
  const rows = await ticketsFor(db, { as: 'asker', userId, now })
    .where('threads.kind', '=', 'ticket')
    .where('threads.status', '=', status)
    .$if(personId !== undefined, (query) => query.where(about))
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  const counts = await db
    .selectFrom('threads')
    .innerJoin('support_tickets', 'support_tickets.thread_id', 'threads.id')
    .$if(personId !== undefined, (query) => query.where(about))
    .select([
      sql<number>`(count(*) filter (where threads.status = 'open'))::int`.as('open'),
      sql<number>`(count(*) filter (where threads.status = 'closed'))::int`.as('closed'),
    ])
    .where('threads.user_id', '=', userId)
    .where('threads.kind', '=', 'ticket')
    .executeTakeFirstOrThrow();
  return { rows, counts };
}

/** Tickets of all: open ones by what waits longest, then what waits for the asker; closed ones the newest first. */
export async function ticketsOfStaff(db: Db, { userId, tab, page }: { userId: string; tab: StaffTab; page: number }) {
  const isClosed = tab === 'closed';
  const rows = await ticketsFor(db, { as: 'staff', userId })
    .where('threads.kind', '=', 'ticket')
    .where('threads.status', '=', isClosed ? 'closed' : 'open')
    .$if(tab === 'mine', (query) => query.where('support_tickets.taken_by', '=', userId))
    .$if(!isClosed, (query) => query.orderBy('threads.waiting_since', (order) => order.asc().nullsLast()))
    .orderBy('threads.last_at', 'desc')
    .orderBy('threads.id')
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .execute();
  const counts = await db
    .selectFrom('threads')
    .innerJoin('support_tickets', 'support_tickets.thread_id', 'threads.id')
    .select([
      sql<number>`(count(*) filter (where threads.status = 'open'))::int`.as('open'),
      sql<number>`(count(*) filter (where threads.status = 'open' and support_tickets.taken_by = ${userId}))::int`.as(
        'mine',
      ),
      sql<number>`(count(*) filter (where threads.status = 'closed'))::int`.as('closed'),
    ])
    .where('threads.kind', '=', 'ticket')
    .executeTakeFirstOrThrow();
  return { rows, counts };
}

/** How many tickets wait for an answer of ours, and since when the oldest does. */
export const waitingTickets = async (db: Db) => {
  const { count, oldest } = await db
    .selectFrom('threads')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(threads.waiting_since)`.as('oldest')])
    .where('threads.kind', '=', 'ticket')
    .where('threads.provider_id', 'is', null)
    .where('threads.status', '=', 'open')
    .where('threads.waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return { count, oldestAt: oldest };
};
