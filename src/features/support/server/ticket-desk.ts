import type { StaffDesk } from '#features/staff/server/desk.ts';
import { waitingTickets } from './ticket-list-store.ts';

/** Tickets that wait for our staff. */
export const ticketDesk: StaffDesk = { path: '/partner/staff/tickets', waiting: (db) => waitingTickets(db) };
