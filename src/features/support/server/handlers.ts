import { ownPerson } from '#features/family/server/access.ts';
import { changeThread } from '#features/threads/server/end-thread.ts';
import { openThread } from '#features/threads/server/open-thread.ts';
import { shownMessages, type Writer } from '#features/threads/server/present-thread.ts';
import { say } from '#features/threads/server/say.ts';
import { see } from '#features/threads/server/see.ts';
import { countOpen, takeTurn, threadBegunBy, usualMinutes } from '#features/threads/server/thread-store.ts';
import { attachFiles } from '#features/uploads/server/attach-files.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { tickets } from '../contract.ts';
import { MOST_OPEN_TICKETS, type Ticket, TICKET_FILE } from '../ticket.ts';
import { presentBooking, presentCard, presentFiles } from './present-ticket.ts';
import { TICKET } from './ticket-kind.ts';
import { ticketsOf } from './ticket-list-store.ts';
import { bookingChoices, bookingSeen } from './ticket-booking-store.ts';
import { filesOf, insertTicket, ticketFor, writeRating, writeTicket } from './ticket-store.ts';
import type { Db } from '#server/db/db.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import type { ThreadState } from '#features/threads/thread.ts';

export const ticketHandlers: Handlers<typeof tickets> = {
  async add({ body }, context) {
    const { db, user, now, limits } = context;
    const { clientId, category, subject, description, bookingId, files } = body;
    const known = await threadBegunBy(db, { userId: user.id, clientId });
    if (!known) await limits.take('threadAccount', user.id);
    if (bookingId !== null && !(await bookingSeen(db, bookingId, { userId: user.id, now })))
      throw new Failure('not_found');
    const id = await inTransaction(context, async (inside) => {
      const { db } = inside;
      await takeTurn(db, user.id);
      if (!(await threadBegunBy(db, { userId: user.id, clientId }))) await refuseTooMany(db, user.id);
      return openThread(inside, {
        kind: TICKET,
        userId: user.id,
        personId: await ownPerson(db, { userId: user.id, personId: null, scope: 'messages', now }),
        providerId: null,
        clientId,
        words: description,
        keep: async (threadId) => {
          await insertTicket(db, { threadId, category, subject, bookingId });
          await attachFiles(db, { ids: files, ownerId: user.id, kind: TICKET_FILE, to: threadId, now });
        },
      });
    });
    return { data: await shownTicket(context, id) };
  },

  list: ({ query }, context) => myTickets(context, query),
  mine: ({ query }, context) => myTickets(context, query),

  one: async ({ params, query }, context) => ({ data: await shownTicket(context, params.id, query.before) }),

  async update({ params: { id }, body: { files, ...message } }, context) {
    const { db, user, limits, now } = context;
    await limits.take('messageAccount', user.id);
    await db.transaction().execute(async (db) => {
      const isNew = await say({ ...context, db }, { id, kind: TICKET, seeker: seekerIn(context), message });
      if (isNew) await attachFiles(db, { ids: files, ownerId: user.id, kind: TICKET_FILE, to: id, now });
    });
    return { data: await shownTicket(context, id) };
  },

  async changeStatus({ params: { id }, body: { status } }, context) {
    const { db, user } = context;
    await db.transaction().execute(async (db) => {
      await takeTurn(db, user.id);
      const isChanged = await changeThread({ ...context, db }, { id, kind: TICKET, seeker: seekerIn(context), status });
      if (!isChanged) return;
      if (status === 'open') await refuseTooMany(db, user.id, MOST_OPEN_TICKETS + 1);
      await writeTicket(db, id, { closed_by: status === 'closed' ? user.id : null });
    });
    return { data: await shownTicket(context, id) };
  },

  async rate({ params: { id }, body: { stars, words } }, context) {
    const { db, now } = context;
    const ticket = await ticketFor(db, id, seekerIn(context));
    if (!ticket) throw new Failure('not_found');
    if (ticket.status !== 'closed') throw new Failure('conflict');
    if (!(await writeRating(db, id, { stars, words, now }))) throw new Failure('conflict');
    return { data: await shownTicket(context, id) };
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    await see(context, { id, kind: TICKET, seeker: seekerIn(context), sequence });
    return { sequence };
  },

  async desk({ query: { booking: id } }, context) {
    const { db, user, now } = context;
    const seeker = { userId: user.id, now };
    const [usual, newest, asked] = await Promise.all([
      usualMinutes(db, { kind: TICKET, providerId: null, now }),
      bookingChoices(db, seeker),
      id === undefined ? undefined : bookingSeen(db, id, seeker),
    ]);
    const bookings = asked && !newest.some((row) => row.id === asked.id) ? [asked, ...newest] : newest;
    await auditReading(context, { people: bookings.map((row) => row.person_id), subject: 'bookings' });
    return { usualMinutes: usual, bookings: bookings.map(presentBooking) };
  },
};

const seekerIn = ({ user, now }: Context) => ({ as: 'asker' as const, userId: user.id, now });

/** In a transaction in which the account has its turn. */
async function refuseTooMany(db: Db, userId: string, most = MOST_OPEN_TICKETS) {
  if ((await countOpen(db, { userId, kind: TICKET })) >= most)
    throw new Failure('too_many_tickets', { values: { count: MOST_OPEN_TICKETS } });
}

async function myTickets(
  { db, user, now, language }: Context,
  query: { status: ThreadState; page: number; for?: string | undefined },
) {
  const { for: personId, status, page } = query;
  const { rows, counts } = await ticketsOf(db, { userId: user.id, personId, status, page, now });
  const t = wordsOf(language);
  return {
    data: rows.map((row) => presentCard(row, t)),
    pagization: { totalCount: counts[status] },
    counts,
  };
}

async function shownTicket(context: Context, id: string, before?: number): Promise<Ticket> {
  const { db, user, now, language } = context;
  const seeker = seekerIn(context);
  const row = await ticketFor(db, id, seeker);
  if (!row) throw new Failure('not_found');
  const t = wordsOf(language);
  const booking = row.booking_id === null ? undefined : await bookingSeen(db, row.booking_id, { userId: user.id, now });
  if (booking) await auditReading(context, { people: [booking.person_id], subject: `booking:${booking.id}` });
  const names = {
    asker: () => row.asker_first,
    answerer: ({ first_name: name }: Writer) => (name === null ? t('support.us') : t('support.agent', { name })),
  };
  return {
    ...presentCard(row, t),
    ...(await shownMessages(db, { row, seeker, names, before, now })),
    booking: booking ? presentBooking(booking) : null,
    files: presentFiles(await filesOf(db, id), { row, names, userId: user.id }),
    rating: row.rating,
    canRate: row.status === 'closed' && !row.is_rated,
  };
}
