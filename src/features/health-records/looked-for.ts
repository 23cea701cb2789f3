import { plainText } from '#shared/plain-text.ts';

/** In characters. */
export const LONGEST_SOUGHT = 80;

/** The words that somebody looks for; none for nothing. */
export const soughtWords = (typed: string): string[] => plainText(typed).split(/\s+/).filter(Boolean);

/** Whether each of the words stands somewhere in these texts, also as a part of one, whatever their case and accents. */
export function isFound(words: readonly string[], texts: readonly string[]): boolean {
  const said = plainText(texts.join('\n'));
  return words.every((word) => said.includes(word));
}
