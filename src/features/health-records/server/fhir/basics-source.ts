import * as z from 'zod/mini';
import { factsInWords } from '../../facts-in-words.ts';
import { HealthFacts, type ListName } from '../../profile.ts';
import { profileOf } from '../store.ts';
import {
  absent,
  type ExportContext,
  inText,
  loinc,
  type RecordSource,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
  terminology,
  unknownMoment,
} from './resource.ts';

/** The health basics: what somebody cannot take, what they live with, what was measured, and habits. */
export const basicsSource: RecordSource = async (context) => {
  const profile = await profileOf(context.db, context.person);
  const facts = z.parse(HealthFacts, profile?.facts ?? {});
  const issued = profile?.updated_at.toISOString();
  return [
    ...listed(context, 'allergies', facts.allergies),
    ...listed(context, 'medicalConditions', facts.medicalConditions),
    ...observationsIn(facts).map((one) => observation(context, facts, { ...one, issued })),
  ];
};

const lists = {
  allergies: {
    section: 'allergies',
    resourceType: 'AllergyIntolerance',
    none: 'no-known-allergies',
    unsaid: 'no-allergy-info',
    whose: 'patient',
    status: terminology('allergyintolerance-clinical', 'active'),
  },
  medicalConditions: {
    section: 'problems',
    resourceType: 'Condition',
    none: 'no-known-problems',
    unsaid: 'no-problem-info',
    whose: 'subject',
    status: terminology('condition-clinical', 'active'),
  },
} as const;

/** Each of a list; or that none is known, or that nobody has said, which are two things. */
function listed(context: ExportContext, name: ListName, entries: readonly string[] | undefined): SummaryEntry[] {
  const { section, resourceType, none, unsaid, whose, status } = lists[name];
  const { t } = context.speech;
  const told = (code: unknown, key: string, line: string): SummaryEntry => ({
    section,
    resource: resourceOf(resourceType, resourceId(resourceType, `${context.person} ${key}`), {
      clinicalStatus: status,
      code,
      [whose]: subjectOf(context),
    }),
    line,
  });
  if (entries === undefined) return [told(absent(unsaid), unsaid, t('healthRecords.export.unsaid'))];
  if (entries.length === 0) return [told(absent(none), none, t('healthRecords.list.noneKnown'))];
  return entries.map((entry) => told(inText(entry), entry, entry));
}

type Observation = {
  name: keyof HealthFacts;
  code: string;
  category: 'vital-signs' | 'social-history' | 'laboratory';
  value: Record<string, unknown>;
};

const quantity = (value: number, unit: string, code: string) => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code,
});
const millimetres = (value: number) => quantity(value, 'mmHg', 'mm[Hg]');

/** As LOINC names each; habits are said in words. */
function observationsIn({ height, weight, bloodGroup, bloodPressure, ...facts }: HealthFacts): Observation[] {
  const vital = (name: keyof HealthFacts, code: string, value: Observation['value']): Observation => ({
    ...{ name, code, value, category: 'vital-signs' },
  });
  const habits = { smoking: '72166-2', alcohol: '11331-6', drugProducts: '11343-1' } as const;
  return [
    ...(height === undefined ? [] : [vital('height', '8302-2', { valueQuantity: quantity(height, 'in', '[in_i]') })]),
    ...(weight === undefined ? [] : [vital('weight', '29463-7', { valueQuantity: quantity(weight, 'lb', '[lb_av]') })]),
    ...(bloodPressure === undefined
      ? []
      : [
          vital('bloodPressure', '85354-9', {
            component: [
              { code: loinc('8480-6'), valueQuantity: millimetres(bloodPressure.systolic) },
              { code: loinc('8462-4'), valueQuantity: millimetres(bloodPressure.diastolic) },
            ],
          }),
        ]),
    ...(bloodGroup === undefined || bloodGroup === 'unknown'
      ? []
      : [{ name: 'bloodGroup', code: '882-1', category: 'laboratory', value: {} } as const]),
    ...Object.entries(habits).flatMap(([name, code]): Observation[] => {
      const answered = name as keyof typeof habits; // its keys
      return facts[answered] === undefined ? [] : [{ name: answered, code, category: 'social-history', value: {} }];
    }),
  ];
}

function observation(
  context: ExportContext,
  facts: HealthFacts,
  { name, code, category, value, issued }: Observation & { issued: string | undefined },
): SummaryEntry {
  const { term = '', words = '' } = factsInWords(facts, context.speech).find((fact) => fact.name === name) ?? {};
  const isSaid = Object.keys(value).length === 0;
  return {
    section: category === 'social-history' ? 'socialHistory' : category === 'laboratory' ? 'results' : 'vitalSigns',
    resource: resourceOf('Observation', resourceId('Observation', `${context.person} ${name}`), {
      status: 'final',
      category: [terminology('observation-category', category)],
      code: { ...loinc(code), text: term },
      subject: subjectOf(context),
      // when it was measured, nobody says; the basics were last changed then
      _effectiveDateTime: unknownMoment,
      issued,
      ...(isSaid ? { valueCodeableConcept: inText(words) } : value),
    }),
    line: `${term}: ${words}`,
  };
}
