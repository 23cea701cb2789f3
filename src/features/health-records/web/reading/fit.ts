import { isLonger } from '#shared/text-length.ts';
import type { RecordFacts } from '../../record.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';

/** No letter has more marks than this many characters in what is looked at before a text is cut. */
const CHARACTERS_OF_A_LETTER = 4;

/** The text in at most so many letters; one that was cut ends with an ellipsis. */
export function fitted(text: string, most: number): { text: string; isShortened: boolean } {
  if (text.length <= most * CHARACTERS_OF_A_LETTER && !isLonger(text, most)) return { text, isShortened: false };
  const letters = [...text.slice(0, most * CHARACTERS_OF_A_LETTER)];
  return {
    text: `${letters
      .slice(0, most - 1)
      .join('')
      .trimEnd()}…`,
    isShortened: true,
  };
}

/** What of a record was said, each field no longer than it may be, and the names of those that were. */
export function fittedFacts(type: RecordType, said: Record<string, string | undefined>) {
  const shortened: string[] = [];
  const facts: RecordFacts = {};
  for (const field of recordTypes[type].fields) {
    const text = said[field.name]?.trim();
    if (!text) continue;
    const most = field.look === 'line' || field.look === 'text' ? field.most : Infinity;
    const fit = fitted(field.look === 'text' ? text : text.replace(/\s+/g, ' '), most);
    if (fit.isShortened) shortened.push(field.name);
    facts[field.name] = fit.text;
  }
  return { facts, shortened };
}
