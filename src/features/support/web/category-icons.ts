import {
  CalendarDays,
  CircleHelp,
  Home,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Stethoscope,
  Users,
  WalletCards,
} from 'lucide-react';
import type { Category } from '../ticket.ts';

export const categoryIcons: Record<Category, LucideIcon> = {
  bookings: CalendarDays,
  payments: WalletCards,
  family: Users,
  centers: Home,
  doctors: Stethoscope,
  account: KeyRound,
  privacy: ShieldCheck,
  technical: MonitorSmartphone,
  other: CircleHelp,
};
