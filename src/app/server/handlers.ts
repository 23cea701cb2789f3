import type { FastifyInstance } from 'fastify';
import { accountHandlers } from '#features/account/server/handlers.ts';
import { lineHandlers } from '#features/availability/server/lines/line-handlers.ts';
import { boardHandlers } from '#features/board/server/handlers.ts';
import { bookingHandlers } from '#features/bookings/server/handlers.ts';
import { familyFeedHandlers } from '#features/bookings/server/feeds/family-feed-handlers.ts';
import { calendarFeedHandlers } from '#features/bookings/server/feeds/feed-handlers.ts';
import { offerHandlers } from '#features/bookings/server/offers/offer-handlers.ts';
import { singleTimeHandlers } from '#features/bookings/server/times/time-handlers.ts';
import { planHandlers } from '#features/bookings/server/plans/plan-handlers.ts';
import { requestHandlers } from '#features/bookings/server/requests/request-handlers.ts';
import { careNotesHandlers } from '#features/care-notes/server/handlers.ts';
import { circleHandlers } from '#features/circle/server/handlers.ts';
import { digestHandlers } from '#features/circle/server/digest/digest-handlers.ts';
import { invitedHandlers } from '#features/circle/server/invited/invited-handlers.ts';
import { trailQuestionHandlers } from '#features/circle/server/trail-questions/trail-question-handlers.ts';
import { awayHandlers } from '#features/closing/server/desk/away-handlers.ts';
import { closingHandlers } from '#features/closing/server/handlers.ts';
import { devHandlers } from '#features/dev/server/handlers.ts';
import { diagnosticsHandlers } from '#features/diagnostics/server/handlers.ts';
import { dashboardHandlers } from '#features/dashboard/server/handlers.ts';
import { labWorkHandlers } from '#features/diagnostics/server/lab/lab-handlers.ts';
import { labProfileHandlers } from '#features/diagnostics/server/lab/profile-handlers.ts';
import { labOrderHandlers } from '#features/diagnostics/server/orders/order-handlers.ts';
import { familyHandlers } from '#features/family/server/handlers.ts';
import { caregiverHandlers, caregiverProfileHandlers } from '#features/caregivers/server/handlers.ts';
import { careVisitHandlers } from '#features/caregivers/server/booking/visit-handlers.ts';
import { careVisitNoteHandlers, partnerVisitNoteHandlers } from '#features/caregivers/server/notes/note-handlers.ts';
import { agencyProfileHandlers, homeHealthHandlers } from '#features/home-health/server/handlers.ts';
import { doctorHandlers } from '#features/doctors/server/handlers.ts';
import { appointmentHandlers } from '#features/doctors/server/booking/appointment-handlers.ts';
import { earlierAppointments } from '#features/doctors/server/booking/earlier-times.ts';
import { favouriteHandlers } from '#features/favourites/server/handlers.ts';
import { recordExportHandlers } from '#features/health-records/server/fhir/export-records.ts';
import { recordImportHandlers } from '#features/health-records/server/import/import-handlers.ts';
import { recordLinksHandlers, sharedRecordsHandlers } from '#features/health-records/server/links/link-handlers.ts';
import {
  partnerRecordsHandlers,
  shownFilesHandlers,
} from '#features/health-records/server/shown/shown-files-handlers.ts';
import { recordVersionsHandlers } from '#features/health-records/server/versions/version-handlers.ts';
import { healthRecordsHandlers } from '#features/health-records/server/handlers.ts';
import { messagingHandlers } from '#features/messaging/server/handlers.ts';
import { partnerMessagingHandlers } from '#features/messaging/server/partner-handlers.ts';
import { enquiryHandlers } from '#features/enquiries/server/handlers.ts';
import { partnerEnquiryHandlers } from '#features/enquiries/server/partner-handlers.ts';
import { insuranceHandlers } from '#features/insurance/server/handlers.ts';
import { intakeHandlers } from '#features/intake/server/handlers.ts';
import { leadRequestHandlers } from '#features/lead-requests/server/handlers.ts';
import { partnerLeadHandlers, staffLeadHandlers } from '#features/lead-requests/server/received-handlers.ts';
import { leadsHandlers } from '#features/leads/server/handlers.ts';
import { notificationHandlers } from '#features/notifications/server/handlers.ts';
import { checkingHandlers } from '#features/partners/server/checking-handlers.ts';
import { claimingHandlers } from '#features/partners/server/claims/claim-handlers.ts';
import { joiningHandlers } from '#features/partners/server/joining-handlers.ts';
import { providerPhotosHandlers } from '#features/providers/server/photos/photo-handlers.ts';
import { receiptHandlers } from '#features/payments/server/receipts/receipt-handlers.ts';
import { providerPlaceHandlers } from '#features/providers/server/location-handlers.ts';
import { payoutHandlers } from '#features/payouts/server/handlers.ts';
import { paymentHandlers } from '#features/payments/server/handlers.ts';
import { placesHandlers } from '#features/places/server/handlers.ts';
import { preferencesHandlers } from '#features/preferences/server/handlers.ts';
import { centrePartnerHandlers } from '#features/senior-care/server/partner-handlers.ts';
import { reviewDeskHandlers } from '#features/reviews/server/desk-handlers.ts';
import { reviewsHandlers } from '#features/reviews/server/handlers.ts';
import { reviewReplyHandlers } from '#features/reviews/server/reply-handlers.ts';
import { securityHandlers } from '#features/security/server/handlers.ts';
import { seniorCareHandlers } from '#features/senior-care/server/handlers.ts';
import { waitingHandlers } from '#features/senior-care/server/waiting/waiting-handlers.ts';
import { staffHandlers } from '#features/staff/server/handlers.ts';
import { staffPeopleHandlers } from '#features/staff/server/people-handlers.ts';
import { ticketHandlers } from '#features/support/server/handlers.ts';
import { staffTicketHandlers } from '#features/support/server/staff-handlers.ts';
import { teamHandlers } from '#features/team/server/handlers.ts';
import { workPlaceHandlers } from '#features/providers/server/places/work-place-handlers.ts';
import { telemetryHandlers } from '#features/telemetry/server/handlers.ts';
import { tourHandlers } from '#features/tours/server/handlers.ts';
import { doctorProfileHandlers } from '#features/doctors/server/partner-handlers.ts';
import { workingHoursHandlers } from '#features/availability/server/partner-handlers.ts';
import { partnerTourHandlers } from '#features/tours/server/partner-handlers.ts';
import { uploadsHandlers } from '#features/uploads/server/handlers.ts';
import { videoVisitHandlers } from '#features/video-visits/server/handlers.ts';
import { medicationHandlers } from '#features/medication/server/handlers.ts';
import { visitSummaryHandlers } from '#features/visit-summaries/server/handlers.ts';
import { partnerSummaryHandlers } from '#features/visit-summaries/server/partner-handlers.ts';
import { partnerVideoVisitHandlers } from '#features/video-visits/server/partner-handlers.ts';
import type { Calls } from '#shared/call.ts';
import { calls } from '#app/calls.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { type Answers, type Kernel, mount } from '#server/http/mount.ts';

