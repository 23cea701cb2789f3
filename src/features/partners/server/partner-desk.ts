import type { StaffDesk } from '#features/staff/server/desk.ts';
import { countWaiting } from './queue-store.ts';

/** Places that wait to be checked. */
export const partnerDesk: StaffDesk = { path: '/partner/staff/partners', waiting: (db) => countWaiting(db) };
