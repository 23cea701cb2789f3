import { Activity, Ear, HandHeart, HeartHandshake, type LucideIcon, PersonStanding, Stethoscope } from 'lucide-react';
import type { Discipline } from '#features/providers/disciplines.ts';
import type { Picture } from '#features/providers/provider.ts';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import type { Translator, Wording } from '#shared/words.ts';
import { href } from '#web/paths.ts';
import type { AgencyFacts, Professional } from '../agency.ts';

export const agencyAddress = (pathParam: string) => href('/homeHealthProfile/:pathParam?', { pathParam });
export const professionalAddress = (pathParam: string) => href('/healthCareProfile/:pathParam?', { pathParam });
export const requestAddress = (agency: string) => href('/homeHealthRequest', undefined, { agency });

/** What stands for an agency: its photograph, or what is drawn of it. */
export const pictureOf = ({ art, photo }: Pick<AgencyFacts, 'art' | 'photo'>): Picture => ({
  kind: 'place',
  traits: art,
  ...(photo && { photo }),
});

/** 'Medicare and Medicaid'; undefined where it takes neither. */
export const programsInWords = ({ programs }: Pick<AgencyFacts, 'programs'>, { t, locale }: Wording) =>
  programs.length === 0
    ? undefined
    : namesInWords(
        programs.map((program) => t(`homeHealth.program.${program}`)),
        locale,
      );

/** 'Nurse, RN' */
export const professionInWords = (
  { discipline, credential }: Pick<Professional, 'discipline' | 'credential'>,
  t: Translator,
) => [t(`homeHealth.profession.${discipline}`), credential].filter(Boolean).join(', ');

export const disciplineIcons: Record<Discipline, LucideIcon> = {
  nursing: Stethoscope,
  physical_therapy: Activity,
  occupational_therapy: PersonStanding,
  speech_therapy: Ear,
  social_services: HeartHandshake,
  aide: HandHeart,
};
