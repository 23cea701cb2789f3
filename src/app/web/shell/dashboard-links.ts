import {
  Activity,
  CalendarClock,
  CalendarDays,
  CalendarSearch,
  ClipboardList,
  Eye,
  Heart,
  LayoutDashboard,
  LayoutGrid,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessageCircle,
  Package,
  Pill,
  Settings,
  User,
  Users,
} from 'lucide-react';
import type { Workspace } from '#shared/rendering.ts';
import { href } from '#web/paths.ts';
import { rows } from '#web/routes.ts';

export type LinkTo = {
  path: string;
  word: string;
  icon: LucideIcon;
  /** Another screen of the same. */
  also?: string;
};

/** Whether somebody is where it leads. */
export const isAt = ({ path, also }: Pick<LinkTo, 'path' | 'also'>, pathname: string): boolean =>
  pathname === path || pathname === also;

/** The tabs of the dashboard header, as the specification orders them. */
export const tabs: readonly LinkTo[] = [
  { path: '/dashboard', word: 'shell.dashboard', icon: LayoutDashboard },
  { path: '/dashboardbookings', word: 'shell.bookings', icon: CalendarDays },
  { path: '/dashboardappointments', word: 'shell.appointments', icon: CalendarClock },
  { path: '/healthrecords', word: 'shell.healthRecords', icon: Activity, also: '/family-healthrecord' },
];

/** The drawer's further rows. */
export const drawerLinks: readonly LinkTo[] = [
  { path: '/dashboardmedication', word: 'shell.medication', icon: Pill },
  { path: '/dashboardorders', word: 'shell.orders', icon: Package },
  { path: href('/dashboard', undefined, { view: 'widgets' }), word: 'shell.widgets', icon: LayoutGrid },
  { path: '/dashboard-addfamily', word: 'shell.family', icon: Users },
  { path: '/family-healthrecord', word: 'shell.healthRecords', icon: Activity },
  { path: '/dashboard-privacy', word: 'shell.whoSaw', icon: Eye },
  { path: '/messaging', word: 'shell.messages', icon: MessageCircle },
  { path: '/help-support', word: 'shell.help', icon: LifeBuoy },
];

/** The avatar's menu of the specification; the account and the log-out come last. */
const profileLinks: readonly LinkTo[] = [
  { path: '/favourites', word: 'shell.favourites', icon: Heart },
  { path: '/dashboard-visits', word: 'shell.visits', icon: CalendarSearch },
  { path: '/dashboard-leadsinfo', word: 'shell.leads', icon: ClipboardList },
  { path: '/dashboard-enquiries', word: 'shell.enquiries', icon: Mail },
  { path: '/dashboard-addfamily', word: 'shell.family', icon: Users },
  { path: '/family-healthrecord', word: 'shell.healthRecords', icon: Activity },
  { path: '/dashboardmedication', word: 'shell.medication', icon: Pill },
  { path: '/dashboardorders', word: 'shell.orders', icon: Package },
  { path: '/dashboard-privacy', word: 'shell.whoSaw', icon: Eye },
  { path: '/myProfile', word: 'shell.profile', icon: User },
  { path: '/messaging', word: 'shell.chat', icon: MessageCircle },
  { path: '/dashboard-account', word: 'shell.accountPage', icon: Settings },
  { path: '/help-support', word: 'shell.help', icon: LifeBuoy },
];

const isOfAccount = (path: string) => rows.some((row) => row.path === path && row.isOfAccount);

/** The avatar's menu; whoever works for a provider or for the staff has only what belongs to the account. */
export const profileLinksOf = (workspace: Workspace = 'family') =>
  workspace === 'family' ? profileLinks : profileLinks.filter(({ path }) => isOfAccount(path));
