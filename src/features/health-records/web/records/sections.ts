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
import type { FactSection } from '../../fact-sections.ts';
import type { RecordType } from '../../record-types.ts';

type Section = { name: FactSection | RecordType | 'insurances' };
export type SectionName = Section['name'];

/** The tabs in the order of the specification; the first three show what the health basics say. */
export const sections: readonly (Section & { icon: LucideIcon })[] = [
  { name: 'info', icon: UserRound },
  { name: 'allergies', icon: Flower2 },
  { name: 'habits', icon: Activity },
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
