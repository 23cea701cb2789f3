import * as z from 'zod/mini';
import { longest } from '#shared/text-rules.ts';

/** What it comes as; the words are `visitSummaries.type.<name>`. */
export const medicineTypes = [
  'tablet',
  'capsule',
  'liquid',
  'drops',
  'cream',
  'inhaler',
  'spray',
  'patch',
  'injection',
  'other',
] as const;

/** How often it is taken; the words are `visitSummaries.frequency.<name>`. */
export const frequencies = [
  'onceDaily',
  'twiceDaily',
  'threeDaily',
  'fourDaily',
  'morning',
  'bedtime',
  'everyOtherDay',
  'weekly',
  'asNeeded',
] as const;

export const LONGEST_COURSE = 365;
/** In characters. */
export const LONGEST_MEDICINE = 120;
export const LONGEST_DOSE = 80;
export const LONGEST_INSTRUCTIONS = 500;

const required = (blank: string, most: number) =>
  z.string(blank).check(z.trim(), z.minLength(1, blank), longest(most, 'errors.tooLong'));
const optional = (most: number) =>
  z._default(z.string('errors.invalid_input').check(z.trim(), longest(most, 'errors.tooLong')), '');

const Days = z
  .int('errors.medicineDays')
  .check(z.gte(1, 'errors.medicineDays'), z.lte(LONGEST_COURSE, 'errors.medicineDays'));

/** A medicine that somebody is to take. */
export const Medicine = z.object({
  type: z.enum(medicineTypes, 'errors.medicineTypeUnselected'),
  name: required('errors.medicineNameBlank', LONGEST_MEDICINE),
  strength: optional(LONGEST_DOSE),
  /** How much at a time. */
  dose: required('errors.medicineDoseBlank', LONGEST_DOSE),
  frequency: z.enum(frequencies, 'errors.medicineFrequencyUnselected'),
  /** For how many days; null until somebody says otherwise. */
  days: z._default(z.nullable(Days), null),
  instructions: optional(LONGEST_INSTRUCTIONS),
});
export type Medicine = z.output<typeof Medicine>;

/** The same as it is typed: days in digits, or left empty. */
export const TypedMedicine = z.object({
  ...Medicine.shape,
  days: z
    .pipe(
      z.string('errors.medicineDays'),
      z.transform((typed) =>
        typed.trim() === '' ? null : /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN,
      ),
    )
    .check(z.refine((days) => days === null || (days >= 1 && days <= LONGEST_COURSE), 'errors.medicineDays')),
});
export const medicineFields = ['name', 'type', 'strength', 'dose', 'frequency', 'days', 'instructions'] as const;
