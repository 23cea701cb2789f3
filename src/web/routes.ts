export type Access = 'public' | 'private';
export type Header = 'auto' | 'none' | 'partner' | 'staff';
/** `page` stands below src/features. */
export type Row = {
  path: string;
  access: Access;
  header: Header;
  page: string;
  /** The word key of what a private screen is called until it knows better; its words come with those of the account. */
  title?: string;
  /** What a private screen looks like from afar, while it is loading; a list of rows where nothing is said. */
  outline?: 'columns' | 'tabs';
  /** It shows one booking, which its address names. */
  isOfBooking?: boolean;
  /** A public screen that leads into a booking, or shows one's own: where their pages are comes with it, as with every private one. */
  isForBooking?: boolean;
  /** Care is looked for here: the person whom it is for goes along to this screen (`?for=`), unless they are chosen on it. */
  person?: 'along' | 'chosen';
  /** The row of faces filters it, and who is chosen there stays so from one of these screens to the next (`?for=`). */
  hasFaces?: boolean;
  /** It belongs to an account: whoever runs a provider opens it out of their own workspace. */
  isOfAccount?: boolean;
  isDevelopment?: boolean;
  /** Its address holds a secret: nobody keeps its document, and nothing is recorded there. */
  hasKey?: boolean;
  /** A document of its own, because only there the browser may be asked for camera and microphone. */
  hasDevices?: boolean;
  /** A document of its own where money is processed by somebody else, because only there the page may talk to other hosts: it takes cards or bank accounts. */
  asksProcessor?: boolean;
};

const row = <const Path extends string>(path: Path, access: Access, header: Header, page: string) => ({
  path,
  access,
  header,
  page,
});
type RouteFacts = Pick<Row, 'outline' | 'isOfBooking' | 'hasFaces' | 'isOfAccount'> & { title: string };
const own = <const Path extends string>(path: Path, header: Header, page: string, about: RouteFacts) => ({
  ...row(path, 'private', header, page),
  ...about,
});

