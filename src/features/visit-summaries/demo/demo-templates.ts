import type { Db } from '#server/db/db.ts';
import type { Medicine } from '../medicine.ts';
import type { SummaryForm } from '../summary.ts';
import type { TemplateForm } from '../template.ts';
import { insertTemplate } from '../server/template-store.ts';

const medicine = (name: string, rest: Partial<Medicine>): Medicine => ({
  type: 'tablet',
  name,
  strength: '',
  dose: '1 tablet',
  frequency: 'onceDaily',
  days: null,
  instructions: '',
  ...rest,
});

const lisinopril = medicine('Lisinopril', {
  strength: '10 mg',
  frequency: 'morning',
  days: 30,
  instructions: 'Stand up slowly. Call us about a dry cough or swelling of the face.',
});

const templates: readonly TemplateForm[] = [
  {
    kind: 'notes',
    name: 'Blood pressure check',
    notes:
      'We looked at the readings of the last two weeks.\n\nPlease measure in the morning, sitting, before breakfast, and write the numbers down.\n\nCall 911 for chest pain, sudden weakness, or trouble speaking.',
  },
  {
    kind: 'notes',
    name: 'Cold and cough',
    notes:
      'The lungs sound clear. This is most likely a viral infection that goes by itself in one to two weeks.\n\nRest, and drink more than usual. Come back if there is fever for more than three days or if breathing becomes hard.',
  },
  {
    kind: 'notes',
    name: 'Knee pain',
    notes:
      'The knee hurts on stairs and after sitting. No swelling, no fever, it carries weight.\n\nWalk a little every day, and do the three exercises that we tried together, morning and evening.',
  },
  {
    kind: 'prescription',
    name: 'High blood pressure, first month',
    medicines: [lisinopril],
  },
  {
    kind: 'prescription',
    name: 'Joint pain',
    medicines: [
      medicine('Acetaminophen', {
        strength: '500 mg',
        frequency: 'threeDaily',
        days: 10,
        instructions: 'No more than 3,000 mg in one day, all medicines together.',
      }),
      medicine('Diclofenac gel', {
        type: 'cream',
        strength: '1%',
        dose: 'A thin layer',
        frequency: 'twiceDaily',
        days: 14,
        instructions: 'Not on broken skin. Wash your hands afterwards.',
      }),
    ],
  },
];

/** What the doctor of the town writes again and again. */
export async function seedTemplates(
  db: Db,
  { providerId, userId, now }: { providerId: string; userId: string; now: Date },
): Promise<void> {
  for (const form of templates) await insertTemplate(db, { providerId, userId, form, now });
}

/** What she wrote of a visit. */
export const demoSummary: SummaryForm = {
  notes:
    'Rosa’s heart beats fast when she climbs the stairs, and calms down within two minutes of sitting. No chest pain, no fainting. Her blood pressure at home is a little high in the morning.\n\nWe begin with one tablet every morning. Please measure before breakfast, sitting, and write the numbers down until we meet again.\n\nCall 911 for chest pain, fainting, or trouble breathing.',
  diagnosis: 'High blood pressure, palpitations on effort',
  medicines: [lisinopril],
  followUpWeeks: 4,
  files: [],
};
