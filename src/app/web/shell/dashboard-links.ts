import {
  Activity,
  CalendarClock,
  CalendarDays,
  ClipboardList,
  Heart,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessageCircle,
  Package,
  Pill,
  Search,
  User,
  Users,
} from 'lucide-react';
import { isBuilt } from '#web/routes.ts';

type LinkTo = { path: string; word: string; icon: LucideIcon };

const built = (links: LinkTo[]) => links.filter(({ path }) => isBuilt(path));

/** The tabs of the dashboard header, as the specification orders them, and the way to more care; a screen that is not built is not offered. */
export const tabs = built([
  { path: '/dashboard', word: 'shell.dashboard', icon: LayoutDashboard },
  { path: '/dashboardbookings', word: 'shell.bookings', icon: CalendarDays },
  { path: '/dashboardappointments', word: 'shell.appointments', icon: CalendarClock },
  { path: '/healthrecords', word: 'shell.healthRecords', icon: Activity },
  { path: '/senior-care', word: 'shell.findCare', icon: Search },
]);

/** The drawer's further rows. */
export const drawerLinks = built([
  { path: '/dashboardmedication', word: 'shell.medication', icon: Pill },
  { path: '/dashboardorders', word: 'shell.orders', icon: Package },
  { path: '/dashboard-addfamily', word: 'shell.family', icon: Users },
  { path: '/messaging', word: 'shell.messages', icon: MessageCircle },
  { path: '/help-support', word: 'shell.help', icon: LifeBuoy },
]);

/** The avatar's menu of the specification; log-out comes last. */
export const profileLinks = built([
  { path: '/favourites', word: 'shell.favourites', icon: Heart },
  { path: '/dashboard-leadsinfo', word: 'shell.leads', icon: ClipboardList },
  { path: '/dashboard-enquiries', word: 'shell.enquiries', icon: Mail },
  { path: '/myProfile', word: 'shell.profile', icon: User },
  { path: '/messaging', word: 'shell.chat', icon: MessageCircle },
]);