/** One row per screen, in the order of the specification; the workspaces of partners and of staff and the development pages follow. */
// prettier-ignore
const table = [
  row('/', 'public', 'auto', 'home/web/HomePage'),
  row('/registertype', 'public', 'none', 'providers/web/application/RegisterTypePage'),
  row('/login', 'public', 'none', 'account/web/LoginPage'),
  row('/profile/signup', 'public', 'auto', 'account/web/SignUpPage'),
  row('/profile/form', 'public', 'none', 'account/web/profile/AboutYouPage'),
  row('/profile/forgot-password', 'public', 'none', 'account/web/ForgotPasswordPage'),
  row('/profile/success-password', 'public', 'auto', 'account/web/PasswordChangedPage'),
  { ...row('/profile/reset-password', 'public', 'none', 'account/web/ResetPasswordPage'), hasKey: true },
  row('/profile/form/onboarding', 'public', 'none', 'health-records/web/OnboardingPage'),
  row('/profile/form/completeProfile', 'public', 'none', 'account/web/profile/CompleteProfilePage'),
  { ...row('/myProfile', 'public', 'auto', 'health-records/web/MyProfilePage'), isOfAccount: true },
  { ...row('/senior-care', 'public', 'auto', 'senior-care/web/home/SeniorCarePage'), person: 'along' },
  { ...row('/care/daycarecenters', 'public', 'auto', 'senior-care/web/list/DayCareListPage'), person: 'along', isForBooking: true },
  { ...row('/care/daycaredetails/:pathParam?', 'public', 'auto', 'senior-care/web/details/DayCareDetailsPage'), person: 'along', isForBooking: true },
  { ...row('/care/daycare-bookingdetails', 'public', 'auto', 'senior-care/web/booking/DayCareBookingPage'), person: 'chosen', asksProcessor: true, isForBooking: true },
  own('/confirmedBooking', 'auto', 'bookings/web/ConfirmedBookingPage', { title: 'shell.title.booking', outline: 'columns', isOfBooking: true }),
  { ...own('/care/paymentsCardList', 'auto', 'payments/web/CardListPage', { title: 'shell.title.payment', outline: 'columns', isOfBooking: true }), asksProcessor: true },
  own('/care/insuranceCardList', 'auto', 'payments/web/insurance/InsuranceCardListPage', { title: 'shell.title.insuranceCards', outline: 'columns' }),
  { ...own('/care/paymentmethod', 'auto', 'payments/web/CardListPage', { title: 'shell.title.payment', outline: 'columns', isOfBooking: true }), asksProcessor: true },
  { ...own('/scare/unverifiedCenter/:pathParam?', 'auto', 'senior-care/web/unverified/UnverifiedCenterPage', { title: 'shell.title.center', outline: 'columns' }), person: 'along' },
  { ...row('/top-Doctors', 'public', 'auto', 'doctors/web/list/DoctorListPage'), person: 'along' },
  { ...row('/Md/:pathParam?', 'public', 'auto', 'doctors/web/details/DoctorPage'), person: 'along' },
  { ...row('/UnMd/:pathParam?', 'public', 'auto', 'doctors/web/unverified/UnverifiedDoctorPage'), person: 'along' },
  { ...row('/md-bookDetails', 'public', 'auto', 'doctors/web/booking/AppointmentBookingPage'), person: 'chosen', isForBooking: true },
  { ...row('/top-Caregivers', 'public', 'auto', 'caregivers/web/list/CaregiverListPage'), person: 'along' },
  { ...row('/cg/:pathParam?', 'public', 'auto', 'caregivers/web/details/CaregiverPage'), person: 'along' },
  { ...row('/caregiver-bookDetails', 'public', 'auto', 'caregivers/web/booking/CareBookingPage'), person: 'chosen', isForBooking: true },
  { ...row('/top-diagnosis', 'public', 'none', 'diagnostics/web/home/LabHomePage'), person: 'along' },
  { ...row('/test-centers', 'public', 'auto', 'diagnostics/web/list/LabListPage'), person: 'along' },
  { ...row('/diagnosis-center-view', 'public', 'auto', 'diagnostics/web/centre/LabPage'), person: 'along' },
  { ...row('/packagedetails', 'public', 'auto', 'diagnostics/web/tests/PackagePage'), person: 'along' },
  { ...row('/testTypeDetails', 'public', 'auto', 'diagnostics/web/tests/TestPage'), person: 'along' },
  { ...row('/mycart', 'public', 'auto', 'diagnostics/web/cart/CartPage'), person: 'chosen', isForBooking: true },
  { ...row('/mycartAddTest', 'public', 'auto', 'diagnostics/web/cart/AddTestsPage'), person: 'along' },
  own('/diagnostic-testView', 'auto', 'diagnostics/web/result/TestResultPage', { title: 'shell.title.labResult', outline: 'columns' }),
  own('/dashboardorders', 'auto', 'diagnostics/web/orders/OrdersPage', { title: 'shell.orders', hasFaces: true, outline: 'tabs' }),
  { ...row('/homeHealth', 'public', 'auto', 'home-health/web/HomeHealthPage'), person: 'along' },
  { ...row('/homeHealthAgencies', 'public', 'auto', 'home-health/web/list/AgencyListPage'), person: 'along' },
  { ...row('/homeHealthProfile/:pathParam?', 'public', 'auto', 'home-health/web/details/AgencyPage'), person: 'along' },
  { ...row('/healthCareProfile/:pathParam?', 'public', 'auto', 'home-health/web/details/ProfessionalPage'), person: 'along' },
  { ...row('/homeHealthRequest', 'public', 'auto', 'home-health/web/request/RequestPage'), person: 'along' },
  row('/CPayment', 'public', 'auto', 'payments/web/CardPaymentPage'),
  { ...own('/CPaymenetCardList', 'auto', 'payments/web/CardListPage', { title: 'shell.title.payment', outline: 'columns', isOfBooking: true }), asksProcessor: true },
  own('/CConfirmdPayment', 'auto', 'bookings/web/ConfirmedBookingPage', { title: 'shell.title.booking', outline: 'columns', isOfBooking: true }),
  own('/dashboardappointments', 'auto', 'bookings/web/appointments/AppointmentsPage', { title: 'shell.appointments', hasFaces: true, outline: 'tabs' }),
  own('/visit-summary/:id?', 'auto', 'visit-summaries/web/SummaryPage', { title: 'shell.title.visitSummary' }),
  own('/dashboard', 'auto', 'dashboard/web/DashboardPage', { title: 'shell.dashboard', hasFaces: true, outline: 'columns' }),
  own('/dashboardbookings', 'auto', 'bookings/web/BookingsPage', { title: 'shell.bookings', hasFaces: true, outline: 'tabs' }),
  own('/dashboard-coming/:id?', 'auto', 'bookings/web/coming/ComingPage', { title: 'shell.title.booking' }),
  own('/dashboard-addfamily', 'auto', 'circle/web/FamilyPage', { title: 'shell.family', hasFaces: true }),
  own('/dashboard-payment', 'auto', 'payments/web/receipts/PaymentsPage', { title: 'shell.payments', hasFaces: true }),
  own('/dashboard-week', 'auto', 'board/web/WeekPage', { title: 'shell.week', hasFaces: true, outline: 'columns' }),
  own('/dashboard-security', 'auto', 'security/web/SecurityPage', { title: 'shell.security', outline: 'columns', isOfAccount: true }),
  own('/dashboard-account', 'auto', 'settings/web/AccountPage', { title: 'shell.accountPage', isOfAccount: true }),
  own('/dashboard-global', 'auto', 'settings/web/GlobalPage', { title: 'shell.global', isOfAccount: true }),
  own('/dashboard-privacy', 'auto', 'circle/web/PrivacyPage', { title: 'shell.privacy', hasFaces: true, isOfAccount: true }),
  own('/dashboard-data', 'auto', 'closing/web/OwnDataPage', { title: 'shell.ownData', isOfAccount: true }),
  own('/healthrecords', 'auto', 'health-records/web/HealthRecordsPage', { title: 'shell.healthRecords', outline: 'columns' }),
  own('/family-healthrecord', 'auto', 'health-records/web/FamilyRecordPage', { title: 'shell.healthRecords', outline: 'columns' }),
  own('/dashboardmedication', 'auto', 'medication/web/MedicationPage', { title: 'shell.medication', hasFaces: true }),
  own('/dashboard-leadsinfo', 'auto', 'lead-requests/web/LeadRequestsPage', { title: 'shell.leads', hasFaces: true }),
  own('/dashboard-enquiries', 'auto', 'enquiries/web/EnquiriesPage', { title: 'shell.enquiries', hasFaces: true }),
  own('/dashboard-visits', 'auto', 'tours/web/VisitsPage', { title: 'shell.visits', hasFaces: true }),
  own('/help-support', 'auto', 'support/web/HelpSupportPage', { title: 'shell.help', hasFaces: true, isOfAccount: true }),
  own('/notifications', 'auto', 'notifications/web/NotificationsPage', { title: 'ui.bell.title', hasFaces: true, isOfAccount: true }),
  own('/favourites', 'auto', 'favourites/web/FavouritesPage', { title: 'shell.favourites', hasFaces: true, outline: 'tabs' }),
  own('/messaging', 'auto', 'messaging/web/MessagingPage', { title: 'shell.messages', hasFaces: true, outline: 'columns' }),
  own('/communicationHub/*', 'auto', 'messaging/web/MessagingPage', { title: 'shell.messages', outline: 'columns' }),
  { ...own('/videoCall/:un?/:rn?', 'auto', 'video-visits/web/VideoVisitPage', { title: 'shell.title.videoVisit', isOfAccount: true }), hasDevices: true },
  row('/coming-soon', 'public', 'auto', 'home/web/ComingSoonPage'),
  row('/cs-pharmacy', 'public', 'auto', 'home/web/PharmacyPage'),
  row('/cs-transportation', 'public', 'auto', 'home/web/TransportationPage'),
  row('/insurance', 'public', 'auto', 'home/web/InsurancePage'),
  own('/locationPreview', 'auto', 'bookings/web/location/LocationPreviewPage', { title: 'shell.title.place', outline: 'columns' }),
  row('/404', 'public', 'auto', 'home/web/NotFoundPage'),
  { ...row('/invitation', 'public', 'none', 'circle/web/invited/InvitedPage'), hasKey: true },
  { ...row('/shared-record', 'public', 'none', 'health-records/web/links/SharedRecordPage'), hasKey: true },
  own('/partner', 'partner', 'bookings/partner/RequestsPage', { title: 'shell.partner.requests', outline: 'tabs' }),
  own('/partner/day', 'partner', 'bookings/partner/day/DayListPage', { title: 'shell.partner.day' }),
  own('/partner/calendar', 'partner', 'partners/partner/calendar/CalendarPage', { title: 'shell.partner.calendar' }),
  own('/partner/profile', 'partner', 'partners/partner/profile/ProfilePage', { title: 'shell.partner.profile' }),
  own('/partner/reviews', 'partner', 'reviews/partner/ReceivedReviewsPage', { title: 'shell.partner.reviews', outline: 'tabs' }),
  own('/partner/evidence', 'partner', 'partners/partner/evidence/EvidencePage', { title: 'shell.partner.evidence', outline: 'columns' }),
  own('/partner/lab/:id?', 'partner', 'diagnostics/partner/work/LabWorkPage', { title: 'shell.partner.lab' }),
  own('/partner/team', 'partner', 'team/partner/TeamPage', { title: 'shell.partner.team', outline: 'columns' }),
  { ...own('/partner/payouts', 'partner', 'payouts/partner/PayoutsPage', { title: 'shell.partner.payouts', outline: 'columns' }), asksProcessor: true },
  own('/partner/join', 'auto', 'partners/partner/join/JoinPage', { title: 'shell.partner.join' }),
  own('/partner/claim', 'auto', 'partners/partner/claim/ClaimPage', { title: 'shell.partner.claim' }),
  own('/partner/enquiries', 'partner', 'enquiries/partner/EnquiriesDeskPage', { title: 'shell.partner.enquiries', outline: 'tabs' }),
  own('/partner/messages/:id?', 'partner', 'messaging/partner/PlaceMessagesPage', { title: 'shell.partner.messages', outline: 'columns' }),
  own('/partner/leads', 'partner', 'lead-requests/partner/LeadsPage', { title: 'shell.partner.leads' }),
  own('/partner/visits', 'partner', 'tours/partner/VisitsDeskPage', { title: 'shell.partner.visits', outline: 'tabs' }),
  own('/partner/video', 'partner', 'video-visits/partner/VideoDeskPage', { title: 'shell.partner.video' }),
  own('/partner/summaries/:id?', 'partner', 'visit-summaries/partner/SummariesPage', { title: 'shell.partner.summaries' }),
  own('/partner/staff', 'staff', 'staff/web/DesksPage', { title: 'shell.staff.desks' }),
  own('/partner/staff/tickets', 'staff', 'support/staff/StaffTicketsPage', { title: 'shell.staff.tickets', outline: 'tabs' }),
  own('/partner/staff/leads', 'staff', 'lead-requests/staff/StaffLeadsPage', { title: 'shell.staff.leads' }),
  own('/partner/staff/reviews', 'staff', 'reviews/staff/ReportedReviewsPage', { title: 'shell.staff.reviews', outline: 'tabs' }),
  own('/partner/staff/partners', 'staff', 'partners/staff/ApplicationsPage', { title: 'shell.staff.partners', outline: 'tabs' }),
  own('/partner/staff/questions', 'staff', 'circle/staff/TrailQuestionsPage', { title: 'shell.staff.trailQuestions' }),
  own('/partner/staff/photos', 'staff', 'providers/staff/PhotosPage', { title: 'shell.staff.photos' }),
  own('/partner/staff/people', 'staff', 'staff/web/PeoplePage', { title: 'shell.staff.people' }),
  own('/partner/staff/away', 'staff', 'closing/staff/AwayPage', { title: 'shell.staff.away' }),
  { ...row('/dev/ui', 'public', 'none', 'dev/web/UiPage'), isDevelopment: true },
  { ...row('/dev/clock', 'public', 'none', 'dev/web/ClockPage'), isDevelopment: true },
  { ...row('/dev/outbox', 'public', 'none', 'dev/web/OutboxPage'), isDevelopment: true },
] as const;

export type Path = (typeof table)[number]['path'];

export const rows: readonly Row[] = table;
