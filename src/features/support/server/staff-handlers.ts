import { changeThread } from '#features/threads/server/end-thread.ts';
import { shownMessages, type Writer } from '#features/threads/server/present-thread.ts';
import { say } from '#features/threads/server/say.ts';
import { see } from '#features/threads/server/see.ts';
import { lockThread } from '#features/threads/server/thread-store.ts';
import { attachFiles } from '#features/uploads/server/attach-files.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { wordsOf } from '#server/words.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import type { staffTickets } from '../staff-contract.ts';
import type { StaffTicket } from '../staff-ticket.ts';
import { presentBooking, presentFiles, presentStaffCard } from './present-ticket.ts';
import { TICKET_FILE } from '../ticket.ts';
import { TICKET } from './ticket-kind.ts';
import { ticketsOfStaff } from './ticket-list-store.ts';
import { bookingSeen } from './ticket-booking-store.ts';
import { filesOf, takeIfFree, ticketFor, writeTicket } from './ticket-store.ts';

export const staffTicketHandlers: Handlers<typeof staffTickets> = {
  async list({ query }, { db, user, language }) {
    const { rows, counts } = await ticketsOfStaff(db, { userId: user.id, ...query });
    const presenting = { t: wordsOf(language), userId: user.id };
    return {
      data: rows.map((row) => presentStaffCard(row, presenting)),
      pagization: { totalCount: counts[query.tab] },
      counts,
    };
  },

  one: async ({ params, query }, context) => ({ data: await shownTicket(context, params.id, query.before) }),

  async answer({ params: { id }, body: { files, ...message } }, context) {
    const { db, user, now } = context;
    await db.transaction().execute(async (db) => {
      const isNew = await say({ ...context, db }, { id, kind: TICKET, seeker: seekerIn(context), message });
      if (isNew) await attachFiles(db, { ids: files, ownerId: user.id, kind: TICKET_FILE, to: id, now });
      await takeIfFree(db, id, { userId: user.id, now });
    });
    return { data: await shownTicket(context, id) };
  },

  async change({ params: { id }, body: { change } }, context) {
    const { user, now } = context;
    await inTransaction(context, async (inside) => {
      const { db } = inside;
      const seeker = seekerIn(context);
      if (change === 'close' || change === 'reopen') {
        const status = change === 'close' ? 'closed' : 'open';
        const isChanged = await changeThread(inside, { id, kind: TICKET, seeker, status });
        if (isChanged) await writeTicket(db, id, { closed_by: status === 'closed' ? user.id : null });
        return;
      }
      if (!(await lockThread(db, { id, kind: TICKET, seeker }))) throw new Failure('not_found');
      const isTaken = change === 'take';
      await writeTicket(db, id, { taken_by: isTaken ? user.id : null, taken_at: isTaken ? now : null });
      await publish(db, [user.id], ['threads']);
    });
    return { data: await shownTicket(context, id) };
  },

  async seen({ params: { id }, body: { sequence } }, context) {
    await see(context, { id, kind: TICKET, seeker: seekerIn(context), sequence });
    return { sequence };
  },
};

const seekerIn = ({ user }: Context) => ({ as: 'staff' as const, userId: user.id });

async function shownTicket(context: Context, id: string, before?: number): Promise<StaffTicket> {
  const { db, user, now, language } = context;
  const seeker = seekerIn(context);
  const row = await ticketFor(db, id, seeker);
  if (!row) throw new Failure('not_found');
  const t = wordsOf(language);
  const asker = { userId: row.user_id, now };
  const booking = row.booking_id === null ? undefined : await bookingSeen(db, row.booking_id, asker);
  if (booking) await auditReading(context, { people: [booking.person_id], subject: `booking:${booking.id}` });
  const names = {
    asker: () => `${row.asker_first} ${row.asker_last}`,
    answerer: ({ first_name: name }: Writer) => name ?? t('support.us'),
  };
  return {
    ...presentStaffCard(row, { t, userId: user.id }),
    ...(await shownMessages(db, { row, seeker, names, before, now })),
    booking: booking ? presentBooking(booking) : null,
    files: presentFiles(await filesOf(db, id), { row, names, userId: user.id }),
    rating: row.rating,
    ratingWords: row.rating_words,
  };
}
