import type { Translator } from '#shared/words.ts';
import type { Medicine } from './medicine.ts';

/** A medicine as people read it: what it is, how it is taken and for how long, and what else to mind. */
export function medicineInWords(
  { type, name, strength, dose, frequency, days, instructions }: Medicine,
  t: Translator,
) {
  return {
    name: [name, strength].filter(Boolean).join(' '),
    type: t(`visitSummaries.type.${type}`),
    taken: [dose, t(`visitSummaries.frequency.${frequency}`), daysInWords(days, t)].join(' · '),
    instructions,
  };
}

const daysInWords = (days: number | null, t: Translator) =>
  days === null ? t('visitSummaries.days.open') : t('visitSummaries.days', { count: days });
