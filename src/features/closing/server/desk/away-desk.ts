import type { StaffDesk } from '#features/staff/server/desk.ts';
import { heldAccounts } from './away-list-store.ts';

/** Accounts that are away; what waits there are those that should be gone by now. */
export const awayDesk: StaffDesk = { path: '/partner/staff/away', waiting: heldAccounts };
