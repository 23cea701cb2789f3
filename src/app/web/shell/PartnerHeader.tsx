import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  CalendarDays,
  CalendarSearch,
  ClipboardList,
  ClipboardPlus,
  FlaskConical,
  Landmark,
  MessageCircle,
  MessagesSquare,
  Phone,
  Star,
  Store,
  UserCheck,
  UsersRound,
  Video,
} from 'lucide-react';
import { ChatCount } from '#features/messaging/web/ChatCount.tsx';
import {
  isBookedKind,
  joiningKindOf,
  type JoiningKind,
  onScreen,
  reporting,
  shownAround,
} from '#features/providers/application.ts';
import { homeAt } from '#features/providers/web/places/home-at.ts';
import { PlaceSwitch } from '#features/providers/web/places/PlaceSwitch.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { mayAs, type PlaceRight } from '#shared/place-roles.ts';
import { href } from '#web/paths.ts';
import { type Place, WorkspaceHeader } from './WorkspaceHeader.tsx';

/** `only`: for whoever joined as one of these; without it for all. `isOfBookings`: where one books, or where nobody does; without it at both. */
type WorkspaceLead = Place & { right: PlaceRight; only?: readonly JoiningKind[]; isOfBookings?: boolean };

const leads: WorkspaceLead = {
  right: 'contacts',
  path: href('/partner/leads'),
  word: 'shell.partner.leads',
  short: 'shell.partner.requests',
  icon: Phone,
};
const profile: WorkspaceLead = {
  right: 'profile',
  path: href('/partner/profile'),
  word: 'shell.partner.profile.short',
  icon: Store,
};

/** The first four stand at the bottom of a phone; what follows is behind "More". Whom nobody books is there for who wants to be called. */
const places: readonly WorkspaceLead[] = [
  { ...leads, isOfBookings: false },
  { right: 'stays', path: href('/partner'), word: 'shell.partner.requests', icon: ClipboardList, isOfBookings: true },
  {
    right: 'answers',
    path: href('/partner/video'),
    word: 'shell.partner.video',
    short: 'shell.partner.video.short',
    icon: Video,
    only: onScreen,
  },
  {
    right: 'summaries',
    path: href('/partner/lab/:id?'),
    word: 'shell.partner.lab',
    short: 'shell.partner.lab.short',
    icon: FlaskConical,
    only: reporting,
  },
  { right: 'stays', path: href('/partner/day'), word: 'shell.partner.day', icon: UserCheck, isOfBookings: true },
  {
    right: 'stays',
    path: href('/partner/calendar'),
    word: 'shell.partner.calendar',
    icon: CalendarDays,
    isOfBookings: true,
  },
  { ...profile, isOfBookings: false },
  { ...profile, word: 'shell.partner.profile', short: profile.word, isOfBookings: true },
  { right: 'reviews', path: href('/partner/reviews'), word: 'shell.partner.reviews', icon: Star, isOfBookings: true },
  {
    right: 'profile',
    path: href('/partner/evidence'),
    word: 'shell.partner.evidence',
    short: 'shell.partner.evidence.short',
    icon: BadgeCheck,
  },
  {
    right: 'contacts',
    path: href('/partner/messages/:id?'),
    word: 'shell.partner.messages',
    icon: MessagesSquare,
    count: <ChatCount isPlace />,
    isOfBookings: true,
  },
  { right: 'contacts', path: href('/partner/enquiries'), word: 'shell.partner.enquiries', icon: MessageCircle },
  {
    right: 'contacts',
    path: href('/partner/visits'),
    word: 'shell.partner.visits',
    icon: CalendarSearch,
    only: shownAround,
  },
  {
    right: 'summaries',
    path: href('/partner/summaries/:id?'),
    word: 'shell.partner.summaries',
    icon: ClipboardPlus,
    only: onScreen,
  },
  { ...leads, only: ['dayCareCenter'], isOfBookings: true },
  {
    right: 'payouts',
    path: href('/partner/payouts'),
    word: 'shell.partner.payouts',
    icon: Landmark,
    isOfBookings: true,
  },
  { right: 'member', path: href('/partner/team'), word: 'shell.partner.team', icon: UsersRound },
];

/** What there is at a place for a role; until it is known, all that there is where one books. */
function pagesAt(place?: WorkPlace): readonly Place[] {
  const isBooked = place === undefined || isBookedKind(place.kind);
  return places.filter(
    ({ right, only, isOfBookings = isBooked }) =>
      isOfBookings === isBooked &&
      (!place || (mayAs(place.role, right) && (!only || only.includes(joiningKindOf(place.kind))))),
  );
}

/** The header of whoever works for a provider: what their role at the chosen place includes, and what fits its kind. */
export function PartnerHeader() {
  const { data } = useQuery(ownPlaces());
  const [chosen] = data?.data ?? [];
  return (
    <WorkspaceHeader
      name="partner"
      home={chosen ? homeAt(chosen) : '/partner'}
      places={pagesAt(chosen)}
      about={<PlaceSwitch />}
    />
  );
}
