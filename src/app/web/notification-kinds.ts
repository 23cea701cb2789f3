import type { EARLIER_NOTICE } from '#features/availability/line-notice.ts';
import { earlierNotification } from '#features/availability/web/lines/earlier-notification.tsx';
import type { BOARD_NOTICE } from '#features/board/notification.ts';
import { boardNotification } from '#features/board/web/board-notification.tsx';
import { bookingPages } from './booking-pages.tsx';
import type { BOOKING_NOTICE, PAY_ASK_NOTICE } from '#features/bookings/notification.ts';
import { bookingNotification } from '#features/bookings/web/booking-notification.tsx';
import { payAskNotification } from '#features/bookings/web/pay/pay-ask-notification.tsx';
import type { CARE_NOTES_NOTICE } from '#features/care-notes/notification.ts';
import { careNotesNotification } from '#features/care-notes/web/care-notes-notification.tsx';
import type { CIRCLE_NOTICE, TRAIL_NOTICE } from '#features/circle/notification.ts';
import { circleNotification } from '#features/circle/web/circle-notification.tsx';
import { trailNotification } from '#features/circle/web/trail-notification.tsx';
import type { COPY_NOTICE } from '#features/closing/notification.ts';
import { copyNotification } from '#features/closing/web/copy-notification.tsx';
import type { PARTNER_NOTICE } from '#features/partners/notification.ts';
import type { MEDICATION_NOTICE, SUPPLY_NOTICE } from '#features/medication/notification.ts';
import { medicationNotification, supplyNotification } from '#features/medication/web/medication-notification.tsx';
import { partnerNotification } from '#features/partners/web/partner-notification.tsx';
import type { PHOTO_NOTICE } from '#features/providers/notification.ts';
import { photoNotification } from '#features/providers/web/photo-notification.tsx';
import type { FAVOURITE_NOTICE } from '#features/favourites/notification.ts';
import { favouriteNotification } from '#features/favourites/web/favourite-notification.tsx';
import type { LAB_NOTICE } from '#features/diagnostics/notification.ts';
import { labNotification } from '#features/diagnostics/web/lab-notification.tsx';
import type { RECORD_LINK_NOTICE } from '#features/health-records/notification.ts';
import { recordLinkNotification } from '#features/health-records/web/links/link-notification.tsx';
import type { REVIEW_NOTICE } from '#features/reviews/notification.ts';
import { reviewNotification } from '#features/reviews/web/review-notification.tsx';
import type { WAITING_NOTICE } from '#features/senior-care/waiting-notice.ts';
import { waitingNotification } from '#features/senior-care/web/waiting/waiting-notification.tsx';
import type { Notification } from '#features/notifications/contract.ts';

import type { TEAM_NOTICE } from '#features/team/notification.ts';
import type { PAYOUT_NOTICE } from '#features/payouts/notification.ts';
import { payoutNotification } from '#features/payouts/web/payout-notification.tsx';
import { teamNotification } from '#features/team/web/team-notification.tsx';
import { ticketNotification } from '#features/support/web/ticket-notification.ts';
import { conversationNotification } from '#features/messaging/web/conversation-notification.ts';
import { enquiryNotification } from '#features/enquiries/web/enquiry-notification.ts';
import { tourNotification } from '#features/tours/web/tour-notification.tsx';
import { leadNotification } from '#features/lead-requests/web/lead-notification.tsx';
import type { VISIT_NOTE_NOTICE } from '#features/caregivers/notification.ts';
import { visitNoteNotification } from '#features/caregivers/web/note/visit-note-notification.tsx';
import { summaryNotification } from '#features/visit-summaries/web/summary-notification.tsx';
import { videoNotification } from '#features/video-visits/web/video-notification.tsx';
import type { NotificationKinds } from '#features/notifications/web/notification-kinds.tsx';

// As types only, so that the first route does not load zod.
// prettier-ignore
type Kind =
  | typeof BOARD_NOTICE
  | typeof BOOKING_NOTICE
  | typeof CARE_NOTES_NOTICE
  | typeof CIRCLE_NOTICE
  | typeof COPY_NOTICE
  | typeof EARLIER_NOTICE
  | typeof FAVOURITE_NOTICE
  | typeof LAB_NOTICE
  | typeof MEDICATION_NOTICE
  | typeof PARTNER_NOTICE
  | typeof PAY_ASK_NOTICE
  | typeof PAYOUT_NOTICE
  | typeof PHOTO_NOTICE
  | typeof RECORD_LINK_NOTICE
  | typeof REVIEW_NOTICE
  | typeof SUPPLY_NOTICE
  | typeof TRAIL_NOTICE
  | typeof VISIT_NOTE_NOTICE
  | typeof WAITING_NOTICE
  | typeof TEAM_NOTICE
  | 'ticket'
  | 'lead'
  | 'tour'
  | 'video'
  | 'summary'
  | 'enquiry'
  | 'conversation';

/** Every kind of notification that the bell shows: a capability that tells people something adds its own. */
export const notificationKinds: NotificationKinds = {
  board: boardNotification,
  booking: (item: Notification) => bookingNotification(item, bookingPages.kinds),
  careNotes: careNotesNotification,
  circle: circleNotification,
  copy: copyNotification,
  earlierTime: earlierNotification,
  favourite: favouriteNotification,
  lab: labNotification,
  medication: medicationNotification,
  partner: (item: Notification) => partnerNotification(item, bookingPages.kinds),
  payAsk: (item: Notification) => payAskNotification(item, bookingPages.kinds),
  payout: payoutNotification,
  photo: photoNotification,
  recordLink: recordLinkNotification,
  review: (item: Notification) => reviewNotification(item, bookingPages.kinds),
  supply: supplyNotification,
  trail: trailNotification,
  visitNote: (item: Notification) => visitNoteNotification(item, bookingPages.kinds),
  waiting: waitingNotification,
  team: teamNotification,
  enquiry: enquiryNotification,
  conversation: conversationNotification,
  ticket: ticketNotification,
  lead: leadNotification,
  tour: tourNotification,
  video: videoNotification,
  summary: summaryNotification,
} satisfies Record<Kind, unknown>;
