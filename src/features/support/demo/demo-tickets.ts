import { type DemoAccount, elena, families, ines } from '#features/account/demo/accounts.ts';
import { insertNotifications } from '#features/notifications/server/store.ts';
import { type DemoThread, playThread } from '#features/threads/demo/play-thread.ts';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { insertTicket, ticketFacts, writeRating, writeTicket } from '../server/ticket-store.ts';
import { TICKET } from '../server/ticket-kind.ts';
import { type Category, ticketNumber } from '../ticket.ts';

type DemoTicket = Pick<DemoThread, 'key' | 'said' | 'closed'> & {
  asker: DemoAccount;
  category: Category;
  subject: string;
  isTaken?: boolean;
  rating?: { stars: number; words: string };
  /** About the newest booking of the asker with this status. */
  booking?: 'pending' | 'accepted' | 'cancelled';
  /** The bell tells the asker of it. */
  told?: { what: string };
};

const tickets: readonly DemoTicket[] = [
  {
    key: 'lunch refund',
    asker: elena,
    category: 'payments',
    subject: 'Was my first day charged twice?',
    isTaken: true,
    said: [
      {
        by: 'asker',
        words: 'My bank shows two payments for the same day. One says “pending”. Will both be taken?',
        hoursAgo: 190,
      },
      {
        by: 'answerer',
        words:
          'Only one was taken. The other is a hold that your bank gives back by itself, usually within five days. You can see the one payment in your booking.',
        hoursAgo: 188,
      },
      { by: 'asker', words: 'It is gone now. Thank you for the quick answer.', hoursAgo: 150 },
    ],
    closed: { by: 'asker', hoursAgo: 149 },
    rating: { stars: 5, words: '' },
  },
  {
    key: 'wheelchair van',
    asker: elena,
    category: 'bookings',
    subject: 'Can the ride take a folding wheelchair?',
    booking: 'accepted',
    isTaken: true,
    said: [
      {
        by: 'asker',
        words: 'My mother comes with a folding wheelchair from next week on. Does the van have room for it?',
        hoursAgo: 30,
      },
      {
        by: 'answerer',
        words:
          'I called the center: the van has a ramp and two places for chairs. They ask you to note it in the booking, so that the driver knows.',
        hoursAgo: 27,
      },
    ],
    told: { what: 'said' },
  },
  {
    key: 'name spelled wrong',
    asker: elena,
    category: 'account',
    subject: 'My last name is missing its accent',
    said: [{ by: 'asker', words: 'On the printed ticket it says Marin. Can you make it Marín?', hoursAgo: 3 }],
  },
  {
    key: 'late answer',
    asker: families.raman,
    category: 'bookings',
    subject: 'The center has not answered since yesterday',
    booking: 'pending',
    said: [
      {
        by: 'asker',
        words: 'I asked for Monday and would like to know today, because I have to tell my employer.',
        hoursAgo: 9,
      },
    ],
  },
  {
    key: 'other city',
    asker: families.tanaka,
    category: 'centers',
    subject: 'Will there be centers in Fresno?',
    isTaken: true,
    said: [
      { by: 'asker', words: 'My sister would need one there.', hoursAgo: 400 },
      {
        by: 'answerer',
        words: 'Not yet. If you leave your address on the page of the search, we write once when the first one opens.',
        hoursAgo: 396,
      },
    ],
    closed: { by: 'answerer', hoursAgo: 350 },
  },
];

/** Tickets in each state: waiting, answered, closed and rated, closed long ago; two of them wait for our staff. */
export async function seedTickets(db: Db, now: Date): Promise<void> {
  for (const ticket of tickets) await seedTicket(db, ticket, now);
}

async function seedTicket(db: Db, ticket: DemoTicket, now: Date) {
  const { category, subject, isTaken, rating, closed, booking, told, asker } = ticket;
  const bookingId = booking ? await newestBooking(db, asker.id, booking) : null;
  const id = await playThread(db, {
    thread: {
      key: ticket.key,
      said: ticket.said,
      asker,
      ...(closed && { closed }),
      kind: TICKET,
      providerId: null,
      answererId: ines.id,
    },
    now,
    keep: (threadId) => insertTicket(db, { threadId, category, subject, bookingId }),
  });
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  if (isTaken) await writeTicket(db, id, { taken_by: ines.id, taken_at: at(ticket.said[1]?.hoursAgo ?? 0) });
  if (closed) await writeTicket(db, id, { closed_by: closed.by === 'asker' ? asker.id : ines.id });
  if (rating && closed) await writeRating(db, id, { ...rating, now: at(closed.hoursAgo - 1) });
  if (told) {
    const { number } = await ticketFacts(db, id);
    await insertNotifications(db, {
      kind: TICKET,
      subjectId: id,
      readers: [{ userId: asker.id, providerId: null }],
      facts: { number: ticketNumber(number), name: asker.firstName, what: told.what, side: 'asker' },
      now: at(ticket.said.at(-1)?.hoursAgo ?? 0),
    });
  }
}

async function newestBooking(db: Db, userId: string, status: string): Promise<string | null> {
  const found = await db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', status)
    .orderBy('bookings.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}
