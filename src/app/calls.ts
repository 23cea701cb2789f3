import { account } from '#features/account/contract.ts';
import { board } from '#features/board/contract.ts';
import { workingHours } from '#features/availability/partner-contract.ts';
import { bookings } from '#features/bookings/contract.ts';
import { calendarFeeds, familyFeed } from '#features/bookings/feed-contract.ts';
import { offers } from '#features/bookings/offer-contract.ts';
import { plans } from '#features/bookings/plan-contract.ts';
import { requests } from '#features/bookings/request-contract.ts';
import { singleTimes } from '#features/bookings/time-contract.ts';
import { careNotes } from '#features/care-notes/contract.ts';
import { circle } from '#features/circle/contract.ts';
import { weeklyDigest } from '#features/circle/digest.ts';
import { invited } from '#features/circle/invited.ts';
import { trailQuestions } from '#features/circle/trail-question.ts';
import { caregiverProfiles } from '#features/caregivers/profile-contract.ts';
import { caregivers } from '#features/caregivers/contract.ts';
import { careVisitNotes, partnerVisitNotes } from '#features/caregivers/note-contract.ts';
import { careVisits } from '#features/caregivers/visit-contract.ts';
import { appointments, earlierTimes } from '#features/doctors/appointment-contract.ts';
import { awayAccounts } from '#features/closing/away.ts';
import { closing } from '#features/closing/contract.ts';
import { dashboard } from '#features/dashboard/contract.ts';
import { dev } from '#features/dev/contract.ts';
import { diagnostics } from '#features/diagnostics/contract.ts';
import { labWork } from '#features/diagnostics/lab-contract.ts';
import { labOrders } from '#features/diagnostics/order-contract.ts';
import { labProfiles } from '#features/diagnostics/profile-contract.ts';
import { doctorProfiles } from '#features/doctors/profile-contract.ts';
import { doctors } from '#features/doctors/contract.ts';
import { favourites } from '#features/favourites/contract.ts';
import { enquiries } from '#features/enquiries/contract.ts';
import { partnerEnquiries } from '#features/enquiries/partner-contract.ts';
import { family } from '#features/family/contract.ts';
import { healthRecords } from '#features/health-records/contract.ts';
import { partnerRecords } from '#features/health-records/partner-contract.ts';
import { recordExport } from '#features/health-records/record-export.ts';
import { recordImport } from '#features/health-records/record-import.ts';
import { recordLinks, sharedRecords } from '#features/health-records/record-links.ts';
import { recordVersions } from '#features/health-records/record-versions.ts';
import { shownFiles } from '#features/health-records/shown-files.ts';
import { insurance } from '#features/insurance/contract.ts';
import { intake } from '#features/intake/contract.ts';
import { leadRequests } from '#features/lead-requests/contract.ts';
import { partnerLeads, staffLeads } from '#features/lead-requests/received-contract.ts';
import { leads } from '#features/leads/contract.ts';
import { homeHealth } from '#features/home-health/contract.ts';
import { agencyProfiles } from '#features/home-health/profile-contract.ts';
import { medication } from '#features/medication/contract.ts';
import { messaging } from '#features/messaging/contract.ts';
import { partnerMessaging } from '#features/messaging/partner-contract.ts';
import { notifications } from '#features/notifications/contract.ts';
import { checking } from '#features/partners/checking-contract.ts';
import { claiming } from '#features/partners/claim-contract.ts';
import { joining } from '#features/partners/joining-contract.ts';
import { providerPhotos } from '#features/providers/photo-contract.ts';
import { providerPlaces } from '#features/providers/location-contract.ts';
import { payments } from '#features/payments/contract.ts';
import { receipts } from '#features/payments/receipt-contract.ts';
import { payouts } from '#features/payouts/contract.ts';
import { places } from '#features/places/contract.ts';
import { preferences } from '#features/preferences/contract.ts';
import { reviews } from '#features/reviews/contract.ts';
import { reviewDesk } from '#features/reviews/moderation-contract.ts';
import { reviewReplies } from '#features/reviews/reply-contract.ts';
import { security } from '#features/security/contract.ts';
import { seniorCare } from '#features/senior-care/contract.ts';
import { centrePartner } from '#features/senior-care/partner-contract.ts';
import { waiting } from '#features/senior-care/waiting-contract.ts';
import { staffDesks } from '#features/staff/contract.ts';
import { staffPeople } from '#features/staff/people-contract.ts';
import { tickets } from '#features/support/contract.ts';
import { staffTickets } from '#features/support/staff-contract.ts';
import { team } from '#features/team/contract.ts';
import { workPlaces } from '#features/providers/work-place.ts';
import { telemetry } from '#features/telemetry/contract.ts';
import { tours } from '#features/tours/contract.ts';
import { partnerTours } from '#features/tours/partner-contract.ts';
import { uploads } from '#features/uploads/contract.ts';
import { videoVisits } from '#features/video-visits/contract.ts';
import { visitSummaries } from '#features/visit-summaries/contract.ts';
import { partnerSummaries } from '#features/visit-summaries/partner-contract.ts';
import { partnerVideoVisits } from '#features/video-visits/partner-contract.ts';

/** Every call of the product, by capability. */
export const calls = {
  account,
  security,
  preferences,
  family,
  circle,
  invited,
  places,
  seniorCare,
  doctors,
  caregivers,
  homeHealth,
  trailQuestions,
  weeklyDigest,
  board,
  careNotes,
  insurance,
  intake,
  bookings,
  requests,
  offers,
  singleTimes,
  calendarFeeds,
  familyFeed,
  plans,
  payments,
  receipts,
  payouts,
  notifications,
  reviews,
  reviewReplies,
  reviewDesk,
  favourites,
  centrePartner,
  waiting,
  appointments,
  earlierTimes,
  careVisits,
  careVisitNotes,
  healthRecords,
  recordExport,
  recordImport,
  recordLinks,
  recordVersions,
  shownFiles,
  partnerRecords,
  sharedRecords,
  medication,
  leads,
  joining,
  claiming,
  checking,
  providerPhotos,
  workPlaces,
  team,
  providerPlaces,
  staffDesks,
  staffPeople,
  uploads,
  tickets,
  staffTickets,
  enquiries,
  messaging,
  partnerMessaging,
  partnerEnquiries,
  leadRequests,
  partnerLeads,
  staffLeads,
  closing,
  awayAccounts,
  tours,
  partnerTours,
  videoVisits,
  partnerVideoVisits,
  visitSummaries,
  partnerSummaries,
  workingHours,
  doctorProfiles,
  caregiverProfiles,
  partnerVisitNotes,
  diagnostics,
  labOrders,
  labWork,
  labProfiles,
  agencyProfiles,
  dashboard,
  telemetry,
  dev,
} as const;
