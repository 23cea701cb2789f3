import {
  Activity,
  FileText,
  Flower2,
  type LucideIcon,
  Microscope,
  NotebookPen,
  Scissors,
  ShieldPlus,
  Stethoscope,
  Syringe,
  UserRound,
} from 'lucide-react';
import type { HealthFacts } from '../../profile.ts';
import type { RecordType } from '../../record-types.ts';

type Section =
  | { name: 'info' | 'allergies' | 'habits'; facts: readonly (keyof HealthFacts)[] }
  | { name: RecordType | 'insurances' };
export type SectionName = Section['name'];

/** The tabs in the order of the specification; the first three show what the health basics say. */
export const sections: readonly (Section & { icon: LucideIcon })[] = [
  {
    name: 'info',
    icon: UserRound,
    facts: ['height', 'weight', 'bloodGroup', 'bloodPressure', 'medicalConditions'],
  },
  { name: 'allergies', icon: Flower2, facts: ['allergies'] },
  { name: 'habits', icon: Activity, facts: ['smoking', 'alcohol', 'drugProducts'] },
  { name: 'diary', icon: NotebookPen },
  { name: 'consultations', icon: Stethoscope },
  { name: 'surgeries', icon: Scissors },
  { name: 'clinicalNotes', icon: FileText },
  { name: 'diagnosis', icon: Microscope },
  { name: 'insurances', icon: ShieldPlus },
  { name: 'vaccination', icon: Syringe },
];

/** The section that the address names (`?tab=`). */
export const sectionIn = (search: URLSearchParams) => sections.find(({ name }) => name === search.get('tab'));
