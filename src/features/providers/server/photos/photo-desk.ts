import type { StaffDesk } from '#features/staff/server/desk.ts';
import { waitingCount } from './photo-store.ts';

/** Photographs of places that staff look at before families do. */
export const photoDesk: StaffDesk = { path: '/partner/staff/photos', waiting: (db) => waitingCount(db) };
