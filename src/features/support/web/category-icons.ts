import {
  CalendarDays,
  CircleHelp,
  FlaskConical,
  HeartHandshake,
  Home,
  HousePlus,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Pill,
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
  caregivers: HeartHandshake,
  labTests: FlaskConical,
  homeHealth: HousePlus,
  medication: Pill,
  account: KeyRound,
  privacy: ShieldCheck,
  technical: MonitorSmartphone,
  other: CircleHelp,
};
