import * as z from 'zod/mini';
import { longest } from '#shared/text-rules.ts';

export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'unknown'] as const;
/** Smoking, alcohol and drug products have the same three answers (specification, section 3). */
export const habits = ['no', 'regularly', 'occasionally'] as const;
export const lists = ['medicalConditions', 'allergies'] as const;
export type ListName = (typeof lists)[number];

/** So many entries has a list. */
export const MOST_ENTRIES = 50;
const INCHES_IN_A_FOOT = 12;

/** What goes wrong with a list, as word keys. */
export const listProblems = {
  medicalConditions: { blank: 'errors.conditionBlank', repeated: 'errors.conditionRepeated' },
  allergies: { blank: 'errors.allergyBlank', repeated: 'errors.allergyRepeated' },
} as const;

/** An entry is no longer. */
export const LONGEST_ENTRY = 80;

const Entry = z
  .string('errors.invalid_input')
  .check(z.trim(), z.minLength(1, 'errors.invalid_input'), longest(LONGEST_ENTRY, 'errors.tooLong'));
/** What stands in one of the lists, each entry once. */
export const listOf = (name: ListName) =>
  z.array(Entry, 'errors.invalid_input').check(
    z.maxLength(MOST_ENTRIES, 'errors.tooLong'),
    z.refine((entries) => new Set(entries.map(folded)).size === entries.length, listProblems[name].repeated),
  );
const whole = (error: string, least: number, most: number) =>
  z.int(error).check(z.gte(least, error), z.lte(most, error));

const BloodPressure = z
  .object({
    systolic: whole('errors.systolicImproper', 50, 300),
    diastolic: whole('errors.diastolicImproper', 20, 200),
  })
  .check(
    z.refine(({ systolic, diastolic }) => systolic > diastolic, {
      error: 'errors.bloodPressureImproper',
      path: ['systolic'],
    }),
  );

const answers = {
  /** Inches. */
  height: whole('errors.heightImproper', 12, 107),
  /** Pounds. */
  weight: z
    .number('errors.weightImproper')
    .check(z.gte(1, 'errors.weightImproper'), z.lte(1400, 'errors.weightImproper')),
  bloodGroup: z.enum(bloodGroups, 'errors.bloodGroupBlank'),
  /** In mmHg. */
  bloodPressure: BloodPressure,
  /** None known when empty. */
  medicalConditions: listOf('medicalConditions'),
  allergies: listOf('allergies'),
  smoking: z.enum(habits, 'errors.smokingBlank'),
  alcohol: z.enum(habits, 'errors.alcoholBlank'),
  drugProducts: z.enum(habits, 'errors.drugProductsBlank'),
};

/** The health basics of a person. What was never answered is not there. */
export const HealthFacts = z.partial(z.object(answers));
export type HealthFacts = z.output<typeof HealthFacts>;

/** Answers to lay over those that are there; null takes one back. */
export const HealthFactsChange = z.partial(
  z.object({
    height: z.nullable(answers.height),
    weight: z.nullable(answers.weight),
    bloodGroup: z.nullable(answers.bloodGroup),
    bloodPressure: z.nullable(answers.bloodPressure),
    medicalConditions: z.nullable(answers.medicalConditions),
    allergies: z.nullable(answers.allergies),
    smoking: z.nullable(answers.smoking),
    alcohol: z.nullable(answers.alcohol),
    drugProducts: z.nullable(answers.drugProducts),
  }),
);
export type HealthFactsChange = z.output<typeof HealthFactsChange>;

/** Of a height in inches. */
export const feetAndInches = (height: number) => ({
  feet: Math.floor(height / INCHES_IN_A_FOOT),
  inches: height % INCHES_IN_A_FOOT,
});
/** In inches. */
export const heightOf = ({ feet, inches }: { feet: number; inches: number }): number =>
  feet * INCHES_IN_A_FOOT + inches;

/** A number as typed: digits, a decimal point or comma, spaces around. */
export const typedNumber = (blank: string) =>
  z.pipe(
    z.string(blank).check(z.trim(), z.minLength(1, { error: blank, abort: true })),
    z.transform((text) => Number(text.replace(',', '.'))),
  );

/** Height and weight as typed: feet, inches (blank for none) and pounds. */
export const HeightAndWeight = z.object({
  feet: z.pipe(typedNumber('errors.heightBlank'), whole('errors.heightImproper', 1, 8)),
  inches: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => Number(text)),
    ),
    whole('errors.heightImproper', 0, 11),
  ),
  weight: z.pipe(typedNumber('errors.weightBlank'), answers.weight),
});

export const TypedBloodPressure = z.pipe(
  z.object({ systolic: typedNumber('errors.bloodPressureBlank'), diastolic: typedNumber('errors.bloodPressureBlank') }),
  BloodPressure,
);

/** The questions with one answer out of a few. */
export const choices = { bloodGroup: bloodGroups, smoking: habits, alcohol: habits, drugProducts: habits } as const;
export type ChoiceName = keyof typeof choices;

export const choiceForms = {
  bloodGroup: z.object({ answer: answers.bloodGroup }),
  smoking: z.object({ answer: answers.smoking }),
  alcohol: z.object({ answer: answers.alcohol }),
  drugProducts: z.object({ answer: answers.drugProducts }),
} as const;

export const chosen = (name: ChoiceName, answer: string): HealthFactsChange =>
  z.parse(HealthFactsChange, { [name]: answer });

/** The list with what was typed at its end, or the word key of what stands against it. */
export function withEntry(
  name: ListName,
  list: readonly string[],
  typedEntry: string,
): { list: string[] } | { problem: string } {
  const entry = typedEntry.trim().replace(/\s+/g, ' ');
  if (entry === '') return { problem: listProblems[name].blank };
  if (list.some((known) => folded(known) === folded(entry))) return { problem: listProblems[name].repeated };
  const read = z.safeParse(answers[name], [...list, entry]);
  return read.success ? { list: read.data } : { problem: 'errors.tooLong' };
}

/** The entries with those of `more` that are not among them. */
export const withEntries = (entries: readonly string[], more: readonly string[]): string[] => [
  ...entries,
  ...withoutEntries(more, entries),
];

/** The entries that are not among `fewer`. */
export function withoutEntries(entries: readonly string[], fewer: readonly string[]): string[] {
  const known = new Set(fewer.map(folded));
  return entries.filter((entry) => !known.has(folded(entry)));
}

function folded(entry: string) {
  return entry.trim().toLowerCase();
}

/** The onboarding's screens, in order. */
export const questions = [
  'body',
  'bloodGroup',
  'bloodPressure',
  'medicalConditions',
  'allergies',
  'smoking',
  'alcohol',
  'drugProducts',
  'review',
] as const;
export type Question = (typeof questions)[number];
