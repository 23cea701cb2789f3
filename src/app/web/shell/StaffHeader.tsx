import { ClipboardList, DoorOpen, Flag, Images, Inbox, LifeBuoy, ScanEye, Store, UsersRound } from 'lucide-react';
import { href } from '#web/paths.ts';
import { type Place, WorkspaceHeader } from './WorkspaceHeader.tsx';

const places: readonly Place[] = [
  { path: href('/partner/staff'), word: 'shell.staff.desks.short', icon: Inbox },
  { path: href('/partner/staff/partners'), word: 'shell.staff.partners.short', icon: Store },
  { path: href('/partner/staff/photos'), word: 'shell.staff.photos.short', icon: Images },
  { path: href('/partner/staff/tickets'), word: 'shell.staff.tickets', icon: LifeBuoy },
  { path: href('/partner/staff/leads'), word: 'shell.staff.leads', icon: ClipboardList },
  { path: href('/partner/staff/reviews'), word: 'shell.staff.reviews', icon: Flag },
  { path: href('/partner/staff/questions'), word: 'shell.staff.trailQuestions', icon: ScanEye },
  { path: href('/partner/staff/away'), word: 'shell.staff.away', icon: DoorOpen },
  { path: href('/partner/staff/people'), word: 'shell.staff.people', icon: UsersRound },
];

/** The header of staff, who look after families and providers. */
export function StaffHeader() {
  return <WorkspaceHeader name="staff" home="/partner/staff" places={places} />;
}
