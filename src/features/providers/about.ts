import * as z from 'zod/mini';
import { longest } from '#shared/text-rules.ts';

/** In characters. */
export const LONGEST_ABOUT = 1500;

/** What a provider says of itself, in both languages of families; Spanish may be left out. */
export const AboutForm = z.object({
  en: z
    .string('errors.descriptionBlank')
    .check(z.trim(), z.minLength(1, 'errors.descriptionBlank'), longest(LONGEST_ABOUT, 'errors.aboutTooLong')),
  sp: z.string('errors.invalid_input').check(z.trim(), longest(LONGEST_ABOUT, 'errors.aboutSpanishTooLong')),
});
