import type { StaffDesk } from '#features/staff/server/desk.ts';
import { reportsWaiting } from './report-store.ts';

/** Where staff look at what readers have reported. */
export const reviewStaffDesk: StaffDesk = { path: '/partner/staff/reviews', waiting: reportsWaiting };
