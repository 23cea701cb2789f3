import type { StaffDesk } from '#features/staff/server/desk.ts';
import { waitingLeads } from './lead-store.ts';

/** Lead requests to centers where nobody uses the product yet. */
export const leadDesk: StaffDesk = { path: '/partner/staff/leads', waiting: (db) => waitingLeads(db) };
