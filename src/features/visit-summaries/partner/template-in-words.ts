import type { Translator } from '#shared/words.ts';
import { medicineInWords } from '../medicine-in-words.ts';
import type { Template } from '../template.ts';

/** What a template holds, to tell it from others. */
export const templateInWords = ({ kind, notes, medicines }: Template, t: Translator): string =>
  kind === 'notes' ? notes : medicines.map((medicine) => medicineInWords(medicine, t).name).join(', ');
