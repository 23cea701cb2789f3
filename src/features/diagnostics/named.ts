import { plainText } from '#shared/plain-text.ts';

const folded = (text: string) => plainText(text).replaceAll('_', ' ').trim();

/** Whether words are in one of these names, which may be codes, whatever their capitals and accents. */
export function isNamed(words: string, names: readonly string[]): boolean {
  const sought = folded(words);
  return names.some((name) => folded(name).includes(sought));
}
