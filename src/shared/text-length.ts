import * as z from 'zod/mini';

/** Of its place in a text a letter may take so much, as pictures of families do: whoever stacks more marks than that counts as longer. */
const UNITS_OF_A_LETTER = 8;

let segmenter: Intl.Segmenter | undefined;

/** How many letters a reader sees: one with accents is one, and so is a picture of a family. */
export function lettersIn(text: string): number {
  if (/^[\n\x20-\x7e]*$/.test(text)) return text.length;
  // browsers of before 2024 have none
  if (!('Segmenter' in Intl)) return Array.from(text as string).length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether a text has more letters than `most`, as `lettersIn` counts them. */
export const isLonger = (text: string, most: number): boolean =>
  text.length > most && (text.length > most * UNITS_OF_A_LETTER || lettersIn(text) > most);

/** The rule that a text has at most so many letters: `z.maxLength`, but counted as they are seen. */
export function longest(most: number, choices?: Parameters<typeof z.maxLength>[1]): z.core.$ZodCheckMaxLength<string> {
  const rule = z.maxLength(most, choices) as z.core.$ZodCheckMaxLength<string>; // only strings are counted as seen
  const refuse = rule._zod.check;
  rule._zod.check = (payload) => (isLonger(payload.value, most) ? refuse(payload) : undefined);
  return rule;
}

/** The rule that a text has at least so many letters, counted as they are seen. */
export const shortest = (least: number, message: string) =>
  z.refine<string>((text) => lettersIn(text) >= least, message);
