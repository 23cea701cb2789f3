import { accountKept } from '#features/account/server/account-kept.ts';
import { availabilityKept } from '#features/availability/server/availability-kept.ts';
import { boardKept } from '#features/board/server/board-kept.ts';
import { bookingsKept } from '#features/bookings/server/bookings-kept.ts';
import { careNotesKept } from '#features/care-notes/server/care-notes-kept.ts';
import { careVisitsKept } from '#features/caregivers/server/care-visits-kept.ts';
import { circleKept } from '#features/circle/server/circle-kept.ts';
import { closingKept } from '#features/closing/server/closing-kept.ts';
import { dashboardKept } from '#features/dashboard/server/dashboard-kept.ts';
import { diagnosticsKept } from '#features/diagnostics/server/diagnostics-kept.ts';
import { favouritesKept } from '#features/favourites/server/favourites-kept.ts';
import { familyKept } from '#features/family/server/family-kept.ts';
import { healthKept } from '#features/health-records/server/health-kept.ts';
import { insuranceKept } from '#features/insurance/server/insurance-kept.ts';
import { intakeKept } from '#features/intake/server/intake-kept.ts';
import { leadRequestsKept } from '#features/lead-requests/server/lead-requests-kept.ts';
import { leadsKept } from '#features/leads/server/leads-kept.ts';
import { medicationKept } from '#features/medication/server/medication-kept.ts';
import { notificationsKept } from '#features/notifications/server/notifications-kept.ts';
import { partnersKept } from '#features/partners/server/partners-kept.ts';
import { paymentsKept } from '#features/payments/server/payments-kept.ts';
import { payoutsKept } from '#features/payouts/server/payouts-kept.ts';
import { preferencesKept } from '#features/preferences/server/preferences-kept.ts';
import { providersKept } from '#features/providers/server/providers-kept.ts';
import { reviewsKept } from '#features/reviews/server/reviews-kept.ts';
import { waitingKept } from '#features/senior-care/server/waiting/waiting-kept.ts';
import { supportKept } from '#features/support/server/support-kept.ts';
import { teamKept } from '#features/team/server/team-kept.ts';
import { threadsKept } from '#features/threads/server/threads-kept.ts';
import { uploadsKept } from '#features/uploads/server/uploads-kept.ts';
import { toursKept } from '#features/tours/server/tours-kept.ts';
import { visitSummariesKept } from '#features/visit-summaries/server/visit-summaries-kept.ts';
import { videoVisitsKept } from '#features/video-visits/server/video-visits-kept.ts';
import type { Keeping } from '#server/keeping.ts';

/** What every capability keeps of an account, the lowest capability first: one that has a table of its own adds itself. */
// prettier-ignore
export const keepings: readonly Keeping[] = [
  preferencesKept,
  uploadsKept,
  accountKept,
  familyKept,
  leadsKept,
  providersKept,
  availabilityKept,
  notificationsKept,
  teamKept,
  threadsKept,
  healthKept,
  insuranceKept,
  careNotesKept,
  intakeKept,
  visitSummariesKept,
  careVisitsKept,
  diagnosticsKept,
  medicationKept,
  bookingsKept,
  circleKept,
  boardKept,
  paymentsKept,
  reviewsKept,
  favouritesKept,
  supportKept,
  leadRequestsKept,
  toursKept,
  videoVisitsKept,
  payoutsKept,
  waitingKept,
  partnersKept,
  closingKept,
  dashboardKept,
];
