import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  CalendarDays,
  CalendarSearch,
  ClipboardList,
  ClipboardPlus,
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
import { homeAt } from '#features/providers/web/places/home-at.ts';
import { PlaceSwitch } from '#features/providers/web/places/PlaceSwitch.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { mayAs, type PlaceRight } from '#shared/place-roles.ts';
import { href } from '#web/paths.ts';
import { type Place, WorkspaceHeader } from './WorkspaceHeader.tsx';

/** `only`: for whoever is a doctor, or runs a place that is no doctor; without it for both. */
type OfWorkspace = Place & { right: PlaceRight; only?: 'doctor' | 'place' };

/** The first four stand at the bottom of a phone; what follows is behind "More". */
const places: readonly OfWorkspace[] = [
  { right: 'stays', path: href('/partner'), word: 'shell.partner.requests', icon: ClipboardList },
  {
    right: 'answers',
    path: href('/partner/video'),
    word: 'shell.partner.video',
    short: 'shell.partner.video.short',
    icon: Video,
    only: 'doctor',
  },
  { right: 'stays', path: href('/partner/day'), word: 'shell.partner.day', icon: UserCheck },
  { right: 'stays', path: href('/partner/calendar'), word: 'shell.partner.calendar', icon: CalendarDays },
  {
    right: 'profile',
    path: href('/partner/profile'),
    word: 'shell.partner.profile',
    short: 'shell.partner.profile.short',
    icon: Store,
  },
  { right: 'reviews', path: href('/partner/reviews'), word: 'shell.partner.reviews', icon: Star },
  { right: 'profile', path: href('/partner/evidence'), word: 'shell.partner.evidence', icon: BadgeCheck },
  { right: 'contacts', path: href('/partner/messages/:id?'), word: 'shell.partner.messages', icon: MessagesSquare },
  { right: 'contacts', path: href('/partner/enquiries'), word: 'shell.partner.enquiries', icon: MessageCircle },
  {
    right: 'contacts',
    path: href('/partner/visits'),
    word: 'shell.partner.visits',
    icon: CalendarSearch,
    only: 'place',
  },
  {
    right: 'summaries',
    path: href('/partner/summaries/:id?'),
    word: 'shell.partner.summaries',
    icon: ClipboardPlus,
    only: 'doctor',
  },
  { right: 'contacts', path: href('/partner/leads'), word: 'shell.partner.leads', icon: Phone, only: 'place' },
  { right: 'payouts', path: href('/partner/payouts'), word: 'shell.partner.payouts', icon: Landmark },
  { right: 'member', path: href('/partner/team'), word: 'shell.partner.team', icon: UsersRound },
];

/** The header of whoever works for a provider: what their role at the chosen place includes, and what fits its kind. */
export function PartnerHeader() {
  const { data } = useQuery(ownPlaces());
  const [chosen] = data?.data ?? [];
  const kind = chosen?.kind === 'doctor' ? 'doctor' : 'place';
  const own = chosen
    ? places.filter(({ right, only }) => mayAs(chosen.role, right) && (only === undefined || only === kind))
    : places;
  return (
    <WorkspaceHeader
      name="partner"
      home={chosen ? homeAt(chosen.role) : '/partner'}
      places={own}
      about={<PlaceSwitch />}
    />
  );
}
