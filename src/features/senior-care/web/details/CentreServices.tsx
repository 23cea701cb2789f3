import {
  Accessibility,
  Activity,
  BedDouble,
  BookOpen,
  Brain,
  Bus,
  Church,
  Dices,
  Dog,
  Dumbbell,
  Ear,
  Flower2,
  Handshake,
  HeartHandshake,
  HeartPulse,
  Moon,
  Music,
  Palette,
  PartyPopper,
  Pill,
  Puzzle,
  Scissors,
  ShowerHead,
  Smartphone,
  Stethoscope,
  Trees,
  Users,
  Utensils,
  WashingMachine,
  type LucideIcon,
} from 'lucide-react';
import { IconTiles } from '#features/providers/web/profile/IconTiles.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { CentreService } from '../../services.ts';

const icons: Record<CentreService, LucideIcon> = {
  lunch: Utensils,
  rides: Bus,
  memory_support: Brain,
  nurse: Stethoscope,
  medication: Pill,
  diabetes_care: HeartPulse,
  bathing: ShowerHead,
  physical_therapy: Activity,
  occupational_therapy: Puzzle,
  speech_therapy: Ear,
  exercise: Dumbbell,
  dance: PartyPopper,
  music: Music,
  arts: Palette,
  games: Dices,
  garden: Flower2,
  outings: Trees,
  pet_visits: Dog,
  library: BookOpen,
  technology_help: Smartphone,
  faith: Church,
  hair_salon: Scissors,
  social_worker: Handshake,
  family_support: Users,
  wheelchair_access: Accessibility,
  private_room: BedDouble,
  couples: HeartHandshake,
  laundry: WashingMachine,
  night_staff: Moon,
};

const isKnown = (service: string): service is CentreService => Object.hasOwn(icons, service);

export function CentreServices({ services }: { services: readonly string[] }) {
  const t = useWords();
  const tiles = services
    .filter(isKnown)
    .map((service) => ({ key: service, icon: icons[service], label: t(`seniorCare.service.${service}`) }));
  return <IconTiles title={t('seniorCare.services')} tint="sun" tiles={tiles} />;
}
