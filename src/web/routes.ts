export type Access = 'public' | 'private';
export type Header = 'auto' | 'none' | 'partner';
/** `page` stands below src/features. */
export type Row = {
  path: string;
  access: Access;
  header: Header;
  page: string;
  /** The word key of what a private screen is called until it knows better; its words come with every page. */
  title?: string;
  /** What a private screen looks like from afar, while it is loading; a list of rows where nothing is said. */
  outline?: 'columns' | 'tabs';
  /** It shows one booking, which its address names. */
  isOfBooking?: boolean;
  /** It belongs to an account: whoever runs a provider opens it out of their own workspace. */
  isOfAccount?: boolean;
  isDevelopment?: boolean;
};

const row = <const Path extends string>(path: Path, access: Access, header: Header, page: string) => ({
  path,
  access,
  header,
  page,
});
type About = Pick<Row, 'outline' | 'isOfBooking' | 'isOfAccount'> & { title: string };
const own = <const Path extends string>(path: Path, header: Header, page: string, about: About) => ({
  ...row(path, 'private', header, page),
  ...about,
});

/** One row per screen, in the order of the specification; the partner workspace and the development pages follow. */
// prettier-ignore
const table = [
  row('/', 'public', 'auto', 'home/web/HomePage'),
  row('/registertype', 'public', 'none', 'providers/web/application/RegisterTypePage'),
  row('/login', 'public', 'none', 'account/web/LoginPage'),
  row('/profile/signup', 'public', 'auto', 'account/web/SignUpPage'),
  row('/profile/form', 'public', 'none', 'account/web/profile/AboutYouPage'),
  row('/profile/forgot-password', 'public', 'none', 'account/web/ForgotPasswordPage'),
  row('/profile/success-password', 'public', 'auto', 'account/web/PasswordChangedPage'),
  row('/profile/reset-password', 'public', 'none', 'account/web/ResetPasswordPage'),
  row('/profile/form/onboarding', 'public', 'none', 'health-records/web/OnboardingPage'),
  row('/profile/form/completeProfile', 'public', 'none', 'account/web/profile/CompleteProfilePage'),
  { ...row('/myProfile', 'public', 'auto', 'health-records/web/MyProfilePage'), isOfAccount: true },
  row('/senior-care', 'public', 'auto', 'senior-care/web/home/SeniorCarePage'),
  row('/care/daycarecenters', 'public', 'auto', 'senior-care/web/list/DayCareListPage'),
  row('/care/daycaredetails/:pathParam?', 'public', 'auto', 'senior-care/web/details/DayCareDetailsPage'),
  row('/care/daycare-bookingdetails', 'public', 'auto', 'senior-care/web/booking/DayCareBookingPage'),
  own('/confirmedBooking', 'auto', 'bookings/web/ConfirmedBookingPage', { title: 'shell.title.booking', outline: 'columns', isOfBooking: true }),
  own('/care/paymentsCardList', 'auto', 'payments/web/CardListPage', { title: 'shell.title.payment', outline: 'columns', isOfBooking: true }),
  own('/care/paymentmethod', 'auto', 'payments/web/CardListPage', { title: 'shell.title.payment', outline: 'columns', isOfBooking: true }),
  own('/dashboard', 'auto', 'dashboard/web/DashboardPage', { title: 'shell.dashboard', outline: 'columns' }),
  own('/dashboardbookings', 'auto', 'bookings/web/BookingsPage', { title: 'shell.bookings', outline: 'tabs' }),
  own('/dashboard-addfamily', 'auto', 'circle/web/FamilyPage', { title: 'shell.family' }),
  own('/dashboard-privacy', 'auto', 'circle/web/PrivacyPage', { title: 'shell.privacy' }),
  own('/family-healthrecord', 'auto', 'health-records/web/FamilyRecordPage', { title: 'shell.healthRecords' }),
  own('/notifications', 'auto', 'notifications/web/NotificationsPage', { title: 'ui.bell.title', isOfAccount: true }),
  row('/coming-soon', 'public', 'auto', 'home/web/ComingSoonPage'),
  row('/cs-pharmacy', 'public', 'auto', 'home/web/PharmacyPage'),
  row('/cs-transportation', 'public', 'auto', 'home/web/TransportationPage'),
  row('/404', 'public', 'auto', 'home/web/NotFoundPage'),
  own('/partner', 'partner', 'bookings/partner/RequestsPage', { title: 'shell.partner.requests', outline: 'tabs' }),
  own('/partner/day', 'partner', 'bookings/partner/day/DayListPage', { title: 'shell.partner.day' }),
  own('/partner/calendar', 'partner', 'senior-care/partner/calendar/CalendarPage', { title: 'shell.partner.calendar' }),
  own('/partner/profile', 'partner', 'senior-care/partner/profile/CentreProfilePage', { title: 'shell.partner.profile' }),
  { ...row('/dev/ui', 'public', 'none', 'dev/web/UiPage'), isDevelopment: true },
  { ...row('/dev/clock', 'public', 'none', 'dev/web/ClockPage'), isDevelopment: true },
  { ...row('/dev/outbox', 'public', 'none', 'dev/web/OutboxPage'), isDevelopment: true },
] as const;

export type Path = (typeof table)[number]['path'];

export const rows: readonly Row[] = table;

/** Whether a screen of the specification has been built: what leads to others is not shown. */
export const isBuilt = (path: string): path is Path => rows.some((given) => given.path === path);
