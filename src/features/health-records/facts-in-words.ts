import { numberFormat } from '#shared/intl.ts';
import type { Translator } from '#shared/words.ts';
import { feetAndInches, type HealthFacts, type Question } from './profile.ts';

type FactLine = { name: keyof HealthFacts; question: Question; term: string; words: string | undefined };

const order = [
  ['height', 'body'],
  ['weight', 'body'],
  ['bloodGroup', 'bloodGroup'],
  ['bloodPressure', 'bloodPressure'],
  ['medicalConditions', 'medicalConditions'],
  ['allergies', 'allergies'],
  ['smoking', 'smoking'],
  ['alcohol', 'alcohol'],
  ['drugProducts', 'drugProducts'],
] as const satisfies readonly (readonly [keyof HealthFacts, Question])[];

const weightFormat = numberFormat({});

/** Every fact of the health basics as it is read, with the question that asks for it; no words for what was not answered. */
export function factsInWords(facts: HealthFacts, { t, locale }: { t: Translator; locale: string }): FactLine[] {
  const { height, weight, bloodGroup, bloodPressure, medicalConditions, allergies, smoking, alcohol, drugProducts } =
    facts;
  const listed = (entries: string[] | undefined) =>
    entries && (entries.length > 0 ? entries.join(', ') : t('healthRecords.list.noneKnown'));
  const habit = (answer: string | undefined) => answer && t(`healthRecords.habit.${answer}`);
  const words: Record<keyof HealthFacts, string | undefined> = {
    height: height === undefined ? undefined : t('healthRecords.height.value', feetAndInches(height)),
    weight:
      weight === undefined
        ? undefined
        : t('healthRecords.weight.value', { pounds: weightFormat(locale).format(weight) }),
    bloodGroup: bloodGroup && bloodGroupInWords(bloodGroup, t),
    bloodPressure: bloodPressure && t('healthRecords.bloodPressure.value', bloodPressure),
    medicalConditions: listed(medicalConditions),
    allergies: listed(allergies),
    smoking: habit(smoking),
    alcohol: habit(alcohol),
    drugProducts: habit(drugProducts),
  };
  return order.map(([name, question]) => ({
    name,
    question,
    term: t(`healthRecords.fact.${name}`),
    words: words[name],
  }));
}

/** With a real minus, which screen readers say. */
export const bloodGroupInWords = (group: string, t: Translator): string =>
  group === 'unknown' ? t('healthRecords.bloodGroup.unknown') : group.replace('-', '−');
