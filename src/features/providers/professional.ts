import * as z from 'zod/mini';
import { linesOf } from '#shared/lines.ts';

/** So many lines of training stand on a profile, each of so many characters. */
export const MOST_TRAINING = 6;
export const LONGEST_TRAINING = 120;
export const Training = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'errors.trainingImproper'),
        z.maxLength(LONGEST_TRAINING, 'errors.trainingImproper'),
      ),
  )
  .check(z.maxLength(MOST_TRAINING, 'errors.trainingImproper'));

/** As it is typed: one to a line. */
export const TypedTraining = z.pipe(z.pipe(z.string(), z.transform(linesOf)), Training);

/** What somebody speaks, as codes of ISO 639. */
export const SpokenLanguages = z
  .array(z.string().check(z.regex(/^[a-z]{2,3}$/, 'errors.invalid_input')))
  .check(z.minLength(1, 'errors.languageNone'), z.maxLength(20, 'errors.invalid_input'));

/** Nobody who works has begun earlier. Which year is this one the server knows. */
export const FIRST_YEAR = 1945;
