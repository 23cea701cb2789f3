import type { ThreadKind } from '#features/threads/server/kind.ts';
import { ticketNumber } from '../ticket.ts';
import { staffLookingAfter, subjectsOf, ticketFacts } from './ticket-store.ts';

export const TICKET = 'ticket';

/** Conversations with our staff. Whoever has taken a ticket hears of it; while nobody has, all of them do. */
export const ticketThreads: ThreadKind = {
  name: TICKET,
  about: 'support',
  words: 'support',
  answerersOf: (db, { id }) => staffLookingAfter(db, id),
  factsOf: async (db, { id }) => {
    const { number, first_name: name } = await ticketFacts(db, id);
    return { number: ticketNumber(number), name };
  },
  titlesOf: async (db, ids) => new Map((await subjectsOf(db, ids)).map(({ id, subject }) => [id, subject])),
  pageOf: (id, side) => (side === 'asker' ? `/help-support?ticket=${id}` : `/partner/staff/tickets?ticket=${id}`),
};
