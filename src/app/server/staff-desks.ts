import { awayDesk } from '#features/closing/server/desk/away-desk.ts';
import { trailDesk } from '#features/circle/server/trail-questions/trail-desk.ts';
import { partnerDesk } from '#features/partners/server/partner-desk.ts';
import { photoDesk } from '#features/providers/server/photos/photo-desk.ts';
import { leadDesk } from '#features/lead-requests/server/lead-desk.ts';
import { ticketDesk } from '#features/support/server/ticket-desk.ts';
import { reviewStaffDesk } from '#features/reviews/server/review-desk.ts';
import type { StaffDesk } from '#features/staff/server/desk.ts';

/** Where staff answer, in the order of the workspace: a capability that staff look after adds its own. */
// prettier-ignore
export const staffDesks: readonly StaffDesk[] = [
  partnerDesk,
  photoDesk,
  ticketDesk,
  leadDesk,
  reviewStaffDesk,
  trailDesk,
  awayDesk,
];
