import type { InsuranceCard } from '#features/insurance/card.ts';
import type { Summary } from '#features/visit-summaries/summary.ts';
import { formatDay, formatDayInWords } from '#shared/dates.ts';
import type { Translator } from '#shared/words.ts';
import type { HealthRecord } from '../../record.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';

const dayTexts = (day: string, locale: string) => [formatDay(day), formatDayInWords(day, locale)];

/** All that stands on a record as it is read. */
export const textsOfRecord = (
  type: RecordType,
  { facts, files }: HealthRecord,
  { t, locale }: { t: Translator; locale: string },
): string[] => [
  ...recordTypes[type].fields.flatMap((field) => {
    const said = facts[field.name] ?? '';
    if (said === '') return [];
    if (field.look === 'day') return dayTexts(said, locale);
    return field.look === 'choice' ? [t(field.choices[said] ?? said)] : [said];
  }),
  ...files.map(({ name }) => name),
];

/** What a doctor has written of a visit. */
export const textsOfSummary = ({ providerName, diagnosis, notes, medicines, addenda }: Summary): string[] => [
  providerName,
  diagnosis,
  notes,
  ...medicines.flatMap(({ name, strength, dose, instructions }) => [name, strength, dose, instructions]),
  ...addenda.map(({ words }) => words),
];

/** What stands on an insurance card. */
export const textsOfCard = ({ plan, payer, memberId, groupId }: InsuranceCard): string[] => [
  plan,
  payer ?? '',
  memberId,
  groupId ?? '',
];
