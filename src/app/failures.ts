import { accountFailures } from '#features/account/failures.ts';
import { availabilityFailures } from '#features/availability/failures.ts';
import { boardFailures } from '#features/board/failures.ts';
import { bookingFailures } from '#features/bookings/failures.ts';
import { careNotesFailures } from '#features/care-notes/failures.ts';
import { caregiverFailures } from '#features/caregivers/failures.ts';
import { circleFailures } from '#features/circle/failures.ts';
import { closingFailures } from '#features/closing/failures.ts';
import { diagnosticsFailures } from '#features/diagnostics/failures.ts';
import { favouriteFailures } from '#features/favourites/failures.ts';
import { healthRecordFailures } from '#features/health-records/failures.ts';
import { insuranceFailures } from '#features/insurance/failures.ts';
import { partnerFailures } from '#features/partners/failures.ts';
import { paymentFailures } from '#features/payments/failures.ts';
import { payoutFailures } from '#features/payouts/failures.ts';
import { reviewFailures } from '#features/reviews/failures.ts';
import { securityFailures } from '#features/security/failures.ts';
import { enquiryFailures } from '#features/enquiries/failures.ts';
import { leadRequestFailures } from '#features/lead-requests/failures.ts';
import { supportFailures } from '#features/support/failures.ts';
import { staffFailures } from '#features/staff/failures.ts';
import { teamFailures } from '#features/team/failures.ts';
import { messagingFailures } from '#features/messaging/failures.ts';
import { threadFailures } from '#features/threads/failures.ts';
import { seniorCareFailures } from '#features/senior-care/failures.ts';
import { tourFailures } from '#features/tours/failures.ts';
import { uploadFailures } from '#features/uploads/failures.ts';
import { medicationFailures } from '#features/medication/failures.ts';
import { visitSummaryFailures } from '#features/visit-summaries/failures.ts';
import { videoVisitFailures } from '#features/video-visits/failures.ts';

/** What each capability may answer with besides the failures of any call: one that is missing here does not compile. */
export const failures = {
  ...accountFailures,
  ...availabilityFailures,
  ...boardFailures,
  ...bookingFailures,
  ...careNotesFailures,
  ...caregiverFailures,
  ...circleFailures,
  ...closingFailures,
  ...diagnosticsFailures,
  ...favouriteFailures,
  ...healthRecordFailures,
  ...medicationFailures,
  ...insuranceFailures,
  ...partnerFailures,
  ...enquiryFailures,
  ...leadRequestFailures,
  ...paymentFailures,
  ...payoutFailures,
  ...reviewFailures,
  ...securityFailures,
  ...seniorCareFailures,
  ...uploadFailures,
  ...supportFailures,
  ...threadFailures,
  ...messagingFailures,
  ...staffFailures,
  ...teamFailures,
  ...tourFailures,
  ...videoVisitFailures,
  ...visitSummaryFailures,
};