/** The handlers of every call, by capability: a call without a handler does not compile. */
const handlers: { [Capability in keyof typeof calls]: Handlers<(typeof calls)[Capability]> } = {
  account: accountHandlers,
  security: securityHandlers,
  preferences: preferencesHandlers,
  family: familyHandlers,
  circle: circleHandlers,
  invited: invitedHandlers,
  places: placesHandlers,
  seniorCare: seniorCareHandlers,
  doctors: doctorHandlers,
  caregivers: caregiverHandlers,
  homeHealth: homeHealthHandlers,
  waiting: waitingHandlers,
  appointments: appointmentHandlers,
  earlierTimes: lineHandlers(earlierAppointments),
  careVisits: careVisitHandlers,
  careVisitNotes: careVisitNoteHandlers,
  reviews: reviewsHandlers,
  reviewReplies: reviewReplyHandlers,
  reviewDesk: reviewDeskHandlers,
  favourites: favouriteHandlers,
  trailQuestions: trailQuestionHandlers,
  weeklyDigest: digestHandlers,
  board: boardHandlers,
  careNotes: careNotesHandlers,
  insurance: insuranceHandlers,
  intake: intakeHandlers,
  bookings: bookingHandlers,
  requests: requestHandlers,
  offers: offerHandlers,
  singleTimes: singleTimeHandlers,
  calendarFeeds: calendarFeedHandlers,
  familyFeed: familyFeedHandlers,
  plans: planHandlers,
  payments: paymentHandlers,
  receipts: receiptHandlers,
  payouts: payoutHandlers,
  notifications: notificationHandlers,
  centrePartner: centrePartnerHandlers,
  healthRecords: healthRecordsHandlers,
  recordExport: recordExportHandlers,
  recordImport: recordImportHandlers,
  recordLinks: recordLinksHandlers,
  recordVersions: recordVersionsHandlers,
  shownFiles: shownFilesHandlers,
  partnerRecords: partnerRecordsHandlers,
  sharedRecords: sharedRecordsHandlers,
  medication: medicationHandlers,
  leads: leadsHandlers,
  joining: joiningHandlers,
  claiming: claimingHandlers,
  checking: checkingHandlers,
  providerPhotos: providerPhotosHandlers,
  workPlaces: workPlaceHandlers,
  team: teamHandlers,
  providerPlaces: providerPlaceHandlers,
  staffDesks: staffHandlers,
  staffPeople: staffPeopleHandlers,
  uploads: uploadsHandlers,
  tickets: ticketHandlers,
  staffTickets: staffTicketHandlers,
  enquiries: enquiryHandlers,
  messaging: messagingHandlers,
  partnerMessaging: partnerMessagingHandlers,
  partnerEnquiries: partnerEnquiryHandlers,
  leadRequests: leadRequestHandlers,
  partnerLeads: partnerLeadHandlers,
  staffLeads: staffLeadHandlers,
  closing: closingHandlers,
  awayAccounts: awayHandlers,
  tours: tourHandlers,
  partnerTours: partnerTourHandlers,
  videoVisits: videoVisitHandlers,
  partnerVideoVisits: partnerVideoVisitHandlers,
  visitSummaries: visitSummaryHandlers,
  partnerSummaries: partnerSummaryHandlers,
  workingHours: workingHoursHandlers,
  doctorProfiles: doctorProfileHandlers,
  caregiverProfiles: caregiverProfileHandlers,
  partnerVisitNotes: partnerVisitNoteHandlers,
  diagnostics: diagnosticsHandlers,
  labOrders: labOrderHandlers,
  labWork: labWorkHandlers,
  labProfiles: labProfileHandlers,
  agencyProfiles: agencyProfileHandlers,
  dashboard: dashboardHandlers,
  telemetry: telemetryHandlers,
  dev: devHandlers,
};

/** Mounts every capability; the outbox of the demo town only where there is one. */
export function mountAll(app: FastifyInstance, kernel: Kernel, { hasDemo }: { hasDemo: boolean }): Answers {
  const answers: Answers = new Map();
  for (const name of Object.keys(handlers) as (keyof typeof handlers)[]) {
    if (name === 'dev' && !hasDemo) continue;
    mount({ app, kernel, answers }, calls[name] as Calls, handlers[name] as Handlers<Calls>);
  }
  return answers;
}
