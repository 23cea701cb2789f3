import type { FileKind } from '#features/uploads/server/file-kind.ts';
import { TICKET_FILE } from '../ticket.ts';
import { ticketFor } from './ticket-store.ts';

/** Pictures and documents that go with a ticket: for whoever asked, and for our staff. */
export const ticketFiles: FileKind = {
  name: TICKET_FILE,
  takes: 'documents',
  longestEdge: 2000,
  mayRead: async ({ db, user, now }, { attachedTo }) =>
    (await ticketFor(db, attachedTo, { as: 'asker', userId: user.id, now })) !== undefined ||
    (user.isStaff && (await ticketFor(db, attachedTo, { as: 'staff', userId: user.id })) !== undefined),
};
