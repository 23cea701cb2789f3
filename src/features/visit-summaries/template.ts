import * as z from 'zod/mini';
import { longest } from '#shared/text-rules.ts';
import { Medicine } from './medicine.ts';
import { LONGEST_NOTES, MOST_MEDICINES } from './summary.ts';

export const templateKinds = ['notes', 'prescription'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** So many of each kind a doctor keeps. */
export const MOST_TEMPLATES = 40;
export const LONGEST_TEMPLATE_NAME = 60;

export const TemplateName = z.object({
  name: z
    .string('errors.templateNameBlank')
    .check(z.trim(), z.minLength(1, 'errors.templateNameBlank'), longest(LONGEST_TEMPLATE_NAME, 'errors.tooLong')),
});

const notes = z
  .string('errors.summaryNotesBlank')
  .check(z.trim(), z.minLength(1, 'errors.summaryNotesBlank'), longest(LONGEST_NOTES, 'errors.tooLong'));
const medicines = z
  .array(Medicine)
  .check(z.minLength(1, 'errors.templateWithoutMedicine'), z.maxLength(MOST_MEDICINES, 'errors.tooManyMedicines'));

/** What a doctor keeps to write it again. */
export const TemplateForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notes'), ...TemplateName.shape, notes }),
  z.object({ kind: z.literal('prescription'), ...TemplateName.shape, medicines }),
]);
export type TemplateForm = z.output<typeof TemplateForm>;

export const Template = z.object({
  _id: z.uuid(),
  kind: z.enum(templateKinds),
  name: z.string(),
  notes: z.string(),
  medicines: z.array(Medicine),
});
export type Template = z.output<typeof Template>;
