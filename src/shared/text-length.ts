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
